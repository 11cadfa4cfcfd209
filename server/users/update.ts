import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { mayGrant } from '@ximblox/contract/rules/grants'
import { passwordFaults } from '@ximblox/contract/rules/password'
import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { unlessTaken } from '../db/constraint.ts'
import type { DB } from '../db/schema.generated.ts'
import { refuse, refuseAny } from '../errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { hashPassword, verifyPassword } from '../password.ts'
import { permit, permitUser } from '../permit.ts'
import { changeRights } from '../roles/change-rights.ts'
import { findRole, type RoleRecord } from '../roles/store.ts'
import { hashOf } from '../session/session.ts'
import { deleteSessionsOf } from '../session/store.ts'
import { type Changes, changesOf, isNothing } from './changes.ts'
import { emailTaken } from './create.ts'
import { presentUser } from './present.ts'
import * as store from './store.ts'

type Update = typeof calls.users.update

/** Changes oneself, or somebody else; what is sent as it stands already is no change. */
export const updateUser = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Update>,
  { session }: Pick<Exchange, 'session'>,
): Promise<Payload<Update>> => {
  permitUser(actor)
  const isOwn = params.id === actor.id
  if (!isOwn) permit(actor, 'manage-users')
  // Before the transaction, because it takes its time on purpose.
  const isConfirmed = isOwn && (await isOwnPassword(app, actor, body.currentPassword))
  const passwordHash = body.password === undefined ? undefined : await hashOfNew(body.password)

  return changeRights(app, actor, async ({ db }, actor) => {
    if (!isOwn) permit(actor, 'manage-users')
    const user = await store.lockUser(db, params.id)
    if (!user) throw refuse('UM_02')
    const changes = changesOf(user, body)
    const role = await newRole(db, user, changes)
    permitChanges(actor, user, changes, role)
    if (body.revision !== undefined && body.revision !== user.revision)
      throw refuse('PM_02', '', { payload: { current: presentUser(user) } })
    refuseAny([
      ...(changes.roleID !== undefined && !role ? [{ property: 'role', code: 'V_18' as const }] : []),
      ...passwordFaultsOf(body),
      ...(isOwn ? confirmationFaults(changes, body, isConfirmed) : []),
    ])
    if (isNothing(changes)) return { User: presentUser(user) }

    await unlessTaken(
      store.updateUser(db, user.id, {
        email: changes.email ?? user.email,
        roleID: changes.roleID ?? user.role.id,
        profile: { ...user.profile, ...changes.profile },
        language: changes.language ?? user.language,
        active: changes.active ?? user.active,
        passwordHash,
      }),
      emailTaken,
    )
    if (changes.password || changes.active === false)
      await deleteSessionsOf(db, user.id, isOwn ? hashOf(session.cookie) : undefined)
    await recordAudit(db, actor, 'user.update', 'user', user.id, detailOf(user, changes, role))
    const changed = await store.findUser(db, user.id)
    if (!changed) throw refuse('UM_02')
    return { User: presentUser(changed) }
  })
}

const newRole = (db: Kysely<DB>, user: store.UserRecord, { roleID }: Changes) =>
  roleID === undefined ? Promise.resolve(user.role) : findRole(db, roleID)

/**
 * Role and activity are for those who manage users, and nobody grants what they do not hold. Who sets somebody's
 * password, or where links to set one are mailed, could be them: that takes holding all that they may do.
 */
const permitChanges = (
  actor: Actor,
  user: store.UserRecord,
  changes: Changes,
  role: RoleRecord | undefined,
): void => {
  if (changes.roleID !== undefined || changes.active !== undefined) permit(actor, 'manage-users')
  const takesOver = user.id !== actor.id && (changes.email !== undefined || changes.password)
  const granted = [
    ...(changes.roleID === undefined ? [] : (role?.permissions ?? [])),
    ...(takesOver ? user.role.permissions : []),
  ]
  if (!mayGrant(actor.permissions, granted)) throw refuse('UM_01')
}

const isOwnPassword = async (app: App, actor: Actor, given: string | undefined): Promise<boolean> =>
  given !== undefined && verifyPassword(await store.findPasswordHash(app.db, actor.id), given)

/** One's own address and password change only by who knows the password, not by who found an open session. */
const confirmationFaults = (
  changes: Changes,
  { currentPassword }: Input<Update>['body'],
  isConfirmed: boolean,
): ErrorEntry[] => {
  if (isConfirmed || (changes.email === undefined && !changes.password)) return []
  const code = currentPassword === undefined || currentPassword === '' ? 'V_01' : 'AUTH_02'
  return [{ property: 'currentPassword', code }]
}

const passwordFaultsOf = ({ password, confirm }: Input<Update>['body']): ErrorEntry[] => {
  if (password === undefined) return []
  const faults: ErrorEntry[] = passwordFaults(password).map(code => ({ property: 'password', code }))
  if (confirm !== password)
    faults.push({ property: 'confirm', code: confirm === undefined ? 'V_01' : 'V_03' })
  return faults
}

/** Nothing of a password that will be refused anyway: a long one would take long. */
const hashOfNew = (password: string) =>
  passwordFaults(password).length > 0 ? Promise.resolve(undefined) : hashPassword(password)

/** Names what changed; values only of what is not personal. */
const detailOf = (user: store.UserRecord, changes: Changes, role: RoleRecord | undefined) => ({
  changed: [
    ...(changes.email === undefined ? [] : ['email']),
    ...(changes.roleID === undefined ? [] : ['role']),
    ...Object.keys(changes.profile),
    ...(changes.active === undefined ? [] : ['active']),
    ...(changes.language === undefined ? [] : ['language']),
    ...(changes.password ? ['password'] : []),
  ],
  ...(changes.roleID !== undefined && { role: { from: user.role.name, to: role?.name } }),
  ...(changes.active !== undefined && { active: changes.active }),
})
