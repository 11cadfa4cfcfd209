import type { PageView } from 'ximblox/views'
import { messagesFor } from '../messages/messages.ts'
import { SearchForm } from './search-form.tsx'
import { searchPathOf } from './search-path.ts'

/** The search of the header. On the search page itself, its own box is enough. */
export const SearchPanel = ({ view }: { view: PageView }) => {
  const { locale, path } = view.page
  const action = searchPathOf(view)
  if (action === undefined || action === path) return null
  return (
    <details className="search-panel" data-search-panel="">
      <summary className="search-panel__button">
        <span className="hidden">{messagesFor(locale).search}</span>
        <svg className="search-panel__icon" viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="9" cy="9" r="7" />
          <path d="m14.5 14.5 6 6" />
        </svg>
      </summary>
      <div className="search-panel__box">
        <SearchForm locale={locale} action={action} name="header" />
      </div>
    </details>
  )
}
