import type { User } from '@ximblox/contract/people'

export const userStatuses = ['active', 'invited', 'deactivated'] as const
export type UserStatus = (typeof userStatuses)[number]

export const isUserStatus = (value: string | undefined): value is UserStatus =>
  userStatuses.some(status => status === value)

export const statusOf = ({ active, activated }: Pick<User, 'active' | 'activated'>): UserStatus => {
  if (active) return 'active'
  return activated ? 'deactivated' : 'invited'
}
