import { defineDocument } from 'ximblox/document'
import { globalOf } from 'ximblox/views'
import { documentTitle } from './document-title.ts'
import { documents } from './documents.ts'
import { siteContent } from './globals/site.global.ts'
import { StructuredData } from './page-types/structured-data/structured-data.tsx'
import { assets } from './theme/assets.ts'
import { numberedTitle } from './theme/numbered-title.ts'
import { shareImage } from './theme/share-image.ts'
import { SiteHead } from './theme/site-head.tsx'

/** What the documents of the site consist of besides the views of the page. */
export default defineDocument({
  theme: 'theme/theme.css',
  script: 'theme/theme.script.ts',
  assets: Object.values(assets),
  siteName: view => globalOf(view, siteContent).props.name,
  documentTitle: (title, view) => documentTitle(numberedTitle(title, view), view),
  shareImage,
  shareCard: {
    background: 'assets/share/share-card.png',
    font: 'assets/share/brygada-semibold.ttf',
    family: 'Brygada',
    box: { left: 80, top: 180, width: 740, height: 380 },
    titleColor: '#ffffff',
    captionColor: '#f4a63a',
  },
  openGraphType: ({ page }) => (page.type === 'news' ? 'article' : 'website'),
  publishedTime: ({ page }) => (typeof page.props.date === 'string' ? page.props.date : null),
  head: view => (
    <>
      <SiteHead view={view} />
      <StructuredData view={view} />
    </>
  ),
  documents,
})
