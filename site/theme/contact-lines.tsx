import { globalOf, type PageView } from 'ximblox/views'
import { contactDetails } from '../globals/contact.global.ts'

/** Address, phone, email and social media, as far as editors have filled them in. */
export const ContactLines = ({ view }: { view: PageView }) => {
  const { address, phone, email, social } = globalOf(view, contactDetails).props
  const profiles = social.filter(({ name, url }) => name !== '' && url !== '')
  if (address === '' && phone === '' && email === '' && profiles.length === 0) return null
  return (
    <address className="contact-lines">
      {address !== '' && <p className="contact-lines__address">{address}</p>}
      {(phone !== '' || email !== '') && (
        <p>
          {phone !== '' && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
      {profiles.length > 0 && (
        <ul className="contact-lines__social">
          {profiles.map(({ key, name, url }) => (
            <li key={key}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </address>
  )
}
