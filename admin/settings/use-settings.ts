import { useQuery } from '@tanstack/react-query'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useClient } from '../api/client.tsx'

export const settingsKey = ['settings'] as const

/** Undefined until they are loaded. */
export const useSettings = (): SiteSettings | undefined => useSettingsQuery().data

/** For screens that show why the settings could not be loaded. */
export const useSettingsQuery = () => {
  const client = useClient()
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => client.settings.get({}, { signal }),
    // Another administrator may add or remove languages.
    staleTime: 30_000,
  })
}
