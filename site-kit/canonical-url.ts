import type { PageView } from '@ximblox/blocks/render/page-view'
import { pageHref, shownPage } from './paging.ts'

/** The one URL of what is shown: each page of a list has its own, because its items are on no other. */
export const canonicalURL = (view: PageView): string =>
  view.site.url + pageHref(view.page.path, shownPage(view))
