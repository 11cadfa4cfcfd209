import { useQuery } from '@tanstack/react-query'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useClient } from '../api/client.tsx'

/** Undefined until they are loaded. */
export const useSettings = (): SiteSettings | undefined => useSettingsQuery().data

/** For screens that show why the settings could not be loaded. */
export const useSettingsQuery = () => {
  const client = useClient()
  return useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => client.settings.get({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
