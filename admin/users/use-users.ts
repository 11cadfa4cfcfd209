import { useQuery } from '@tanstack/react-query'
import type { ListedUser } from '@ximblox/contract/users'
import { useClient } from '../api/client.tsx'

export const usersKey = ['users'] as const

/** Requires the permission to manage users. */
export const useUsers = () => {
  const client = useClient()
  return useQuery({
    queryKey: usersKey,
    queryFn: async ({ signal }): Promise<ListedUser[]> => (await client.users.list({}, { signal })).data,
  })
}
