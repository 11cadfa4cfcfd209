import { useQuery } from '@tanstack/react-query'
import type { BulkAction } from '@ximblox/contract/bulk'
import type { PageID } from '@ximblox/contract/ids'
import { useClient } from '../../../../api/client.tsx'
import type { ChosenPage } from './chosen-pages.ts'
import type { Change } from './preview-list.tsx'

/** At most this many pages in one call. */
const size = 50

/** What an action would do to each of these pages. */
export const usePreview = (
  action: BulkAction,
  pages: readonly ChosenPage[],
  under: PageID | null,
  isEnabled: boolean,
) => {
  const client = useClient()
  return useQuery({
    queryKey: ['pages', 'preview-changes', action, pages.map(({ id }) => id), under],
    queryFn: async ({ signal }): Promise<readonly Change[]> => {
      const parts = Array.from({ length: Math.ceil(pages.length / size) }, (_, part) =>
        pages.slice(part * size, (part + 1) * size).map(({ id }) => id),
      )
      const found: Change[] = []
      for (const pageIDs of parts) {
        const body = { action, pageIDs, ...(under !== null && { under }) }
        found.push(...(await client.page.previewChanges({ body }, { signal })).changes)
      }
      return found
    },
    enabled: isEnabled,
    staleTime: 0,
    gcTime: 0,
  })
}
