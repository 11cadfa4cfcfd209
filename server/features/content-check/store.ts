import type { Mismatch } from '@ximblox/blocks/content-mismatches'
import type { ChangedDefinition } from '@ximblox/contract/content-check'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { ContentRow } from '../../kernel/live/live-page.ts'
import { type DefinitionRecord, keyOf } from './definitions.ts'

type Db = Kysely<DB>

/** The last check, finished or running. */
export interface Run {
  definitions: string
  since: Date | null
  beganAt: Date
  finishedAt: Date | null
  afterPage: number
  pages: number
  changed: ChangedDefinition[]
}

/** The published or the latest version of a page. */
export interface StoredVersion extends ContentRow {
  id: number
  pageID: number
  type: string
  sealed: boolean
  isLive: boolean
}

export interface VersionMismatches {
  versionID: number
  pageID: number
  mismatches: Mismatch[]
  total: number
}

const runColumns = [
  'definitions',
  'since',
  'began_at as beganAt',
  'finished_at as finishedAt',
  'after_page as afterPage',
  'pages',
  sql<ChangedDefinition[]>`changed`.as('changed'),
] as const

export const readRun = (db: Db): Promise<Run | undefined> =>
  db.selectFrom('content_check').select(runColumns).executeTakeFirst()

export const beginRun = async (
  db: Db,
  { definitions, since, beganAt, changed }: Pick<Run, 'definitions' | 'since' | 'beganAt' | 'changed'>,
): Promise<void> => {
  const values = {
    definitions,
    since,
    began_at: beganAt,
    finished_at: null,
    after_page: 0,
    pages: 0,
    changed: JSON.stringify(changed),
  }
  await db
    .insertInto('content_check')
    .values(values)
    .onConflict(conflict => conflict.column('only_row').doUpdateSet(values))
    .execute()
}

/** Includes pages in the bin, because they can be restored. */
export const nextPageIDs = async (
  db: Db,
  { since, afterPage }: Pick<Run, 'since' | 'afterPage'>,
  limit: number,
): Promise<number[]> => {
  let query = db.selectFrom('page as p').where('p.id', '>', afterPage)
  if (since)
    query = query.where(
      sql<boolean>`(p.updated_at >= ${since} or p.published_at >= ${since}
        or p.id in (select page_id from content_mismatch))`,
    )
  const rows = await query.select('p.id').orderBy('p.id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** In bytes. Longer contents are read one at a time, so that a batch of them never fills the memory. */
const longContent = 65_536

/** The latest and published versions of pages; only the id for each version with long content. */
export const readVersions = async (
  db: Db,
  pageIDs: readonly number[],
): Promise<(StoredVersion | { longID: number })[]> => {
  const { rows } = await sql<StoredVersion & { isLong: boolean }>`
    select ${identity}, content.*, length.bytes > ${longContent} as "isLong"
    from page p
    join page_version v on v.id in (p.head_id, p.live_id)
    cross join lateral (
      select octet_length(v.blocks::text) + octet_length(v.props::text) + octet_length(v.media::text) as bytes offset 0
    ) length
    left join lateral (select ${content}) content on length.bytes <= ${longContent}
    where p.id = any(${pageIDs}::bigint[])
    order by p.id, v.id`.execute(db)
  return rows.map(({ isLong, ...row }) => (isLong ? { longID: row.id } : row))
}

export const readLongVersion = async (db: Db, id: number): Promise<StoredVersion | undefined> => {
  const { rows } = await sql<StoredVersion>`
    select ${identity}, ${content} from page_version v join page p on p.id = v.page_id where v.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

const identity = sql`v.id, p.id as "pageID", p.type, v.sealed, coalesce(v.id = p.live_id, false) as "isLive"`
const content = sql`v.title, v.seo, v.props, v.props_version as "propsVersion", v.media, v.blocks`

/** Stores the result of a batch, unless another check has started since; returns false in that case. */
export const keepBatch = async (
  db: Db,
  run: Run,
  pageIDs: readonly number[],
  found: readonly VersionMismatches[],
): Promise<boolean> =>
  db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('content_check')
      .set({ after_page: run.afterPage, pages: run.pages, changed: JSON.stringify(run.changed) })
      .where('definitions', '=', run.definitions)
      .where('began_at', '=', run.beganAt)
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await trx.deleteFrom('content_mismatch').where('page_id', 'in', pageIDs).execute()
    if (found.length > 0)
      await trx
        .insertInto('content_mismatch')
        .values(
          found.map(({ versionID, pageID, mismatches, total }) => ({
            version_id: versionID,
            page_id: pageID,
            mismatches: JSON.stringify(mismatches),
            total,
          })),
        )
        .onConflict(conflict => conflict.column('version_id').doNothing())
        .execute()
    return true
  })

/** Ends the run, unless another check has started since; returns false in that case. */
export const finishRun = async (
  db: Db,
  run: Run,
  now: Date,
  changed: readonly ChangedDefinition[],
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('content_check')
    .set({ finished_at: now, changed: JSON.stringify(changed) })
    .where('definitions', '=', run.definitions)
    .where('began_at', '=', run.beganAt)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await sql`delete from content_mismatch m where not exists
    (select from page p where p.id = m.page_id and m.version_id in (p.head_id, p.live_id))`.execute(db)
  return true
}

export const readDefinitions = (db: Db): Promise<DefinitionRecord[]> =>
  db
    .selectFrom('definition')
    .select([
      sql<DefinitionRecord['kind']>`kind`.as('kind'),
      'id',
      'version',
      sql<DefinitionRecord['shape']>`shape`.as('shape'),
      'hash',
    ])
    .execute()

/** Records what the definitions accept, except those that are reported until their version is raised. */
export const recordDefinitions = async (
  db: Db,
  definitions: readonly DefinitionRecord[],
  reported: readonly ChangedDefinition[],
): Promise<void> => {
  const reportedKeys = new Set(reported.map(keyOf))
  const values = definitions
    .filter(definition => !reportedKeys.has(keyOf(definition)))
    .map(({ shape, ...definition }) => ({ ...definition, shape: JSON.stringify(shape) }))
  if (values.length === 0) return
  await db
    .insertInto('definition')
    .values(values)
    .onConflict(conflict =>
      conflict
        .columns(['kind', 'id', 'version'])
        .doUpdateSet({ shape: sql`excluded.shape`, hash: sql`excluded.hash` }),
    )
    .execute()
}
