import type { Kysely } from 'kysely'
import type { App } from '../../kernel/app-context.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { deleteSessionsOf } from '../../kernel/session/store.ts'
import { endAccess } from '../accounts/end-access.ts'
import { mailActivation } from '../accounts/invite.ts'
import { revokeTokens } from '../accounts/store.ts'
import { deleteUnsentMailsOfUser } from '../mail/erase-store.ts'
import type { Changes } from './changes.ts'
import type { UserRecord } from './store.ts'

/** Ends sessions and mailed links that a change invalidates. `kept` is the session of the request. */
export const revokeOutdatedAccess = async (
  app: App,
  db: Kysely<DB>,
  user: UserRecord,
  changes: Changes,
  kept: Buffer | undefined,
): Promise<void> => {
  if (changes.active === false) return endAccess(db, user.id)
  if (changes.password) await deleteSessionsOf(db, user.id, kept)
  if (!changes.password && changes.email === undefined && changes.roleID === undefined) return
  await revokeTokens(db, [user.id])
  // They would be sent to the user's former address.
  if (changes.email !== undefined) await deleteUnsentMailsOfUser(db, user.id)
  if (!user.activated && !changes.password) await mailActivation(app, db, recipientOf(user, changes))
}

const recipientOf = ({ id, email, profile, language }: UserRecord, changes: Changes) => ({
  id,
  email: changes.email ?? email,
  name: changes.profile.name ?? profile.name ?? '',
  language: changes.language ?? language,
})
