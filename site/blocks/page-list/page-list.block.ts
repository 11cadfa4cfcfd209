import {
  defineBlock,
  type Facet,
  type Label,
  type PageCard,
  type PagedData,
  type PageTypeDefinition,
  pageParam,
  readPageNumber,
  tagFilter,
} from 'ximblox'
import { pageIDOf } from '../page-id-of.ts'
import { type Choices, chosenIn, sortParam } from './choices.ts'
import { listFields } from './list-fields.ts'
import { upgradeFromOneType } from './one-type.ts'

export interface PageListData extends Required<PagedData> {
  items: PageCard[]
  total: number
  facets: Facet[]
  /** The orders that visitors can choose from; empty without a choice. */
  sorts: { value: string; label: Label | null }[]
  choices: Choices
  /** The order of the items. */
  order: string
}

type ListedType = Pick<PageTypeDefinition, 'id' | 'label' | 'filters' | 'sorts'>

/** Live pages of some types, which visitors can filter and sort. */
export const pageListOf = (types: readonly ListedType[]) =>
  defineBlock({
    id: 'page-list',
    version: 2,
    label: { en: 'Page list', nl: 'Paginalijst', de: 'Seitenliste', fr: 'Liste de pages' },
    group: 'lists',
    keywords: {
      en: 'news overview archive articles posts index trainings projects team filter',
      nl: 'nieuws overzicht archief artikelen berichten trainingen projecten team filter',
      de: 'Neuigkeiten Übersicht Archiv Artikel Beiträge Trainings Projekte Team Filter',
      fr: 'actualités aperçu archives articles formations projets équipe filtre',
    },
    icon: 'pages',
    sketch: [['title', 'line', 'title', 'line']],
    fields: listFields({
      types: Object.fromEntries(types.map(({ id, label }) => [id, label])),
      filters: labelsOf(types.map(({ filters }) => filters)),
      sorts: labelsOf(types.map(({ sorts }) => sorts)),
    }),
    upgrades: { 1: upgradeFromOneType },
    ownParams: ({ paging, filters, sorting }) => [
      ...(paging ? [pageParam] : []),
      ...filters.map(({ filter }) => filter),
      ...(sorting ? [sortParam] : []),
    ],
    // Tags are words of one language.
    keptParams: ({ filters }) => filters.map(({ filter }) => filter).filter(name => name !== tagFilter),
    query: async (props, context): Promise<PageListData> => {
      const { size, paging, sort, sorting, tag, below, picked } = props
      const listed = types.filter(({ id }) => props.types.some(({ type }) => type === id))
      const declared = (kind: 'filters' | 'sorts') =>
        new Set(listed.flatMap(type => Object.keys(type[kind] ?? {})))
      const ids = picked.flatMap(({ page: link }) => pageIDOf(link))
      const sorts = [...(ids.length > 0 ? ['picked'] : []), 'newest', 'title', ...declared('sorts')]
      const usual = ids.length > 0 ? 'picked' : sorts.includes(sort) ? sort : 'newest'
      const filters = [...new Set(props.filters.map(({ filter }) => filter))].filter(
        name => name === tagFilter || declared('filters').has(name),
      )
      const choices = chosenIn(context.params, {
        filters,
        sorts: sorting ? sorts.filter(value => value !== usual) : [],
      })
      const page = paging ? readPageNumber(context.params[pageParam]) : 1
      const order = choices.sort ?? usual
      const { items, total, facets } = await context.pages.list({
        type: listed.map(({ id }) => id),
        locale: context.locale,
        tag: tag[0]?.id,
        below,
        ids: ids.length > 0 ? ids : undefined,
        filters: choices.filters,
        facets: filters,
        sort: order,
        page: page ?? 1,
        size,
      })
      const pageCount = paging ? Math.ceil(total / size) : 1
      if (page === null || page > Math.max(1, pageCount))
        context.notFound({ param: pageParam, count: pageCount })
      const isFiltered = Object.keys(choices.filters).length > 0
      const isUnknownSort = sorting && !sorts.includes(context.params[sortParam] ?? usual)
      // Visitors can invent any number of values, which must not fill the cache.
      if ((isFiltered && total === 0) || isUnknownSort) context.uncached()
      return {
        items,
        total,
        facets,
        sorts: sorting ? sorts.map(value => ({ value, label: sortLabel(listed, value) })) : [],
        choices,
        order,
        page: page ?? 1,
        pageCount,
        paramPrefix: context.paramPrefix,
        otherParams: { ...context.otherParams },
        isFiltered: choices.sort !== null || isFiltered,
      }
    },
  })

const labelsOf = (
  declared: readonly (Readonly<Record<string, { label: Label }>> | undefined)[],
): Record<string, Label> =>
  Object.fromEntries(
    declared.flatMap(entries => Object.entries(entries ?? {}).map(([name, { label }]) => [name, label])),
  )

const sortLabel = (types: readonly ListedType[], name: string): Label | null =>
  types.map(({ sorts }) => sorts?.[name]?.label).find(label => label !== undefined) ?? null
