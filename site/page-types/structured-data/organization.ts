import type { JsonObject } from 'ximblox'
import { globalOf, type PageView } from 'ximblox/views'
import { contactDetails } from '../../globals/contact.global.ts'
import { siteContent } from '../../globals/site.global.ts'
import { assets } from '../../theme/assets.ts'
import { withoutEmpty } from './without-empty.ts'

/** Names the organisation in other structured data of the same page. */
export const organizationReference = ({ site }: Pick<PageView, 'site'>): JsonObject => ({
  '@id': `${site.url}/#organization`,
})

/** The organisation as editors describe it in the site-wide content. */
export const organization = (view: PageView): JsonObject => {
  const { address, phone, email, social } = globalOf(view, contactDetails).props
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...organizationReference(view),
    name: globalOf(view, siteContent).props.name,
    url: view.site.url,
    logo: `${view.site.url}${view.assets.asset(assets.favicon)}`,
    address: address.split('\n').join(', '),
    telephone: phone,
    email,
    sameAs: social.map(({ url }) => url).filter(url => url !== ''),
  })
}
