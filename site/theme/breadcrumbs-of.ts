import { type Breadcrumb, breadcrumbs, type PageView } from 'ximblox/views'
import { messagesFor } from '../messages/messages.ts'

/** The breadcrumbs of a page; a "not found" page has none. */
export const breadcrumbsOf = (view: PageView): Breadcrumb[] =>
  view.status === 404
    ? []
    : breadcrumbs(view, { menu: 'main', home: messagesFor(view.page.locale).homeCrumb })
