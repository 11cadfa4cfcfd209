import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A preview link that is neither expired nor revoked, and whose page is not in the bin. */
export interface OpenShare {
  id: number
  pageID: number
  versionID: number
  expiresAt: Date
}

export const findOpenShare = (db: Kysely<DB>, token: string, now: Date): Promise<OpenShare | undefined> =>
  db
    .selectFrom('share as s')
    .innerJoin('page as p', 'p.id', 's.page_id')
    .where('s.token_hash', '=', hashOfToken(token))
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('p.deleted_at', 'is', null)
    .select(['s.id', 's.page_id as pageID', 's.version_id as versionID', 's.expires_at as expiresAt'])
    .executeTakeFirst()
