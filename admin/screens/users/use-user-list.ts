import { useSearch } from '@tanstack/react-router'
import type { ListedUser } from '@ximblox/contract/users'
import { useClient } from '../../api/client.tsx'
import { type PagedList, usePagedList } from '../../list/use-paged-list.ts'
import { useSearchFilter } from '../../list/use-search-filter.ts'
import { usersKey } from '../../users/use-users.ts'
import { isUserStatus } from '../../users/user-status.ts'
import { listUsers, type UserFilter, userColumns } from './user-rows.ts'

interface UserList {
  list: PagedList<ListedUser>
  filter: UserFilter
  filterBy(key: 'role' | 'status', value: string): void
  /** Present if a filter is set. */
  clearFilters: (() => void) | undefined
}

/** All users, filtered by the URL. */
export const useUserList = (): UserList => {
  const client = useClient()
  const { filterBy, clearFilters } = useSearchFilter<'role' | 'status'>()
  const { role, status } = useSearch({ strict: false })
  const filter = {
    roleID: Number(role) > 0 ? Number(role) : undefined,
    status: isUserStatus(status) ? status : undefined,
  }
  const list = usePagedList({
    key: [...usersKey, filter],
    columns: userColumns,
    defaultOrder: { columnToSort: 'name', sortOrder: 'asc' },
    fetchPage: async (list, signal) =>
      listUsers((await client.users.list({}, { signal })).data, filter, list),
  })
  const isFiltered = filter.roleID !== undefined || filter.status !== undefined
  return {
    list,
    filter,
    filterBy,
    clearFilters: isFiltered ? () => clearFilters(['role', 'status']) : undefined,
  }
}
