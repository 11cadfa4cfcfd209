import type { User } from '@ximblox/contract/people'
import type { ListArguments } from '../../list/use-paged-list.ts'
import { statusOf, type UserStatus } from '../../users/user-status.ts'

export interface UserFilter {
  /** Undefined for all roles. */
  roleID?: number | undefined
  status?: UserStatus | undefined
}

export const userColumns = ['name', 'role', 'status', 'lastLogin'] as const
type UserColumn = (typeof userColumns)[number]

/** Filters, sorts and pages in the browser, because the server returns all users at once. */
export const listUsers = <U extends User>(
  users: readonly U[],
  { roleID, status }: UserFilter,
  { searchTerm, columnToSort, sortOrder, pageIndex, pageSize }: ListArguments<UserColumn>,
): { items: U[]; totalItems: number } => {
  const term = searchTerm.trim().toLowerCase()
  const found = users.filter(
    user =>
      (roleID === undefined || user.role.ID === roleID) &&
      (status === undefined || statusOf(user) === status) &&
      textOf(user).includes(term),
  )
  const direction = sortOrder === 'desc' ? -1 : 1
  const sorted = found.toSorted((a, b) => direction * (compare(columnToSort || 'name', a, b) || a.ID - b.ID))
  const start = pageIndex * pageSize
  return { items: sorted.slice(start, start + pageSize), totalItems: found.length }
}

const textOf = ({ profile, email, role }: User) =>
  [profile.name, profile.jobTitle, email, role.name].join('\n').toLowerCase()

const compare = (column: UserColumn, a: User, b: User): number => {
  const [one, other] = [a, b].map(user => valueOf(column, user))
  return (one ?? '').localeCompare(other ?? '', undefined, { sensitivity: 'base', numeric: true })
}

const valueOf = (column: UserColumn, user: User): string => {
  switch (column) {
    case 'name':
      return user.profile.name
    case 'role':
      return user.role.name
    case 'status':
      return statusOf(user)
    case 'lastLogin':
      return user.lastLogin ?? ''
  }
}
