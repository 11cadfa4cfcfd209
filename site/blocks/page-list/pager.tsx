import { type PagedData, pagingLinks } from '@ximblox/site-kit/paging'
import { messagesFor } from '../../messages/messages.ts'

interface PagerProps {
  path: string
  locale: string
  data: PagedData
}

/** Links to the pages of a list before and after this one; nothing when the list fits on one page. */
export const Pager = ({ path, locale, data }: PagerProps) => {
  const { page, pageCount } = data
  if (pageCount <= 1 && page === 1) return null
  const messages = messagesFor(locale)
  const { previous, next } = pagingLinks(path, data)
  return (
    <nav className="page-list__pager" aria-label={messages.pages}>
      {previous && (
        <a href={previous} rel="prev">
          {messages.newerPages}
        </a>
      )}
      {page <= pageCount && (
        <span>{messages.pageOf.replace('{page}', `${page}`).replace('{count}', `${pageCount}`)}</span>
      )}
      {next && (
        <a href={next} rel="next">
          {messages.olderPages}
        </a>
      )}
    </nav>
  )
}
