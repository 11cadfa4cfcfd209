import type { Permission } from '../permissions.ts'
import { mayGrant } from './grants.ts'

interface Holder {
  ID: number
  permissions: readonly Permission[]
}

/**
 * May the actor change, deactivate or delete a user, set their image, email them a link or read their emails? This
 * requires every permission that the user holds before and after, because the actor could take over the account. Acting
 * on oneself requires only the permissions held afterwards.
 */
export const mayActOn = (
  actor: Holder,
  user: Holder,
  after: readonly Permission[] = user.permissions,
): boolean => mayGrant(actor.permissions, actor.ID === user.ID ? after : [...user.permissions, ...after])
