import { useQuery } from '@tanstack/react-query'
import type { PreviewedChange } from '@ximblox/contract/bulk'
import type { PageID } from '@ximblox/contract/ids'
import { useClient } from '../api/client.tsx'

export type PageUses = PreviewedChange['usedBy']

export const isUsed = ({ totalPages, menus }: PageUses): boolean => totalPages > 0 || menus.length > 0

/** What links to a page that is about to disappear; undefined if nothing does. */
export const usePageUses = (
  action: 'delete' | 'unpublish',
  id: PageID,
  { enabled = true } = {},
): { uses: PageUses | undefined; isLoading: boolean } => {
  const client = useClient()
  const { data, isLoading } = useQuery({
    queryKey: ['pages', 'preview-changes', action, [id]],
    queryFn: ({ signal }) => client.page.previewChanges({ body: { action, pageIDs: [id] } }, { signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
  const usedBy = data?.changes[0]?.usedBy
  return { uses: usedBy && isUsed(usedBy) ? usedBy : undefined, isLoading }
}
