import { messagesFor } from '../../messages/messages.ts'

interface PagerProps {
  path: string
  locale: string
  page: number
  count: number
}

/** Links to the pages of a list before and after this one; nothing where all fits on one. */
export const Pager = ({ path, locale, page, count }: PagerProps) => {
  if (count <= 1 && page === 1) return null
  const words = messagesFor(locale)
  const newer = Math.min(page - 1, count)
  return (
    <nav className="page-list__pager" aria-label={words.pages}>
      {newer >= 1 && (
        <a href={addressOf(path, newer)} rel="prev">
          {words.newerPages}
        </a>
      )}
      {page <= count && (
        <span>{words.pageOf.replace('{page}', `${page}`).replace('{count}', `${count}`)}</span>
      )}
      {page < count && (
        <a href={addressOf(path, page + 1)} rel="next">
          {words.olderPages}
        </a>
      )}
    </nav>
  )
}

const addressOf = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)
