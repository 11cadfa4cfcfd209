import { globalOf } from '@ximblox/blocks/render/global-of'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { shownPage } from '@ximblox/site-kit/paging'
import { siteContent } from './globals/site.global.ts'
import { messagesFor } from './messages/messages.ts'

/** A title as tabs and search engines show it, with the number of a later page of a list. */
export const documentTitle = (
  title: string,
  view: Pick<PageView, 'globals' | 'page'> & Partial<Pick<PageView, 'data'>>,
): string => {
  const listPage = shownPage({ data: view.data ?? {} })
  const { pageNumber } = messagesFor(view.page.locale)
  const page = listPage === 1 ? '' : ` – ${pageNumber.replace('{page}', `${listPage}`)}`
  return `${title}${page} · ${globalOf(view, siteContent).props.name}`
}
