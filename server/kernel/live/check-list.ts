import { commonSorts, tagFilter } from '@ximblox/blocks/define-list'
import { maxListSize, type PageQuery } from '@ximblox/blocks/query-context'
import type { Registry } from '@ximblox/blocks/registry'
import type { CheckedList } from './list-store.ts'

/**
 * Checks a block's query against the page types. Everything wrong in it is a mistake in the code of the block and
 * throws: an empty or shortened list would look like content that is missing.
 */
export const checkList = (
  registry: Registry,
  query: PageQuery,
  page: { locale: string; slug: string },
): CheckedList => {
  const { ids, size, tag, page: number = 1, filters = {}, facets = [] } = query
  const types = typeof query.type === 'string' ? [query.type] : query.type
  checkNames('page types', types, [...registry.pageTypes.keys()])
  const declared = [tagFilter, ...namesIn(registry, types, 'filters')]
  checkNames('filters', [...Object.keys(filters), ...facets], declared)
  if (!Number.isInteger(size) || size < 1 || size > maxListSize)
    throw new RangeError(`A list has 1 to ${maxListSize} pages at a time, not ${size}`)
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`A list has no page ${number}`)
  const { [tagFilter]: tagFilterID, ...others } = filters
  return {
    types,
    locale: query.locale ?? page.locale,
    tag,
    belowSlug: query.below ? page.slug : undefined,
    ids,
    filters: Object.entries(others),
    tagFilterID: tagFilterID === undefined ? undefined : tagIDOf(tagFilterID),
    facets,
    onlyIndexed: query.onlyIndexed ?? false,
    sort: sortOf(registry, types, query.sort ?? (ids ? 'picked' : 'newest')),
    offset: (number - 1) * size,
    size,
  }
}

/** Checks the names of the values that make pages of a type related. */
export const checkAlike = (registry: Registry, type: string, alike: readonly string[]): void =>
  checkNames('filters', alike, [tagFilter, ...namesIn(registry, [type], 'filters')])

const namesIn = (registry: Registry, types: readonly string[], kind: 'filters' | 'sorts'): string[] =>
  types.flatMap(type => Object.keys(registry.pageTypes.get(type)?.[kind] ?? {}))

const checkNames = (what: string, names: readonly string[], known: readonly string[]): void => {
  const unknown = names.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Error(`A list names unknown ${what}: ${unknown.join(', ')}`)
}

const sortOf = (registry: Registry, types: readonly string[], name: string): CheckedList['sort'] => {
  const common = commonSorts.find(sort => sort === name)
  if (common) return { by: common }
  checkNames('sorts', [name], namesIn(registry, types, 'sorts'))
  const declared = types.map(type => registry.pageTypes.get(type)?.sorts?.[name])
  return { by: 'key', name, descending: declared.some(sort => sort?.descending) }
}

/** Visitors can enter anything; 0 is the id of no tag. */
const tagIDOf = (value: string): number => (/^[1-9]\d{0,14}$/.test(value) ? Number(value) : 0)
