import { type HeldPlace, heldPlaces } from '@ximblox/contract/held-values'
import { limits } from '@ximblox/contract/limits'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

interface ReportKey {
  pageID: number
  userID: number
  browser: string
}

const sinceDay = (now: Date): Date => new Date(now.getTime() - limits.heldValueDays * 86_400_000)

/** The reports of a page that still count, newest first. */
export const findReports = async (db: Db, pageID: number, now: Date) => {
  const rows = await db
    .selectFrom('held_value as h')
    .innerJoin('app_user as u', 'u.id', 'h.user_id')
    .select(['u.id as userID', 'u.profile', 'h.browser', 'h.at', 'h.places'])
    .where('h.page_id', '=', pageID)
    .where('h.at', '>=', sinceDay(now))
    .orderBy('h.at', 'desc')
    .execute()
  return rows.map(row => ({ ...row, places: heldPlaces.parse(row.places) }))
}

/** The time stays that of the first report while the places are the same. */
export const writeReport = async (
  db: Db,
  { pageID, userID, browser }: ReportKey,
  places: readonly HeldPlace[],
  now: Date,
): Promise<void> => {
  await db
    .insertInto('held_value')
    .values({ page_id: pageID, user_id: userID, browser, places: JSON.stringify(places), at: now })
    .onConflict(conflict =>
      conflict
        .columns(['page_id', 'user_id', 'browser'])
        .doUpdateSet(({ ref }) => ({ places: ref('excluded.places'), at: ref('excluded.at') }))
        .whereRef('held_value.places', '<>', 'excluded.places'),
    )
    .execute()
}

export const deleteReport = async (db: Db, { pageID, userID, browser }: ReportKey): Promise<void> => {
  await db
    .deleteFrom('held_value')
    .where('page_id', '=', pageID)
    .where('user_id', '=', userID)
    .where('browser', '=', browser)
    .execute()
}

/** Deletes the reports that no longer count: nobody has opened the page in that browser since. */
export const deleteOldReports = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('held_value').where('at', '<', sinceDay(now)).execute()
}
