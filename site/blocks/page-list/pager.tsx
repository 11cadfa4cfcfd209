import type { PagedData } from 'ximblox'
import { pageHref } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { type Choices, paramsOf } from './choices.ts'
import { withTitle } from './with-title.ts'

interface PagerProps {
  path: string
  locale: string
  /** The title of the list. */
  title: string
  data: Required<Pick<PagedData, 'page' | 'pageCount' | 'paramPrefix' | 'otherParams'>> & {
    choices: Choices
    order: string
  }
}

/** Links to the pages of a list before and after this one; nothing when the list fits on one page. */
export const Pager = ({ path, locale, title, data }: PagerProps) => {
  const { choices, order, otherParams, page, pageCount, paramPrefix } = data
  if (pageCount <= 1) return null
  const byDate = order === 'newest'
  const messages = messagesFor(locale)
  const hrefOf = (number: number) =>
    pageHref(path, { page: number, paramPrefix, params: paramsOf(choices), kept: otherParams })
  return (
    <nav className="page-list__pager" aria-label={withTitle(messages.pages, title)}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {byDate ? messages.newerPages : messages.previousPage}
        </a>
      )}
      <span>{messages.pageOf.replace('{page}', `${page}`).replace('{count}', `${pageCount}`)}</span>
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next">
          {byDate ? messages.olderPages : messages.nextPage}
        </a>
      )}
    </nav>
  )
}
