import { commonSorts, tagFilter } from '@ximblox/blocks/define-list'
import type { Registry } from '@ximblox/blocks/registry'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { limits } from '@ximblox/contract/limits'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { searchedWords } from '@ximblox/contract/rules/search-words'
import type { TokenLimits } from '@ximblox/contract/rules/token-permissions'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { checkList } from '../../kernel/live/check-list.ts'
import { findBySlug } from '../../kernel/live/find.ts'
import { withFreshCards } from '../../kernel/live/fresh-cards.ts'
import { selectList } from '../../kernel/live/list-store.ts'
import { pageCard } from '../../kernel/live/page-card.ts'
import { permitUser } from '../../kernel/permit.ts'
import { readLocales } from '../settings/store.ts'
import { presentContent, unlimited } from './present.ts'
import { findLivePlace } from './store.ts'

type List = typeof calls.content.list
type Query = Input<List>['query']

/** The published pages of a locale, in the same order and with the same filters as the lists of the site. */
export const listPages = async (app: App, actor: Actor, { query }: Input<List>): Promise<Payload<List>> => {
  permitUser(actor)
  const { fields = [], pageIndex, pageSize, search, tag, sort } = query
  if (fields.length > 0 && pageSize > limits.pageSize)
    throw refuse('invalidNumberOrDate', 'pageSize', { params: { max: limits.pageSize } })
  const settings = await readLocales(app.db)
  const within = actor.token ?? unlimited
  const locale = query.locale ?? defaultOf(within, settings.defaultLocale)
  if (within.locales && !within.locales.includes(locale)) throw refuse('notPermitted')
  const types = typesOf(app.registry, query, within)
  const names = namesOf(app.registry, types)
  if (!names.sorts.includes(sort))
    throw refuse('valueNotAllowed', 'sort', { params: { allowed: names.sorts } })
  const slug = await parentSlug(app, locale, query.parent)
  const words = searchedWords(search).map(({ alternatives }) => alternatives)
  const findsNothing = types.length === 0 || (search.trim() !== '' && words.length === 0)
  if (findsNothing || !settings.availableLocales.includes(locale))
    return { data: { items: [], totalItems: 0 } }
  const list = checkList(
    app.registry,
    {
      type: types,
      tag,
      sort,
      filters: filtersOf(query.filter ?? [], names.filters),
      below: query.parent !== undefined,
      page: pageIndex + 1,
      size: pageSize,
    },
    { locale, slug },
  )
  const { items, total } = await selectList(app.db, { ...list, words })
  const cards = (await withFreshCards(app, items)).map(row => pageCard(row, settings))
  const pages = await Promise.all(
    cards.map(async ({ slug, ...card }) => {
      if (fields.length === 0) return [card]
      const found = await findBySlug(app, pathOf({ locale, slug }, settings))
      // It was unpublished or moved since the list was read.
      if (found.kind !== 'page' || found.page.id !== card.id) return []
      return [{ ...card, ...(await presentContent(app, found, within, fields)) }]
    }),
  )
  return { data: { items: pages.flat(), totalItems: total } }
}

const defaultOf = ({ locales }: TokenLimits, defaultLocale: string): string =>
  locales === null || locales.includes(defaultLocale) ? defaultLocale : (locales[0] ?? defaultLocale)

/** The page types to list, all that the caller may read unless some are given. */
const typesOf = ({ pageTypes }: Registry, { type }: Query, limits: TokenLimits): string[] => {
  const readable = [...pageTypes.keys()].filter(id => limits.pageTypes?.includes(id) ?? true)
  if (type === undefined) return readable
  const given = type.split(',')
  if (!given.every(id => pageTypes.has(id))) throw refuse('brokenReference', 'type')
  if (!given.every(id => readable.includes(id))) throw refuse('notPermitted')
  return given
}

const namesOf = ({ pageTypes }: Registry, types: readonly string[]) => {
  const of = (kind: 'filters' | 'sorts') =>
    types.flatMap(type => Object.keys(pageTypes.get(type)?.[kind] ?? {}))
  const sorts = commonSorts.filter(name => name !== 'picked')
  return { filters: [tagFilter, ...of('filters')], sorts: [...new Set([...sorts, ...of('sorts')])] }
}

/** `name:value` each. */
const filtersOf = (given: readonly string[], known: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    given.map(text => {
      const [name = '', ...value] = text.split(':')
      if (!known.includes(name))
        throw refuse('valueNotAllowed', 'filter', { params: { allowed: [...known] } })
      return [name, value.join(':')]
    }),
  )

/** The slug of the page that the listed ones are below. */
const parentSlug = async ({ db }: App, locale: string, id: number | undefined): Promise<string> => {
  if (id === undefined) return ''
  const place = await findLivePlace(db, id)
  if (place?.locale !== locale) throw refuse('brokenReference', 'parent')
  return place.slug
}
