import { type Facet, labelIn, languageOf } from 'ximblox'
import { pageHref } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { type Choices, paramsOf, sortParam } from './choices.ts'
import type { PageListData } from './page-list.block.ts'
import { withTitle } from './with-title.ts'

interface ListFormProps {
  data: PageListData
  locale: string
  path: string
  /** Of the list, which the page is scrolled to. */
  id: string
  /** The title of the list, which tells its form from those of other lists. */
  title: string
}

/** Filters and sorts a list by the URL alone. */
export const ListForm = ({ data, locale, path, id, title }: ListFormProps) => {
  const messages = messagesFor(locale)
  const { choices, facets, order, otherParams, paramPrefix, sorts, total } = data
  return (
    <div className="list-form">
      <form
        className="list-form__fields"
        action={`${path}#${id}`}
        aria-label={withTitle(messages.filterList, title)}
      >
        {Object.entries(otherParams).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {facets.map(facet => (
          <Filter key={facet.name} facet={facet} {...{ choices, locale, paramPrefix, id }} />
        ))}
        {sorts.length > 0 && (
          <p className="list-form__field">
            <label htmlFor={`${id}-sort`}>{messages.sortBy}</label>
            <select id={`${id}-sort`} name={paramPrefix + sortParam} defaultValue={order}>
              {sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label === null ? commonLabel(value, locale) : labelIn(label, languageOf(locale), [])}
                </option>
              ))}
            </select>
          </p>
        )}
        <button className="list-form__submit">{messages.filter}</button>
      </form>
      <output className="list-form__count">
        {total === 1 ? messages.oneResult : messages.resultCount.replace('{count}', `${total}`)}
      </output>
      <ActiveFilters {...{ data, locale, path, id }} />
    </div>
  )
}

interface FilterProps {
  facet: Facet
  choices: Choices
  locale: string
  paramPrefix: string
  id: string
}

const Filter = ({ facet: { name, label, values }, choices, locale, paramPrefix, id }: FilterProps) => (
  <p className="list-form__field">
    <label htmlFor={`${id}-${name}`}>{label}</label>
    <select id={`${id}-${name}`} name={paramPrefix + name} defaultValue={choices.filters[name] ?? ''}>
      <option value="">{messagesFor(locale).any}</option>
      {values.map(value => (
        <option key={value.value} value={value.value}>
          {value.label} ({value.count})
        </option>
      ))}
    </select>
  </p>
)

const ActiveFilters = ({ data, locale, path, id }: Omit<ListFormProps, 'title'>) => {
  const messages = messagesFor(locale)
  const { choices, facets, otherParams, paramPrefix } = data
  const active = facets.flatMap(({ name, values }) => {
    const chosen = values.find(({ value }) => value === choices.filters[name])
    return chosen ? [{ name, label: chosen.label }] : []
  })
  if (active.length === 0) return null
  const hrefWith = (rest: Choices) =>
    `${pageHref(path, { page: 1, paramPrefix, params: paramsOf(rest), kept: otherParams })}#${id}`
  return (
    <ul className="list-form__active" aria-label={messages.activeFilters}>
      {active.map(({ name, label }) => (
        <li key={name}>
          <a
            className="list-form__chip"
            href={hrefWith({ ...choices, filters: without(choices.filters, name) })}
            aria-label={messages.removeFilter.replace('{filter}', label)}
          >
            {label}
          </a>
        </li>
      ))}
      <li>
        <a href={hrefWith({ ...choices, filters: {} })}>{messages.clearFilters}</a>
      </li>
    </ul>
  )
}

const without = (filters: Choices['filters'], name: string): Choices['filters'] =>
  Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name))

const commonLabel = (sort: string, locale: string): string => {
  const { sortNewest, sortPicked, sortTitle } = messagesFor(locale)
  if (sort === 'picked') return sortPicked
  return sort === 'title' ? sortTitle : sortNewest
}
