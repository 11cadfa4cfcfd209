import { useQuery } from '@tanstack/react-query'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useClient } from '../api/client.tsx'

/** The locales of the site; nothing until they are known. */
export const useSettings = (): SiteSettings | undefined => useSettingsQuery().data

/** The same for who has to say why they are not known. */
export const useSettingsQuery = () => {
  const client = useClient()
  return useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => client.settings.get({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
