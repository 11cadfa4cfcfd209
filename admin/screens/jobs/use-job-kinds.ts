import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../api/client.tsx'
import { jobsKey } from './jobs-key.ts'

const refreshEvery = 10_000

export const useJobKinds = () => {
  const client = useClient()
  return useQuery({
    queryKey: [...jobsKey, 'kinds'],
    queryFn: async ({ signal }) => (await client.job.kinds({}, { signal })).kinds,
    refetchInterval: refreshEvery,
  })
}
