import { type PagePartComponent, PagePicture } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { SiteHeader } from '../../theme/site-header.tsx'
import { PageHeader } from '../page-header.tsx'
import type { team } from './team.page-type.ts'

export const TeamHeader: PagePartComponent<typeof team> = ({ props, view }) => {
  const { page, files } = view
  const messages = messagesFor(page.locale)
  const { description, linkedin, name, specialties } = props
  return (
    <>
      <SiteHeader view={view} contentID="page-title" />
      <PageHeader title={name || page.title} intro={description}>
        {props.function !== '' && <p className="page-header__facts">{props.function}</p>}
        {specialties.length > 0 && (
          <ul className="specialties" aria-label={messages.specialties}>
            {specialties.map(specialty => (
              <li key={specialty.key} className="specialties__specialty">
                {specialty.name}
              </li>
            ))}
          </ul>
        )}
        {linkedin !== '' && (
          <p className="page-header__action">
            <a className="more" href={linkedin}>
              {messages.onLinkedIn.replace('{name}', name || page.title)}
            </a>
          </p>
        )}
        <PagePicture
          pageID={page.id}
          image={page.images.image}
          files={files}
          className="page-header__person"
          sizes="(width >= 48rem) 20rem, 90vw"
          priority
        />
      </PageHeader>
    </>
  )
}
