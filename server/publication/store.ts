import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import type { LiveEntry } from './live-entry.ts'

type Db = Kysely<DB>

export const makeLive = async (db: Db, pageID: number, versionID: number, now: Date): Promise<void> => {
  await db
    .updateTable('page')
    .set({
      live_id: versionID,
      published_at: now,
      first_live_at: sql`coalesce(first_live_at, ${now})`,
      revision: sql`revision + 1`,
    })
    .where('id', '=', pageID)
    .execute()
}

export const takeOffline = async (db: Db, pageID: number): Promise<void> => {
  await db
    .updateTable('page')
    .set({ live_id: null, published_at: null, revision: sql`revision + 1` })
    .where('id', '=', pageID)
    .execute()
  await db.deleteFrom('live_entry').where('page_id', '=', pageID).execute()
}

export const putLiveEntry = async (
  db: Db,
  page: { id: number; locale: string; type: string },
  versionID: number,
  entry: LiveEntry,
): Promise<void> => {
  const values = {
    version_id: versionID,
    locale: page.locale,
    type: page.type,
    title: entry.title,
    card: JSON.stringify(entry.card),
    tags: entry.tags,
    sort_at: entry.sortAt,
    body: entry.body,
    tsv: sql<string>`search_words(${page.locale}, ${entry.title}, ${entry.body})`,
  }
  await db
    .insertInto('live_entry')
    .values({ page_id: page.id, ...values })
    .onConflict(conflict => conflict.column('page_id').doUpdateSet(values))
    .execute()
}

/** A page that takes an address live is what the address answers with; an old redirect from it ends. */
export const takeAddress = async (db: Db, locale: string, slug: string): Promise<void> => {
  await db.deleteFrom('address').where('locale', '=', locale).where('slug', '=', slug).execute()
}

/** What an address answers with once its page has left it. */
export const leaveAddress = async (
  db: Db,
  page: { locale: string; slug: string },
  answer: { status: 410 } | { status: 302; pageID: number } | { status: 302; url: string },
  now: Date,
): Promise<void> => {
  const values = {
    page_id: 'pageID' in answer ? answer.pageID : null,
    to_url: 'url' in answer ? answer.url : null,
    status: answer.status,
    since: now,
  }
  await db
    .insertInto('address')
    .values({ locale: page.locale, slug: page.slug, ...values })
    .onConflict(conflict => conflict.columns(['locale', 'slug']).doUpdateSet(values))
    .execute()
}

export const logPublication = async (
  db: Db,
  log: {
    pageID: number
    versionID: number | null
    action: 'publish' | 'unpublish'
    actorID: number
    at: Date
    feedback?: string
  },
): Promise<void> => {
  await db
    .insertInto('publication')
    .values({
      page_id: log.pageID,
      version_id: log.versionID,
      action: log.action,
      actor_id: log.actorID,
      at: log.at,
      feedback: log.feedback ?? '',
    })
    .execute()
}

/** The version that was published last. */
export const findLastLive = async (db: Db, pageID: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('publication')
    .where('page_id', '=', pageID)
    .where('action', '=', 'publish')
    .where('version_id', 'is not', null)
    .select('version_id as versionID')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.versionID ?? undefined
}
