import { useNavigate, useSearch } from '@tanstack/react-router'
import type { User } from '@ximblox/contract/people'
import { useClient } from '../../api/client.tsx'
import { type PagedList, usePagedList } from '../../list/use-paged-list.ts'
import { type Search, without } from '../../search-params.ts'
import { usersKey } from '../../users/use-users.ts'
import { isUserStatus } from '../../users/user-status.ts'
import { listUsers, type UserFilter } from './user-rows.ts'

interface UserList {
  list: PagedList<User>
  filter: UserFilter
  filterBy(key: 'role' | 'status', value: string): void
}

/** All users, filtered by the URL. */
export const useUserList = (): UserList => {
  const client = useClient()
  const navigate = useNavigate()
  const { role, status } = useSearch({ strict: false })
  const filter = {
    roleID: Number(role) > 0 ? Number(role) : undefined,
    status: isUserStatus(status) ? status : undefined,
  }
  const list = usePagedList<User>({
    key: [...usersKey, filter],
    fetchPage: async (list, signal) =>
      listUsers((await client.users.list({}, { signal })).data, filter, list),
  })
  const filterBy = (key: 'role' | 'status', value: string) =>
    void navigate({
      to: '.',
      search: (previous: Search) => ({
        ...without(previous, ['page', key]),
        ...(value !== '' && { [key]: value }),
      }),
    })
  return { list, filter, filterBy }
}
