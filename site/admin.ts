import { defineAdmin } from 'ximblox/admin'
import { documentTitle } from './document-title.ts'
import { newsletter } from './forms/newsletter.ts'
import { subscribersTitle } from './messages/subscribers.ts'
import { NewsletterIcon } from './screens/newsletter-icon.tsx'

export default defineAdmin({
  documentTitle,
  screens: [
    {
      slug: 'newsletter/subscribers',
      title: subscribersTitle,
      permission: 'view-submissions',
      load: () => import('./screens/subscribers-screen.tsx'),
    },
  ],
  menuItems: [
    {
      title: newsletter.label,
      icon: NewsletterIcon,
      items: [{ title: subscribersTitle, slug: 'newsletter/subscribers' }],
    },
  ],
  cards: [
    {
      title: newsletter.label,
      permission: 'view-submissions',
      load: () => import('./screens/subscribers-card.tsx'),
    },
  ],
})
