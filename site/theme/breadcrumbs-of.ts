import type { PageView } from '@ximblox/blocks/render/page-view'
import { type Breadcrumb, breadcrumbs } from '@ximblox/site-kit/breadcrumbs'
import { messagesFor } from '../messages/messages.ts'

/** The breadcrumbs of a page; a "not found" page has none. */
export const breadcrumbsOf = (view: PageView): Breadcrumb[] =>
  view.status === 404
    ? []
    : breadcrumbs(view, { menu: 'main', home: messagesFor(view.page.locale).homeCrumb })
