import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import type { Exchange } from '../../kernel/http/exchange.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { permit, permitActingOn, permitUser } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { cookieHash } from '../../kernel/session/session.ts'
import { newPasswordErrors } from '../accounts/new-password.ts'
import { isEmailTaken } from '../accounts/store.ts'
import { writeUser } from '../accounts/user-store.ts'
import { changePermissions } from '../roles/change-permissions.ts'
import { findRole, type RoleRecord } from '../roles/store.ts'
import { auditDetail, type Changes, changesOf, isEmpty } from './changes.ts'
import { isOwnPassword } from './confirm.ts'
import { revokeOutdatedAccess } from './follow-up.ts'
import { presentUser } from './present.ts'
import * as store from './store.ts'

type Update = typeof calls.users.update
type Body = PartlyInput<Update>['body']

/** Changes the user's own account or another one. Unchanged values do not count as changes. */
export const updateUser = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Update>,
  { session }: Pick<Exchange, 'session'>,
): Promise<Payload<Update>> => {
  permitUser(actor)
  const isOwn = params.id === actor.id
  if (!isOwn) permit(actor, 'manage-users')
  // Runs before the transaction, because password hashing is slow on purpose.
  const { password } = body
  const isConfirmed = await isConfirmedBy(app, actor, params.id, body)
  const passwordHash = password === undefined ? undefined : await app.passwords.hash(password)

  return changePermissions(app, actor, async ({ db }, actor) => {
    if (!isOwn) permit(actor, 'manage-users')
    const user = await store.lockUser(db, params.id)
    if (!user) throw refuse('userNotFound')
    const changes = changesOf(user, body)
    const role = await newRole(db, user, changes)
    permitChanges(actor, user, changes, role)
    if (body.revision !== undefined && body.revision !== user.revision)
      throw refuse('staleRevision', '', { payload: { current: presentUser(user) } })
    refuseAny(await errorsOf(db, { user, changes, role, isConfirmed }, body))
    if (isEmpty(changes)) return { User: presentUser(user) }

    await refuseDuplicates(writeUser(db, user.id, { ...rowOf(user, changes), passwordHash }), {
      app_user_email_key: errorAt('email', 'alreadyExists'),
    })
    await revokeOutdatedAccess(app, db, user, changes, isOwn ? cookieHash(session.cookie) : undefined)
    await recordAudit(db, actor, 'user.update', 'user', user.id, auditDetail(user, changes, role))
    const changed = await store.findUser(db, user.id)
    if (!changed) throw refuse('userNotFound')
    return { User: presentUser(changed) }
  })
}

/** The errors of a changed user, for the parts of the request that are present. */
export const checkUpdate = async (
  app: App,
  actor: Actor,
  { params, body }: PartlyInput<Update>,
): Promise<ErrorEntry[]> => {
  permitUser(actor)
  if (params.id !== actor.id) permit(actor, 'manage-users')
  const user = await store.findUser(app.db, params.id)
  if (!user) return []
  const changes = changesOf(user, body)
  const role = await newRole(app.db, user, changes)
  permitChanges(actor, user, changes, role)
  const isConfirmed = await isConfirmedBy(app, actor, params.id, body)
  return errorsOf(app.db, { user, changes, role, isConfirmed }, body)
}

/**
 * True when users have confirmed a change of their own account with their password. Changes of others need no
 * confirmation.
 */
const isConfirmedBy = async (
  app: App,
  actor: Actor,
  id: number,
  { currentPassword }: Body,
): Promise<boolean> =>
  id !== actor.id || (!!currentPassword && (await isOwnPassword(app, actor, currentPassword)))

const newRole = async (db: Kysely<DB>, user: store.UserRecord, { roleID }: Changes) =>
  roleID === undefined ? user.role : findRole(db, roleID)

/** Only users who manage users may change roles and activity; see `mayActOn` for which users they may change. */
const permitChanges = (
  actor: Actor,
  { id, role: { permissions } }: store.UserRecord,
  changes: Changes,
  role: RoleRecord | undefined,
): void => {
  if (changes.roleID !== undefined || changes.active !== undefined) permit(actor, 'manage-users')
  permitActingOn(actor, { id, permissions }, role?.permissions)
}

interface Change {
  user: store.UserRecord
  changes: Changes
  role: RoleRecord | undefined
  isConfirmed: boolean
}

const errorsOf = async (
  db: Kysely<DB>,
  { user, changes, role, isConfirmed }: Change,
  { password, confirm = '', currentPassword }: Body,
): Promise<ErrorEntry[]> => {
  const errors: ErrorEntry[] = []
  // Without confirmation, an open session must not reveal which addresses are taken.
  if (isConfirmed && changes.email !== undefined && (await isEmailTaken(db, changes.email)))
    errors.push(errorAt('email', 'alreadyExists'))
  if (!role) errors.push(errorAt('role', 'brokenReference'))
  // An account without a password is activated by its mailed link only.
  if (changes.active && !user.activated) errors.push(errorAt('active', 'neverActivated'))
  const about = [changes.email ?? user.email, changes.profile.name ?? user.profile.name ?? '']
  if (password !== undefined) errors.push(...newPasswordErrors({ password, confirm, about }))
  return isConfirmed ? errors : [...errors, ...confirmationErrors(changes, currentPassword)]
}

/** Users can only change their own address and password if they know the password. */
const confirmationErrors = ({ email, password }: Changes, given: string | undefined): ErrorEntry[] =>
  email === undefined && !password
    ? []
    : [errorAt('currentPassword', given === undefined ? 'required' : 'wrongPassword')]

const rowOf = (
  user: store.UserRecord,
  { email, roleID, profile, language, colourScheme, active }: Changes,
) => ({
  email: email ?? user.email,
  roleID: roleID ?? user.role.id,
  profile: { ...user.profile, ...profile },
  language: language ?? user.language,
  colourScheme: colourScheme ?? user.colourScheme,
  active: active ?? user.active,
})
