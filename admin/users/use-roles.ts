import { useQuery } from '@tanstack/react-query'
import type { Role } from '@ximblox/contract/people'
import { useClient } from '../api/client.tsx'

export const rolesKey = ['roles'] as const

/** Requires the permission to manage roles, users or API tokens. */
export const useRoles = () => {
  const client = useClient()
  return useQuery({
    queryKey: rolesKey,
    queryFn: async ({ signal }): Promise<Role[]> => (await client.role.list({}, { signal })).data,
  })
}
