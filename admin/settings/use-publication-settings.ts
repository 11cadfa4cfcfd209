import { useQuery } from '@tanstack/react-query'
import { useClient } from '../api/client.tsx'

export const publicationSettingsKey = ['settings', 'publication'] as const

export const usePublicationSettings = () => {
  const client = useClient()
  return useQuery({
    queryKey: publicationSettingsKey,
    queryFn: ({ signal }) => client.settings.getPublication({}, { signal }),
  })
}
