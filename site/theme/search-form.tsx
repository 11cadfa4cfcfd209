import { messagesFor } from '../messages/messages.ts'

interface SearchFormProps {
  locale: string
  /** Path of the page with the results. */
  action: string
  /** Distinguishes the forms of a page in ids. */
  name: string
  term?: string
  placeholder?: string
}

/** Works without JavaScript; `theme.script.ts` adds suggestions while the visitor types. */
export const SearchForm = ({ locale, action, name, term = '', placeholder = '' }: SearchFormProps) => {
  const messages = messagesFor(locale)
  const id = `search-${name}`
  return (
    <search>
      <form
        action={action}
        className="search-form"
        data-search={locale}
        data-count={messages.searchSuggestions}
      >
        <label htmlFor={id} className="hidden">
          {messages.searchSite}
        </label>
        <input
          id={id}
          className="search-form__input"
          type="search"
          name="q"
          defaultValue={term}
          placeholder={placeholder || messages.searchPlaceholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="search-form__button">
          {messages.searchButton}
        </button>
      </form>
    </search>
  )
}
