import type { Database } from '../../kernel/db/pool.ts'

/** Forgets the secrets of links that have expired. */
export const forgetExpiredSecrets = async (db: Database, now: Date): Promise<void> => {
  await db
    .updateTable('mail')
    .set({ secret: null, unsubscribe_secret: null })
    .where('expires_at', '<', now)
    .where('secret', 'is not', null)
    .execute()
}

/** Deletes mails after thirty days. */
export const deleteOldMails = async (db: Database, now: Date): Promise<void> => {
  await db
    .deleteFrom('mail')
    .where('created_at', '<', new Date(now.getTime() - retention))
    .execute()
}

const retention = 30 * 86_400_000
