import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Client } from '@ximblox/contract/client'
import { isLocale, type Locale } from '@ximblox/contract/locales'
import type { OverviewRow, OverviewView } from '@ximblox/contract/overview'
import { type PageState, pageStates } from '@ximblox/contract/pages'
import { useClient } from '../../../api/client.tsx'
import { type PagedList, usePagedList } from '../../../list/use-paged-list.ts'
import { useSearchFilter } from '../../../list/use-search-filter.ts'
import type { Search } from '../../../search-params.ts'
import { useSession } from '../../../session/use-session.ts'
import { useSite } from '../../../site.tsx'

/** Here, because the schemas of the contract would make the first load larger. */
export const overviewViews = [
  'mine',
  'requested',
  'scheduled',
  'behind',
] as const satisfies readonly OverviewView[]

/** An empty string does not filter. */
export interface PageFilter {
  /** "" means every locale. */
  locale: Locale
  state: PageState | ''
  /** `me` for the pages that the user created or last edited. */
  by: 'me' | ''
  /** The id of a tag. */
  tag: string
  /** The kind of work that is shown. */
  show: OverviewView | ''
}

const sortColumns = ['title', 'updatedAt', 'publishedAt', 'state', 'author'] as const
const datedColumns = [...sortColumns, 'date'] as const

const byTitle = { columnToSort: 'title', sortOrder: 'asc' } as const
const newestFirst = { columnToSort: 'date', sortOrder: 'desc' } as const
/** The server's own order. */
const bestFirst = { columnToSort: '', sortOrder: 'asc' } as const

export const filterKeys = ['locale', 'state', 'by', 'tag'] as const

export interface PageOverview {
  list: PagedList<OverviewRow>
  /** The number of rows in each view; undefined until they are counted. */
  counts: Counts | undefined
  /** News and other dated types begin with the newest. */
  isDated: boolean
  filter: PageFilter
  filterBy(key: keyof PageFilter, value: string): void
  /** Undefined if nothing is filtered. */
  showAll: (() => void) | undefined
}

/** The pages of a type, or of all types, with all their languages, filtered by the URL. */
export const useOverview = (type: string): PageOverview => {
  const client = useClient()
  const { user } = useSession()
  const { registry } = useSite()
  const { filterBy, clearFilters } = useSearchFilter<keyof PageFilter | 'q' | 'show'>()
  const search = useSearch({ strict: false })
  const filter = readFilter(search)
  const isSearched = search.q !== undefined && search.q !== ''
  const { locale, state, by, tag, show } = filter
  const isDated = registry.pageTypes.get(type)?.sortAt !== undefined
  const narrowed = {
    type,
    locale,
    state,
    ...(tag !== '' && { tag: Number(tag) }),
    ...(by === 'me' && user && { madeBy: user.ID }),
  }
  const list = usePagedList({
    key: ['pages', 'overview', type, filter],
    columns: isDated ? datedColumns : sortColumns,
    defaultOrder: isSearched ? bestFirst : isDated ? newestFirst : byTitle,
    fetchPage: async (list, signal) =>
      (await client.page.overview({ body: { view: show, ...narrowed, ...list } }, { signal })).data,
  })
  const counts = useCounts({ ...narrowed, searchTerm: list.searchTerm })
  const showAll = () => clearFilters(['q', 'show', ...filterKeys])
  const isFiltered = Object.values(filter).some(value => value !== '')
  return { list, counts, isDated, filter, filterBy, showAll: isFiltered ? showAll : undefined }
}

type CountedPages = NonNullable<NonNullable<Parameters<Client['page']['overviewCounts']>[0]>['body']>

type Counts = Awaited<ReturnType<Client['page']['overviewCounts']>>['counts']

const useCounts = (body: CountedPages) => {
  const client = useClient()
  const { data } = useQuery({
    queryKey: ['pages', 'counts', body],
    queryFn: async ({ signal }) => (await client.page.overviewCounts({ body }, { signal })).counts,
    placeholderData: keepPreviousData,
  })
  return data
}

const readFilter = ({ locale, state, by, tag = '', show }: Search): PageFilter => ({
  locale: locale !== undefined && isLocale(locale) ? locale : '',
  state: pageStates.find(known => known === state) ?? '',
  by: by === 'me' ? by : '',
  tag: /^[1-9]\d{0,14}$/.test(tag) ? tag : '',
  show: overviewViews.find(known => known === show) ?? '',
})
