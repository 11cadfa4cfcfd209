import { useNavigate, useSearch } from '@tanstack/react-router'
import { isLocale, type Locale } from '@ximblox/contract/locales'
import type { PageRow } from '@ximblox/contract/pages'
import { useClient } from '../client.tsx'
import { type PagedList, usePagedList } from '../list/use-paged-list.ts'
import { type Search, without } from '../search.ts'
import { isSortColumn } from './sort-column.ts'

interface PageList {
  list: PagedList<PageRow>
  locale: Locale | ''
  filterByLocale(locale: Locale | ''): void
}

/** The pages of a type, or all, in the locale that stands in the address bar. */
export const usePageList = (type: string): PageList => {
  const client = useClient()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const locale = search.locale !== undefined && isLocale(search.locale) ? search.locale : ''
  const list = usePagedList<PageRow>({
    key: ['pages', type, locale],
    fetchPage: async ({ columnToSort, ...rest }, signal) => {
      const body = {
        type,
        locale,
        columnToSort: isSortColumn(columnToSort) ? columnToSort : '',
        ...rest,
      } as const
      return (await client.page.list({ body }, { signal })).data
    },
  })
  const filterByLocale = (next: Locale | '') =>
    void navigate({
      to: '.',
      search: (previous: Search) => ({
        ...without(previous, ['page', 'locale']),
        ...(next !== '' && { locale: next }),
      }),
    })
  return { list, locale, filterByLocale }
}
