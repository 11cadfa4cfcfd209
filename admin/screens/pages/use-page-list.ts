import { useNavigate, useSearch } from '@tanstack/react-router'
import { isLocale, type Locale } from '@ximblox/contract/locales'
import { type PageRow, type PageState, pageStates } from '@ximblox/contract/pages'
import { useClient } from '../../api/client.tsx'
import { type PagedList, usePagedList } from '../../list/use-paged-list.ts'
import { type Search, without } from '../../search-params.ts'
import { useSession } from '../../session/use-session.ts'
import { isSortColumn } from './sort-column.ts'

/** An empty string does not filter. */
export interface PageFilter {
  /** "" means every locale. */
  locale: Locale
  state: PageState | ''
  /** `me` for the pages that the user created or last edited. */
  by: 'me' | ''
  /** The id of a tag. */
  tag: string
}

interface PageList {
  list: PagedList<PageRow>
  filter: PageFilter
  filterBy(key: keyof PageFilter, value: string): void
  /** Undefined if nothing is filtered. */
  showAll: (() => void) | undefined
}

/** The pages of a type, or of all types, filtered by the URL. */
export const usePageList = (type: string): PageList => {
  const client = useClient()
  const { user } = useSession()
  const navigate = useNavigate()
  const filter = readFilter(useSearch({ strict: false }))
  const { locale, state, by, tag } = filter
  const list = usePagedList<PageRow>({
    key: ['pages', type, filter],
    fetchPage: async ({ columnToSort, ...rest }, signal) => {
      const body = {
        type,
        locale,
        state,
        ...(tag !== '' && { tag: Number(tag) }),
        ...(by === 'me' && user && { madeBy: user.ID }),
        columnToSort: isSortColumn(columnToSort) ? columnToSort : '',
        ...rest,
      } as const
      return (await client.page.list({ body }, { signal })).data
    },
  })
  const search = (change: (previous: Search) => Search) => void navigate({ to: '.', search: change })
  const filterBy = (key: keyof PageFilter, value: string) =>
    search(previous => ({ ...without(previous, ['page', key]), ...(value !== '' && { [key]: value }) }))
  const showAll = () => search(previous => without(previous, ['page', 'q', 'locale', 'state', 'by', 'tag']))
  const isFiltered = Object.values(filter).some(value => value !== '')
  return { list, filter, filterBy, showAll: isFiltered ? showAll : undefined }
}

const readFilter = ({ locale, state, by, tag = '' }: Search): PageFilter => ({
  locale: locale !== undefined && isLocale(locale) ? locale : '',
  state: pageStates.find(known => known === state) ?? '',
  by: by === 'me' ? by : '',
  tag: /^[1-9]\d{0,14}$/.test(tag) ? tag : '',
})
