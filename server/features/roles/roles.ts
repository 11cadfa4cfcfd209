import type { Registry } from '@ximblox/blocks/registry'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { isSitePermission, type Permission } from '@ximblox/contract/permissions'
import { isEqual } from '@ximblox/contract/rules/equal'
import { mayGrant } from '@ximblox/contract/rules/grants'
import { allows } from '@ximblox/contract/rules/permissions'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { isRoleOfToken } from '../../kernel/session/api-token-store.ts'
import { changePermissions } from './change-permissions.ts'
import { presentRole } from './present.ts'
import * as store from './store.ts'

type Roles = typeof calls.role

/** A hook for the feature that knows the users. */
export interface RoleUsers {
  /** Runs in the transaction that changes the permissions of a role. */
  permissionsChanged: (app: App, db: Kysely<DB>, roleID: number) => Promise<void>
}

const nameTaken = { role_name_key: errorAt('name', 'alreadyExists') } as const

export const listRoles = async (app: App, actor: Actor): Promise<Payload<Roles['list']>> => {
  // Those who choose a role for someone or something see which there are.
  const others = ['manage-users', 'manage-api-tokens'] as const
  if (!others.some(name => allows(actor.permissions, name))) permit(actor, 'manage-roles')
  return { data: (await store.listRoles(app.db)).map(presentRole) }
}

export const createRole = (
  app: App,
  actor: Actor,
  { body }: Input<Roles['create']>,
): Promise<Payload<Roles['create']>> =>
  changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-roles')
    refuseAny(await checkRole(app, db, actor, body))
    const role = await refuseDuplicates(store.insertRole(db, body), nameTaken)
    await recordAudit(db, actor, 'role.create', 'role', role.id, { title: role.name, ...body })
    return { role: presentRole(role) }
  })

export const updateRole = (
  app: App,
  actor: Actor,
  { params, body }: Input<Roles['update']>,
  { permissionsChanged }: RoleUsers,
): Promise<Payload<Roles['update']>> =>
  changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-roles')
    const role = await store.findRole(db, params.id)
    if (!role) throw refuse('notFound')
    const { name = role.name, permissions = role.permissions } = body
    const isOther = !isEqual(permissions, role.permissions)
    const errors = await checkRole(app, db, actor, { name, permissions }, role)
    if (body.revision !== undefined && body.revision !== role.revision)
      throw refuse('staleRevision', '', { payload: { current: presentRole(role) } })
    refuseAny(errors)
    if (isEqual({ name, permissions }, { name: role.name, permissions: role.permissions }))
      return { role: presentRole(role) }
    const changed = await refuseDuplicates(store.updateRole(db, role.id, { name, permissions }), nameTaken)
    if (isOther) await permissionsChanged(app, db, role.id)
    await recordAudit(db, actor, 'role.update', 'role', role.id, {
      title: name,
      from: { name: role.name, permissions: role.permissions },
      to: { name, permissions },
    })
    return { role: presentRole(changed) }
  })

export const removeRole = (
  app: App,
  actor: Actor,
  { params }: Input<Roles['remove']>,
): Promise<Payload<Roles['remove']>> =>
  changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-roles')
    const role = await store.findRole(db, params.id)
    if (!role) throw refuse('notFound')
    // Like a change, removing a role revokes its permissions.
    if (!mayGrant(actor.permissions, role.permissions)) throw refuse('notPermitted')
    if ((await store.isRoleInUse(db, role.id)) || (await isRoleOfToken(db, role.id, app.now())))
      throw refuse('roleInUse')
    await store.deleteRole(db, role.id)
    await recordAudit(db, actor, 'role.delete', 'role', role.id, { title: role.name })
    return {}
  })

/** The errors of a new role, for the parts of the request that are present. */
export const checkNewRole = (
  app: App,
  actor: Actor,
  { body }: PartlyInput<Roles['create']>,
): Promise<ErrorEntry[]> => checkRole(app, app.db, actor, body)

/** The errors of a changed role, for the parts of the request that are present. */
export const checkChangedRole = async (
  app: App,
  actor: Actor,
  { params, body }: PartlyInput<Roles['update']>,
): Promise<ErrorEntry[]> => {
  permit(actor, 'manage-roles')
  return checkRole(app, app.db, actor, body, await store.findRole(app.db, params.id))
}

type Body = PartlyInput<Roles['create']>['body']

/** Granting permissions that the actor lacks is refused with `notPermitted`. */
const checkRole = async (
  app: App,
  db: Kysely<DB>,
  actor: Actor,
  { name, permissions }: Body,
  role?: store.RoleRecord,
): Promise<ErrorEntry[]> => {
  permit(actor, 'manage-roles')
  const before = role?.permissions ?? []
  const granted = permissions?.filter(permission => permission !== undefined) ?? before
  // A change affects all users with the role, so the actor needs its permissions before and after.
  if (!isEqual(granted, before) && !mayGrant(actor.permissions, [...before, ...granted]))
    throw refuse('notPermitted')
  const isTaken = name !== undefined && name !== role?.name && (await store.isNameTaken(db, name))
  return [
    ...(isTaken ? [errorAt('name', 'alreadyExists')] : []),
    ...unknownNames(app.registry, permissions ?? [], before),
    ...unknownTypes(app.registry, permissions ?? [], before),
  ]
}

/** Reports permissions that the site does not declare, except those that the role already had. */
const unknownNames = (
  registry: Registry,
  permissions: readonly (Permission | undefined)[],
  before: readonly Permission[],
): ErrorEntry[] =>
  permissions.flatMap((permission, index) =>
    permission === undefined ||
    !isSitePermission(permission.name) ||
    registry.permissions.has(permission.name) ||
    before.some(({ name }) => name === permission.name)
      ? []
      : [errorAt(`permissions.${index}.name`, 'valueNotAllowed')],
  )

/** Reports unknown page types in permissions, except those that the role already had. */
const unknownTypes = (
  { contentTypes }: Registry,
  permissions: readonly (Permission | undefined)[],
  before: readonly Permission[],
): ErrorEntry[] => {
  const known = new Set([...contentTypes.keys(), ...before.flatMap(one => one.parameters?.pageTypes ?? [])])
  return permissions.flatMap((permission, index) =>
    (permission?.parameters?.pageTypes ?? []).flatMap((type, place) =>
      known.has(type)
        ? []
        : [errorAt(`permissions.${index}.parameters.pageTypes.${place}`, 'brokenReference')],
    ),
  )
}
