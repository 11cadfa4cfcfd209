import { sql } from 'kysely'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { FormerQueue } from '../../kernel/jobs/adopt-former-jobs.ts'
import { moveMails } from '../mail/former-store.ts'
import { type ResetRequest, requestReset } from './reset-jobs.ts'

/** Mails that nodes of the release before wrote, and the requests that they stored for their sender of mails. */
export const formerMails: FormerQueue = {
  lockKey: lockKeys.outbox,
  channel: 'mail',
  move: async db => {
    const mayBeMore = await moveMails(db)
    await moveResetRequests(db)
    return mayBeMore
  },
}

const moveResetRequests = (database: Database): Promise<void> =>
  database.transaction().execute(async db => {
    const { rows } = await sql<ResetRequest & { id: number }>`
      delete from reset_request returning id, email, language, address, at`.execute(db)
    const inOrder = rows.toSorted((a, b) => a.id - b.id)
    await requestReset(
      db,
      inOrder.map(({ email, language, address, at }) => ({ email, language, address, at })),
    )
  })
