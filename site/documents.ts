import {
  type DocumentOptions,
  feedDocument,
  iconDocuments,
  manifestDocument,
  securityDocument,
} from 'ximblox/document'
import { globalOf } from 'ximblox/views'
import { documentTitle } from './document-title.ts'
import { contactDetails } from './globals/contact.global.ts'
import { footer } from './globals/footer.global.ts'
import { siteContent } from './globals/site.global.ts'
import { messagesFor } from './messages/messages.ts'
import { news } from './page-types/news/news.page-type.ts'
import { assets } from './theme/assets.ts'

/** What the site sends besides pages. */
export const documents: NonNullable<DocumentOptions['documents']> = [
  feedDocument({
    pageType: news,
    title: place => documentTitle(messagesFor(place.page.locale).typeNews, place),
    description: place => globalOf(place, footer).props.claim,
    item: ({ card: { summary, date }, publishedAt }) => ({
      description: typeof summary === 'string' ? summary : '',
      publishedAt: new Date(typeof date === 'string' && date !== '' ? date : publishedAt),
    }),
  }),
  iconDocuments({
    svg: assets.favicon,
    ico: 'assets/icons/favicon.ico',
    touch: 'assets/icons/apple-touch-icon.png',
  }),
  manifestDocument({
    name: place => globalOf(place, siteContent).props.name,
    shortName: () => 'SOM',
    themeColor: '#0f3b2c',
    backgroundColor: '#ffffff',
    icons: [
      { size: 192, asset: 'assets/icons/icon-192.png', purpose: 'any' },
      { size: 512, asset: 'assets/icons/icon-512.png', purpose: 'any' },
      { size: 512, asset: 'assets/icons/icon-maskable-512.png', purpose: 'maskable' },
    ],
  }),
  securityDocument({ contacts: place => [globalOf(place, contactDetails).props.email] }),
]
