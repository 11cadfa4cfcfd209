import { isAdministrator } from '@ximblox/contract/rules/permissions'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { notAuthenticated, refuse } from '../../kernel/errors/errors.ts'
import { findPermissions, listPermissionsInUse, lockPermissions } from './store.ts'

/**
 * Runs a change of users, roles or permissions. Such changes are serialised, and each uses the current permissions of
 * its actor, so that two users cannot both revoke each other's. A change that would leave no administrator is refused
 * with `lastAdministrator`.
 */
export const changePermissions = <R>(
  app: App,
  actor: Actor,
  change: (tx: Transaction, actor: Actor) => Promise<R>,
): Promise<R> =>
  inTransaction(app, async tx => {
    await lockPermissions(tx.db)
    const permissions = actor.isOperator ? actor.permissions : await findPermissions(tx.db, actor.id)
    if (!permissions) throw notAuthenticated()
    const administered = await hasAdministrator(tx.db)
    const result = await change(tx, { ...actor, permissions })
    if (administered && !(await hasAdministrator(tx.db))) throw refuse('lastAdministrator')
    return result
  })

const hasAdministrator = async (db: Kysely<DB>): Promise<boolean> =>
  (await listPermissionsInUse(db)).some(isAdministrator)
