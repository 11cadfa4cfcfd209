import type { PermissionName } from '@ximblox/contract/permissions'
import { allows, type Place } from '@ximblox/contract/rules/permissions'
import type { Actor } from './actor.ts'
import { type Refusal, refuse } from './errors.ts'

/** The guard inside an operation: refuses with UM_01 unless the actor may do this, at this place. */
export const permit = (actor: Actor, name: PermissionName, place?: Place): void => {
  if (!allows(actor.permissions, name, place)) throw unauthorised(actor)
}

/** Refuses visitors. */
export const permitUser = (actor: Actor): void => {
  if (actor.id === 0) throw unauthorised(actor)
}

/** 401 to whom a log-in may help, 403 to everyone else. */
const unauthorised = (actor: Actor): Refusal => refuse('UM_01', '', { status: actor.id === 0 ? 401 : 403 })
