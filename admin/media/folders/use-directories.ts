import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../api/client.tsx'
import { directoriesKey } from '../media-queries.ts'

export const useDirectories = () => {
  const client = useClient()
  return useQuery({
    queryKey: directoriesKey,
    queryFn: async ({ signal }) => (await client.media.listDirs({}, { signal })).directories,
  })
}
