import type { SearchHit, TextPart } from 'ximblox'
import { type BlockComponent, fieldsOf, languageTag, type PageView, TextLink } from 'ximblox/views'
import type { Messages } from '../../messages/en.ts'
import { messagesFor } from '../../messages/messages.ts'
import { keepByLocale } from '../../rules/keep-by-locale.ts'
import { SearchForm } from '../../theme/search-form.tsx'
import type { SearchData, searchResults } from './search-results.block.ts'
import { searchURL } from './search-url.ts'

const { Items, Plain } = fieldsOf<typeof searchResults>()

const nothing: SearchData = {
  term: '',
  type: '',
  items: [],
  total: 0,
  isTotalExact: true,
  types: [],
  suggestion: null,
  leftOut: null,
  elsewhere: [],
  number: 1,
  last: 0,
}

export const SearchResults: BlockComponent<typeof searchResults> = ({ props, block, data, view }) => {
  const { locale, path } = view.page
  const messages = messagesFor(locale)
  const found = data ?? nothing
  const isEmpty = found.items.length === 0
  return (
    <section className="search-results">
      <div className="wrap">
        <SearchForm locale={locale} action={path} name={block.key} term={found.term} />
        {found.term !== '' && <Summary found={found} locale={locale} messages={messages} />}
        <Elsewhere id={`elsewhere-${block.key}`} found={found} view={view} messages={messages} />
        {found.types.length > 1 && <Filters found={found} path={path} locale={locale} messages={messages} />}
        {!isEmpty && (
          <ol className="search-results__list">
            {found.items.map(item => (
              <Result key={item.id} item={item} messages={messages} />
            ))}
          </ol>
        )}
        <Pages found={found} path={path} messages={messages} />
        {isEmpty && props.popular.length > 0 && (
          <div className="search-results__popular">
            <Plain field="popularTitle" as="heading" className="search-results__popular-title" />
            <Items field="popular" as="ul" className="search-results__popular-list">
              {({ link }) => (
                <li>
                  <TextLink link={link} className="more" />
                </li>
              )}
            </Items>
          </div>
        )}
      </div>
    </section>
  )
}

interface PartProps {
  found: SearchData
  messages: Messages
}

const Summary = ({ found, locale, messages }: PartProps & { locale: string }) => {
  const { term, total, suggestion, leftOut } = found
  if (total === 0)
    return (
      <div className="search-results__summary">
        <p className="search-results__count">{withTerm(messages.searchNothing, term)}</p>
        <p>{messages.searchHints}</p>
      </div>
    )
  return (
    <div className="search-results__summary">
      {suggestion !== null && <p>{withTerm(messages.searchCorrected, term)}</p>}
      {leftOut !== null && (
        <p>
          {leftOut.length > 0 ? withTerm(messages.searchLeftOut, leftOut.join(', ')) : messages.searchSome}
        </p>
      )}
      <p className="search-results__count">
        {withTerm(countOf(found, locale, messages), suggestion ?? term)}
      </p>
    </div>
  )
}

/** Links to the search in other languages, while this one has no page with all words. */
const Elsewhere = ({ id, found, view, messages }: PartProps & { id: string; view: PageView }) => {
  const links = found.elsewhere.flatMap(({ locale, ...counted }) => {
    const page = view.siblings.find(sibling => sibling.locale === locale)
    return page ? [{ locale, path: page.path, text: countElsewhere(locale, counted, view, messages) }] : []
  })
  if (links.length === 0) return null
  return (
    <nav className="search-results__elsewhere" aria-labelledby={id}>
      <p id={id}>{messages.searchElsewhere}</p>
      <ul className="search-results__filters">
        {links.map(({ locale, path, text }) => (
          <li key={locale}>
            <a
              href={searchURL(path, { term: found.term })}
              hrefLang={languageTag(locale)}
              className="search-results__filter"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const countElsewhere = (
  locale: string,
  { total, isTotalExact }: { total: number; isTotalExact: boolean },
  { page }: PageView,
  messages: Messages,
): string => {
  const many = isTotalExact ? messages.searchElsewhereMany : messages.searchElsewhereMoreThan
  return (total === 1 ? messages.searchElsewhereOne : many)
    .replace('{count}', formatFor(page.locale).format(total))
    .replace('{language}', languageNames(page.locale).of(locale.slice(0, 2)) ?? locale)
}

const languageNames = keepByLocale(locale => new Intl.DisplayNames(locale, { type: 'language' }))

const countOf = ({ total, isTotalExact }: SearchData, locale: string, messages: Messages): string => {
  if (total === 1) return messages.searchOne
  const text = isTotalExact ? messages.searchMany : messages.searchMoreThan
  return text.replace('{count}', formatFor(locale).format(total))
}

const formatFor = keepByLocale(locale => new Intl.NumberFormat(locale))

const withTerm = (text: string, term: string) => {
  const [before = '', after = ''] = text.split('{term}')
  return (
    <>
      {before}
      <strong>{term}</strong>
      {after}
    </>
  )
}

/** Links and not buttons, so that each has its URL and works without JavaScript. */
const Filters = ({ found, path, locale, messages }: PartProps & { path: string; locale: string }) => {
  const all = found.types.reduce((sum, { total }) => sum + total, 0)
  const filters = [{ type: '', total: all }, ...found.types]
  return (
    <nav aria-label={messages.searchFilter}>
      <ul className="search-results__filters">
        {filters.map(({ type, total }) => (
          <li key={type}>
            <a
              href={searchURL(path, { term: found.term, type })}
              className="search-results__filter"
              aria-current={type === found.type ? 'true' : undefined}
            >
              {type === '' ? messages.searchAll : typeName(messages, type)}
              {found.isTotalExact && (
                <span className="search-results__filter-count"> {formatFor(locale).format(total)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Result = ({ item, messages }: { item: SearchHit; messages: Messages }) => (
  <li className="search-results__item">
    <p className="search-results__type">{typeName(messages, item.type)}</p>
    <h2 className="search-results__name">
      <a href={item.path} className="search-results__link">
        <Marked parts={item.titleParts} />
      </a>
    </h2>
    {item.excerpt.length > 0 && (
      <p className="search-results__excerpt">
        <Marked parts={item.excerpt} />
      </p>
    )}
    {item.missing.length > 0 && (
      <p className="search-results__type">{withTerm(messages.searchMissing, item.missing.join(', '))}</p>
    )}
  </li>
)

const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, hit }, index) => (hit ? <mark key={`${index}`}>{text}</mark> : text))

const Pages = ({ found: { term, type, number, last }, path, messages }: PartProps & { path: string }) => {
  if (last <= 1 && number === 1) return null
  const to = (target: number) => searchURL(path, { term, type, number: target })
  return (
    <nav className="search-results__pages" aria-label={messages.pages}>
      {number > 1 && last > 0 && (
        <a href={to(Math.min(number - 1, last))} rel="prev">
          {messages.searchPrevious}
        </a>
      )}
      {number <= last && (
        <span>{messages.pageOf.replace('{page}', `${number}`).replace('{count}', `${last}`)}</span>
      )}
      {number < last && (
        <a href={to(number + 1)} rel="next">
          {messages.searchNext}
        </a>
      )}
    </nav>
  )
}

/** Page types that have no name for visitors are ordinary pages to them. */
const typeName = (messages: Messages, type: string): string => {
  const names: Readonly<Record<string, string>> = {
    news: messages.typeNews,
    training: messages.typeTraining,
    project: messages.typeProject,
    tool: messages.typeTool,
    literature: messages.typeLiterature,
    team: messages.typeTeam,
    vacancy: messages.typeVacancy,
  }
  return names[type] ?? messages.typePage
}
