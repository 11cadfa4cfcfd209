import type { PageView } from '@ximblox/blocks/render/page-view'
import { pagedList, pageHref } from './paging.ts'

/** Each page of a list has a canonical URL of its own, because its items are on no other page. */
export const canonicalURL = (view: PageView): string =>
  view.site.url + pageHref(view.page.path, pagedList(view) ?? { page: 1 })
