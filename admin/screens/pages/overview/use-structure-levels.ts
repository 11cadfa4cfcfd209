import { useQueries } from '@tanstack/react-query'
import type { PageID } from '@ximblox/contract/ids'
import type { Locale } from '@ximblox/contract/locales'
import { useClient } from '../../../api/client.tsx'

const pageSize = 100

/** The pages at the top, and those below each unfolded page; `more` counts the further parts that are shown of each. */
export const useStructureLevels = (
  locale: Locale,
  unfolded: ReadonlySet<PageID>,
  more: ReadonlyMap<number, number>,
) => {
  const client = useClient()
  const wanted = [undefined, ...unfolded].flatMap(under =>
    Array.from({ length: 1 + (more.get(under ?? 0) ?? 0) }, (_, pageIndex) => ({ under, pageIndex })),
  )
  return useQueries({
    queries: wanted.map(({ under, pageIndex }) => ({
      queryKey: ['pages', 'structure', locale, under ?? 0, pageIndex],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const body = { locale, pageIndex, pageSize, ...(under !== undefined && { under }) }
        return (await client.page.structure({ body }, { signal })).data
      },
    })),
    combine: results => ({
      byParent: Map.groupBy(
        results.map(({ data }, index) => ({ under: wanted[index]?.under ?? 0, data })),
        ({ under }) => under,
      ),
      isFailed: results.some(({ isError }) => isError),
      retry: () => {
        for (const { refetch, isError } of results) if (isError) void refetch()
      },
    }),
  })
}
