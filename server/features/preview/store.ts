import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

export interface ShareRow {
  id: number
  pageID: number
  versionID: number
  note: string
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  openedAt: Date | null
  authorID: number | null
  profile: unknown
}

const shares = (db: Db) =>
  db
    .selectFrom('share as s')
    .innerJoin('page as p', 'p.id', 's.page_id')
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 's.author_id').on('u.erased_at', 'is', null))
    .where('p.deleted_at', 'is', null)
    .select([
      's.id',
      's.page_id as pageID',
      's.version_id as versionID',
      's.note',
      's.created_at as createdAt',
      's.expires_at as expiresAt',
      's.revoked_at as revokedAt',
      's.opened_at as openedAt',
      'u.id as authorID',
      'u.profile',
    ])

export const findShare = (db: Db, id: number): Promise<ShareRow | undefined> =>
  shares(db).where('s.id', '=', id).executeTakeFirst()

export const listPageShares = (db: Db, pageID: number): Promise<ShareRow[]> =>
  shares(db).where('s.page_id', '=', pageID).orderBy('s.id', 'desc').execute()

export const insertShare = async (
  db: Db,
  share: {
    tokenHash: Buffer
    pageID: number
    versionID: number
    note: string
    authorID: number
    createdAt: Date
    expiresAt: Date
  },
): Promise<number> => {
  const { id } = await db
    .insertInto('share')
    .values({
      token_hash: share.tokenHash,
      page_id: share.pageID,
      version_id: share.versionID,
      note: share.note,
      author_id: share.authorID,
      created_at: share.createdAt,
      expires_at: share.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns false when it had already been revoked. */
export const revokeShare = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const row = await db
    .updateTable('share')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Writes at most once a minute, because holders of a link can open it as often as they like. */
export const recordOpened = async (db: Db, id: number, now: Date): Promise<void> => {
  const lately = new Date(now.getTime() - 60_000)
  await db
    .updateTable('share')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`(opened_at is null or opened_at < ${lately})`)
    .execute()
}
