import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt, isError } from '@ximblox/contract/errors'
import { chooseLanguage } from '@ximblox/contract/rules/choose-language'
import { mayGrant } from '@ximblox/contract/rules/grants'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { refusalOf } from '../../kernel/failures/refusal-of.ts'
import { permit, permitActingOn } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { changePermissions } from '../roles/change-permissions.ts'
import { findHeldPermissions } from '../roles/store.ts'
import * as store from './store.ts'
import { mailLink } from './tokens.ts'

export interface Invitation {
  email: string
  /** The id of a role. */
  role: number
  name: string
  jobTitle: string
}

/** Creates a user without a password and mails them an activation link. Returns the user's id. */
export const inviteUser = async (app: App, actor: Actor, invitation: Invitation): Promise<number> => {
  permit(actor, 'manage-users')
  const created = changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-users')
    const id = await insertInvited(db, actor, invitation, app.now())
    const { email, name } = invitation
    await mailActivation(app, db, { id, email, name: name.trim(), language: null })
    await recordAudit(db, actor, 'user.create', 'user', id)
    return id
  })
  return created.catch(error => {
    if (!isError(refusalOf(error).entries[0], 'internalError')) throw error
    app.log.error({ err: error }, 'a user could not be created')
    throw refuse('userCreationFailed')
  })
}

/** Inserts a user without a password. Refuses when the address is taken, or the role is beyond the actor's own. */
export const insertInvited = async (
  db: Database,
  actor: Actor,
  invitation: Invitation,
  now: Date,
): Promise<number> => {
  refuseAny(await checkInvitation(db, actor, invitation))
  const { email, role, name, jobTitle } = invitation
  return refuseDuplicates(
    store.insertUser(db, { email, roleID: role, name: name.trim(), jobTitle: jobTitle.trim(), now }),
    { app_user_email_key: errorAt('email', 'alreadyExists') },
  )
}

/**
 * The errors that keep a user from being invited, as far as the input is known. A role beyond the actor's own
 * permissions is `notPermitted`.
 */
export const checkInvitation = async (
  db: Database,
  actor: Actor,
  { email, role }: { email?: string | undefined; role?: number | undefined },
): Promise<ErrorEntry[]> => {
  permit(actor, 'manage-users')
  const errors: ErrorEntry[] = []
  if (email !== undefined && (await store.isEmailTaken(db, email)))
    errors.push(errorAt('email', 'alreadyExists'))
  if (role !== undefined) {
    const permissions = await store.findPermissions(db, role)
    if (permissions && !mayGrant(actor.permissions, permissions)) throw refuse('notPermitted')
    if (!permissions) errors.push(errorAt('role', 'brokenReference'))
  }
  return errors
}

/** Mails a new link to a user who has not activated their account. */
export const resendActivation = async (
  app: App,
  actor: Actor,
  { params }: Input<typeof calls.auth.resendActivation>,
): Promise<Payload<typeof calls.auth.resendActivation>> => {
  permit(actor, 'manage-users')
  return changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-users')
    const user = await store.lockRecipient(db, params.id)
    if (!user) throw refuse('userNotFound')
    permitActingOn(actor, { id: user.id, permissions: await findHeldPermissions(db, user.id) })
    if (user.hasPassword || user.active) throw refuse('alreadyActivated', '')
    await mailActivation(app, db, user)
    await recordAudit(db, actor, 'user.resend-activation', 'user', user.id)
    return {}
  })
}

/** Mails the activation link to an account without a password. */
export const mailActivation = (
  app: App,
  db: Database,
  user: Pick<store.MailRecipient, 'id' | 'email' | 'name' | 'language'>,
): Promise<void> =>
  mailLink(app, db, 'activate', user, chooseLanguage(app.registry.interfaceLanguages, [user.language]))
