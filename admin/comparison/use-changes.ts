import { useQuery } from '@tanstack/react-query'
import type { BlockChange } from '@ximblox/contract/history'
import type { VersionID } from '@ximblox/contract/ids'
import { useClient } from '../api/client.tsx'

/** The changes between two versions; null if there is no version to compare with. */
export const useChanges = (before: VersionID, after: VersionID) => {
  const client = useClient()
  return useQuery<readonly BlockChange[] | null>({
    queryKey: ['pages', 'compared', before, after],
    queryFn: async ({ signal }) => {
      if (before === 0) return null
      return (await client.page.compareVersions({ query: { from: before, to: after } }, { signal })).changes
    },
  })
}
