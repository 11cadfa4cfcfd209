import { globalOf } from '@ximblox/blocks/render/global-of'
import { createSiteRenderer } from '@ximblox/site-kit/site-renderer'
import { documentTitle } from './document-title.ts'
import { documents } from './documents.ts'
import { siteContent } from './globals/site.global.ts'
import { StructuredData } from './page-types/structured-data/structured-data.tsx'
import { assets } from './theme/assets.ts'
import { numberedTitle } from './theme/numbered-title.ts'
import { shareImage } from './theme/share-image.ts'
import { SiteHead } from './theme/site-head.tsx'
import { views } from './views.ts'

export default createSiteRenderer({
  views,
  theme: 'theme/theme.css',
  script: 'theme/theme.script.ts',
  assets: Object.values(assets),
  siteName: view => globalOf(view, siteContent).props.name,
  documentTitle: (title, view) => documentTitle(numberedTitle(title, view), view),
  shareImage,
  openGraphType: ({ page }) => (page.type === 'news' ? 'article' : 'website'),
  head: view => (
    <>
      <SiteHead view={view} />
      <StructuredData view={view} />
    </>
  ),
  documents,
})
