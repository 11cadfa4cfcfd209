import type { PageID } from '@ximblox/contract/ids'
import type { ResponsibilityKind } from '@ximblox/contract/responsibilities'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

interface Owned {
  /** The rows of a user, the ones to look at first in front. */
  rows: (userID: number, now: Date) => RawBuilder<unknown>
  /** Gives them to another user. */
  update: (from: number, to: number, now: Date) => RawBuilder<unknown>
}

const usableToken = (now: Date) =>
  sql`t.revoked_at is null and (t.expires_at is null or t.expires_at > ${now})`

const owned: Record<ResponsibilityKind, Owned> = {
  schedules: {
    rows: userID => sql`
      select p.id as "pageID", p.title, p.locale, s.publish_at as "publishAt", s.unpublish_at as "unpublishAt"
      from schedule s join page p on p.id = s.page_id
      where s.actor_id = ${userID} and p.deleted_at is null
      order by least(s.publish_at, s.unpublish_at), p.id`,
    update: (from, to) => sql`update schedule set actor_id = ${to} where actor_id = ${from}`,
  },
  requests: {
    rows: userID => sql`
      select p.id as "pageID", p.title, p.locale
      from request r join page p on p.id = r.page_id
      where r.requester_id = ${userID} and r.state = 'open' and p.deleted_at is null
      order by r.at, p.id`,
    update: (from, to) =>
      sql`update request set requester_id = ${to} where requester_id = ${from} and state = 'open'`,
  },
  apiTokens: {
    rows: (userID, now) => sql`
      select t.id, t.name from api_token t
      where t.created_by = ${userID} and ${usableToken(now)}
      order by lower(t.name), t.id`,
    update: (from, to, now) => sql`
      update api_token t set created_by = ${to} where t.created_by = ${from} and ${usableToken(now)}`,
  },
  webhooks: {
    rows: userID =>
      sql`
      select w.id, w.name from webhook w where w.created_by = ${userID} order by lower(w.name), w.id`,
    update: (from, to) => sql`update webhook set created_by = ${to} where created_by = ${from}`,
  },
}

interface PageRow {
  pageID: PageID
  title: string
  locale: string
}
interface ScheduleRow extends PageRow {
  publishAt: Date | null
  unpublishAt: Date | null
}
interface NamedRow {
  id: number
  name: string
}
interface Rows {
  schedules: ScheduleRow
  requests: PageRow
  apiTokens: NamedRow
  webhooks: NamedRow
}

/** The first of what belongs to a user, and how many there are. */
export const listOwned = async <K extends ResponsibilityKind>(
  db: Db,
  kind: K,
  userID: number,
  { now, limit }: { now: Date; limit: number },
): Promise<{ items: Rows[K][]; total: number }> => {
  const { rows } = await sql<Rows[K]>`${owned[kind].rows(userID, now)}`.execute(db)
  return { items: rows.slice(0, limit), total: rows.length }
}

/** Returns how many there were. */
export const giveOwned = async (
  db: Db,
  kind: ResponsibilityKind,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<number> => {
  const { numAffectedRows = 0n } = await owned[kind].update(from, to, now).execute(db)
  return Number(numAffectedRows)
}
