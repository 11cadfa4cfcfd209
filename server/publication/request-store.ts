import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

type Db = Kysely<DB>

export type ClosedState = 'replaced' | 'accepted' | 'rejected' | 'revoked'

export interface RequestRecord {
  id: number
  pageID: number
  versionID: number
  requesterID: number | null
  comment: string
  at: Date
}

const openRequests = (db: Db) =>
  db
    .selectFrom('request as r')
    .where('r.state', '=', 'open')
    .select([
      'r.id',
      'r.page_id as pageID',
      'r.version_id as versionID',
      'r.requester_id as requesterID',
      'r.comment',
      'r.at',
    ])

export const findOpenRequest = (db: Db, pageID: number): Promise<RequestRecord | undefined> =>
  openRequests(db).where('r.page_id', '=', pageID).executeTakeFirst()

export const insertRequest = async (
  db: Db,
  request: { pageID: number; versionID: number; requesterID: number; comment: string; at: Date },
): Promise<void> => {
  await db
    .insertInto('request')
    .values({
      page_id: request.pageID,
      version_id: request.versionID,
      requester_id: request.requesterID,
      comment: request.comment,
      at: request.at,
    })
    .execute()
}

export const closeRequest = async (
  db: Db,
  pageID: number,
  decision: { state: ClosedState; actorID: number; at: Date; feedback: string },
): Promise<void> => {
  await db
    .updateTable('request')
    .set({
      state: decision.state,
      decided_by: decision.actorID,
      decided_at: decision.at,
      feedback: decision.feedback,
    })
    .where('page_id', '=', pageID)
    .where('state', '=', 'open')
    .execute()
}
