import type { Permission, PermissionName } from '@ximblox/contract/permissions'
import { mayActOn } from '@ximblox/contract/rules/act-on-user'
import { allows, type Place } from '@ximblox/contract/rules/permissions'
import type { Actor } from './actor.ts'
import { notAuthenticated, type Refusal, refuse } from './errors/errors.ts'

/** The permission check inside an operation: refuses with `notPermitted` unless the actor may do this in this place. */
export const permit = (actor: Actor, name: PermissionName, place?: Place): void => {
  if (!allows(actor.permissions, name, place)) throw unauthorised(actor)
}

/** Refuses visitors. */
export const permitUser = (actor: Actor): void => {
  if (actor.id === 0) throw unauthorised(actor)
}

/** Refuses an actor who lacks a permission that the user holds or is about to get; see `mayActOn`. */
export const permitActingOn = (
  actor: Actor,
  user: { id: number; permissions: readonly Permission[] },
  after?: readonly Permission[],
): void => {
  const { id, permissions } = actor
  if (!mayActOn({ ID: id, permissions }, { ID: user.id, permissions: user.permissions }, after))
    throw unauthorised(actor)
}

/** 401 for visitors, who may log in; 403 for everybody else. */
const unauthorised = (actor: Actor): Refusal => (actor.id === 0 ? notAuthenticated() : refuse('notPermitted'))
