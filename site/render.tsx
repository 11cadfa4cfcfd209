import { createSiteRenderer } from '@ximblox/site-kit/site-renderer'
import { documentTitle } from './document-title.ts'
import { messagesFor } from './messages/messages.ts'
import { assets } from './theme/assets.ts'
import { SiteHead } from './theme/site-head.tsx'
import { views } from './views.ts'

export default createSiteRenderer({
  views,
  theme: 'theme/theme.css',
  script: 'theme/theme.script.ts',
  assets: Object.values(assets),
  siteName: locale => messagesFor(locale).organisation,
  documentTitle,
  openGraphType: ({ page }) => (page.type === 'news' ? 'article' : 'website'),
  head: view => <SiteHead view={view} />,
})
