import type { JsonObject } from '@ximblox/contract/fields'
import { type Kysely, sql } from 'kysely'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { LiveEntry } from '../../kernel/live/live-entry.ts'
import { requestRenditionsOf } from '../media/rendition-store.ts'
import { type PageRecord, setLive, unsetLive } from '../pages/store.ts'

type Db = Kysely<DB>

/** Returns the page as it is now. */
export const makeLive = async (db: Db, pageID: number, versionID: number, now: Date): Promise<PageRecord> => {
  const page = await setLive(db, pageID, versionID, now)
  await requestRenditionsOf(db, pageID)
  return page
}

export const takeOffline = async (db: Db, pageID: number): Promise<void> => {
  await unsetLive(db, pageID)
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
    outdated_at: entry.outdatedAt,
    card_version: entry.cardVersion,
    body: entry.body,
    tsv: sql<string>`search_words(${page.locale}, ${entry.title}, ${entry.body})`,
  }
  await db
    .insertInto('live_entry')
    .values({ page_id: page.id, ...values })
    .onConflict(conflict => conflict.column('page_id').doUpdateSet(values))
    .execute()
  const listed = {
    locale: page.locale,
    type: page.type,
    title: entry.title,
    sort_at: entry.sortAt,
    facets: entry.facets,
    sort_keys: JSON.stringify(entry.sortKeys),
  }
  await db
    .insertInto('list_entry')
    .values({ page_id: page.id, ...listed })
    .onConflict(conflict => conflict.column('page_id').doUpdateSet(listed))
    .execute()
}

export interface StaleEntry {
  pageID: number
  locale: string
  type: string
  versionID: number
  title: string
  card: JsonObject
  tags: string[]
  sortAt: Date
  facets: string[] | null
  sortKeys: JsonObject | null
}

/** Keeps the order of search results that of lists. */
export const putSearchOrder = async (db: Db, pageID: number, sortAt: Date): Promise<void> => {
  await db
    .updateTable('search_entry')
    .set({ sort_at: sortAt })
    .where('page_id', '=', pageID)
    .where('sort_at', '<>', sortAt)
    .execute()
}

/** Lets this transaction refresh cards; false while another one does. */
export const tryLockCards = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(${lockKeys.cards}) as locked`.execute(db)
  return rows[0]?.locked === true
}

/**
 * Locks rows with older card versions than the current ones of their page types; skips those that are being written. The
 * versions are constants of the statement: with a join, the query plan reads all rows although none is stale.
 */
export const lockStaleEntries = async (
  db: Db,
  current: ReadonlyMap<string, number>,
  { after, limit, failed, now }: { after: number; limit: number; failed: ReadonlySet<number>; now: Date },
): Promise<StaleEntry[]> => {
  const isStale = [...current].map(
    ([type, version]) => sql`(e.type = ${type} and e.card_version < ${version})`,
  )
  const isUntried = failed.size === 0 ? sql`true` : sql`e.page_id <> all(${[...failed]}::bigint[])`
  const { rows } = await sql<StaleEntry>`
    select e.page_id as "pageID", e.locale, e.type, e.version_id as "versionID", e.title, e.card, e.tags,
      e.sort_at as "sortAt", l.facets, l.sort_keys as "sortKeys"
    from live_entry e left join list_entry l on l.page_id = e.page_id
    where e.page_id > ${after} and (${sql.join([...isStale, sql`e.outdated_at <= ${now}`], sql` or `)}) and ${isUntried}
    order by e.page_id limit ${limit} for update of e skip locked`.execute(db)
  return rows
}

/** What is stored of a card from here on can be undone without the rest of the transaction. */
export const beginCard = async (db: Db): Promise<void> => {
  await sql`savepoint card`.execute(db)
}

export const undoCard = async (db: Db): Promise<void> => {
  await sql`rollback to savepoint card`.execute(db)
}

/** Removes what pages left at the path of a page that goes live, and redirects its former paths to it. */
export const claimAddress = async (db: Db, page: Address): Promise<void> => {
  await db
    .deleteFrom('address')
    .where('locale', '=', page.locale)
    .where('slug', '=', page.slug)
    .where('query', '=', '')
    .where('left_by', 'is not', null)
    .execute()
  await answerAt(db, page, redirectTo(page))
}

/**
 * Sets the response at the paths of a page that goes offline, or is offline already. An editor's redirect at its path
 * applies again, unless a response is chosen.
 */
export const answerAtAddress = async (
  db: Db,
  page: Address & { liveID: number | null },
  answer: { leave: 'nothing' } | { leave: 'gone' } | ({ leave: 'redirect' } & Target),
  now: Date,
): Promise<void> => {
  const values = valuesOf(page, answer)
  if (page.liveID !== null)
    await db
      .insertInto('address')
      .values({ locale: page.locale, slug: page.slug, left_by: page.id, since: now, ...values })
      .onConflict(conflict =>
        conflict
          .columns(['locale', 'slug', 'query'])
          .doUpdateSet({ left_by: page.id, since: now, ...values })
          .where(sql<boolean>`(address.left_by is not null or ${answer.leave !== 'nothing'})`),
      )
      .execute()
  await answerAt(db, page, values)
}

interface Address {
  id: number
  locale: string
  slug: string
}

type Target = { pageID: number } | { url: string }

const valuesOf = (page: Address, answer: Parameters<typeof answerAtAddress>[2]) => {
  if (answer.leave === 'nothing') return redirectTo(page)
  if (answer.leave === 'gone') return { page_id: null, to_url: null, status: 410 }
  return 'url' in answer
    ? { page_id: null, to_url: answer.url, status: 302 }
    : { page_id: answer.pageID, to_url: null, status: 302 }
}

/** While the page is not live, this redirect leads nowhere. */
const redirectTo = ({ id }: Address) => ({ page_id: id, to_url: null, status: 301 })

const answerAt = async (db: Db, page: Address, values: ReturnType<typeof valuesOf>): Promise<void> => {
  await db.updateTable('address').set(values).where('left_by', '=', page.id).execute()
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
      actor_id: log.actorID || null,
      at: log.at,
      feedback: log.feedback ?? '',
    })
    .execute()
}

/** The version that was last published. */
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
