import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import type { Exchange } from '../../kernel/http/exchange.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { anonymous } from '../../kernel/session/session.ts'
import { deleteSessionsOf } from '../../kernel/session/store.ts'
import { clearFailures } from '../accounts/attempts.ts'
import { attemptKeys } from '../accounts/lockout.ts'
import { newPasswordErrors } from '../accounts/new-password.ts'
import {
  activateAccount,
  changePassword,
  findToken,
  revokeTokens,
  type TokenOwner,
  useToken,
} from '../accounts/store.ts'
import { hashOfToken } from '../accounts/tokens.ts'

type ResetAccount = typeof calls.auth.resetAccount

/** Sets the password that the owner of an account chose. This uses up the token. */
export const resetAccount = async (
  app: App,
  actor: Actor,
  { body }: Input<ResetAccount>,
  exchange: Exchange,
): Promise<Payload<ResetAccount>> => {
  const hash = hashOfToken(body.token)
  const owner = await findToken(app.db, hash, app.now())
  refuseAny(resetErrors(owner, body))
  if (!owner) throw refuse('invalidToken', 'token')
  const passwordHash = await app.passwords.hash(body.password)
  await inTransaction(app, async ({ db }) => {
    // Locks the user before the token, like every other change of both, to avoid deadlocks.
    const isOpened = (await setPassword(db, owner, passwordHash)) && (await useToken(db, hash, app.now()))
    if (!isOpened) throw refuse('invalidToken', 'token')
    await revokeTokens(db, [owner.userID])
    await deleteSessionsOf(db, owner.userID)
    const action = owner.purpose === 'activate' ? 'user.activate' : 'user.reset-password'
    await recordAudit(db, { ...actor, id: owner.userID }, action, 'user', owner.userID)
  })
  await clearFailures(app, attemptKeys(owner.email, actor.address))
  const { session } = exchange
  if (session.kind === 'user' && session.user.id === owner.userID) exchange.setSession(anonymous(app, true))
  return { email: owner.email }
}

/** The errors of a new password, for the parts of the request that are present. */
export const checkReset = async (
  app: App,
  _actor: Actor,
  { body }: PartlyInput<ResetAccount>,
): Promise<ErrorEntry[]> => {
  const { token } = body
  const owner = token === undefined ? undefined : await findToken(app.db, hashOfToken(token), app.now())
  return resetErrors(owner, body)
}

const resetErrors = (
  owner: TokenOwner | undefined,
  { token, password, confirm = '' }: PartlyInput<ResetAccount>['body'],
): ErrorEntry[] => {
  const about = owner ? [owner.email, owner.name] : []
  return [
    ...(token === undefined || owner ? [] : [errorAt('token', 'invalidToken')]),
    ...(password === undefined ? [] : newPasswordErrors({ password, confirm, about })),
  ]
}

const setPassword = (
  db: Parameters<typeof activateAccount>[0],
  { purpose, userID }: TokenOwner,
  passwordHash: string,
) =>
  purpose === 'activate'
    ? activateAccount(db, userID, passwordHash)
    : changePassword(db, userID, passwordHash)
