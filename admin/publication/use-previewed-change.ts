import { useQuery } from '@tanstack/react-query'
import type { PreviewedAction, PreviewedChange } from '@ximblox/contract/bulk'
import type { PageID } from '@ximblox/contract/ids'
import type { Concerned } from '@ximblox/contract/letters'
import { useClient } from '../api/client.tsx'

export type PageUses = PreviewedChange['usedBy']

export const isUsed = ({ totalPages, menus }: PageUses): boolean => totalPages > 0 || menus.length > 0

interface Previewed {
  /** What links to a page that is about to disappear; undefined if nothing does. */
  uses: PageUses | undefined
  /** Whom it concerns; undefined until that is known. */
  concerned: readonly Concerned[] | undefined
  /** The redirects that would apply again. */
  bringsBack: PreviewedChange['bringsBack']
  /** How many published pages below it stay on the site. */
  staysBelow: number
  isLoading: boolean
}

/** What an action on a page would bring about. */
export const usePreviewedChange = (
  action: PreviewedAction,
  id: PageID,
  { enabled = true } = {},
): Previewed => {
  const client = useClient()
  const { data, isLoading } = useQuery({
    queryKey: ['pages', 'preview-changes', action, [id]],
    queryFn: ({ signal }) => client.page.previewChanges({ body: { action, pageIDs: [id] } }, { signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
  const change = data?.changes[0]
  return {
    uses: change && isUsed(change.usedBy) ? change.usedBy : undefined,
    concerned: change?.concerned,
    bringsBack: change?.bringsBack ?? [],
    staysBelow: change?.staysBelow ?? 0,
    isLoading,
  }
}
