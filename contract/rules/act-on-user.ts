import type { Permission } from '../permissions.ts'
import { mayGrant } from './grants.ts'

interface Holder {
  ID: number
  permissions: readonly Permission[]
}

/**
 * Whether somebody may act on a user: change, deactivate or delete them, set their image, mail them a link or read their
 * mails. That takes every permission that the user holds, before and after, because whoever acts on an account could end
 * up in it. Acting on oneself takes no more than what one gives oneself.
 */
export const mayActOn = (
  actor: Holder,
  user: Holder,
  after: readonly Permission[] = user.permissions,
): boolean => mayGrant(actor.permissions, actor.ID === user.ID ? after : [...user.permissions, ...after])
