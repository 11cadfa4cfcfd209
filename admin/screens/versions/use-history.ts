import { useInfiniteQuery } from '@tanstack/react-query'
import type { PageID } from '@ximblox/contract/ids'
import { limits } from '@ximblox/contract/limits'
import { useClient } from '../../api/client.tsx'
import { nextPage } from './next-page.ts'

/** The versions of a page, latest first, loaded as far as they were asked for. */
export const useHistory = (pageID: PageID) => {
  const client = useClient()
  return useInfiniteQuery({
    queryKey: ['pages', 'versions', pageID, 'history'],
    queryFn: async ({ pageParam: pageIndex, signal }) => {
      const input = { params: { id: pageID }, query: { pageIndex, pageSize: limits.pageSize } }
      return (await client.page.listVersions(input, { signal })).data
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextPage(pages),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
}
