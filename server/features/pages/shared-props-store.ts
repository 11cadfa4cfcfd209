import type { SharedProps } from '@ximblox/blocks/shared-fields'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** The props that visitors see shared values from. */
export interface LiveProps extends SharedProps {
  /** False while the page that they belong to has never been live. */
  isPublished: boolean
}

/**
 * The page of a group that shared values belong to: the oldest that is not in the bin, or with `after` the oldest of those
 * with a higher id.
 */
export const findFirst = async (db: Db, groupID: number, after = 0): Promise<number | undefined> => {
  const row = await db
    .selectFrom('page')
    .where('group_id', '=', groupID)
    .where('id', '>', after)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export const findLive = async (db: Db, groupID: number): Promise<LiveProps | undefined> => {
  const { rows } = await sql<LiveProps>`
    select props_version as version, props, is_published as "isPublished"
    from shared_props where group_id = ${groupID}`.execute(db)
  return rows[0]
}

export const putLive = async (db: Db, groupID: number, live: LiveProps): Promise<void> => {
  const values = {
    props_version: live.version,
    props: JSON.stringify(live.props),
    is_published: live.isPublished,
  }
  await db
    .insertInto('shared_props')
    .values({ group_id: groupID, ...values })
    .onConflict(conflict => conflict.column('group_id').doUpdateSet(values))
    .execute()
}

/** The props that the first page was last saved with. */
const findSaved = async (db: Db, groupID: number): Promise<LiveProps | undefined> => {
  const { rows } = await sql<LiveProps>`
    select v.props_version as version, v.props, false as "isPublished"
    from page p
    join page_version v on v.page_id = p.id and v.sealed
    where p.group_id = ${groupID} and p.deleted_at is null
    order by p.id, v.id desc limit 1`.execute(db)
  return rows[0]
}

/** The live props of the first page, from before its fields were shared. */
const findPublished = async (db: Db, groupID: number): Promise<LiveProps | undefined> => {
  const { rows } = await sql<LiveProps>`
    select v.props_version as version, v.props, v.id is not null as "isPublished"
    from page p
    left join page_version v on v.id = p.live_id
    where p.group_id = ${groupID} and p.deleted_at is null
    order by p.id limit 1`.execute(db)
  return rows[0]?.isPublished ? rows[0] : undefined
}

/** The props of the head of the page that the shared values of another one belong to. */
export const findHolder = async (
  db: Db,
  { id, groupID }: { id: number; groupID: number },
): Promise<SharedProps | undefined> => {
  const first = await findFirst(db, groupID)
  if (first === undefined || first === id) return undefined
  return db
    .selectFrom('page as p')
    .innerJoin('page_version as v', 'v.id', 'p.head_id')
    .where('p.id', '=', first)
    .select(['v.props_version as version', sql<SharedProps['props']>`v.props`.as('props')])
    .executeTakeFirst()
}

export interface LiveSibling {
  id: number
  locale: string
  type: string
  versionID: number
}

/** The other live pages of a group. */
export const findLiveSiblings = async (
  db: Db,
  { id, groupID }: { id: number; groupID: number },
): Promise<LiveSibling[]> => {
  const { rows } = await sql<LiveSibling>`
    select id, locale, type, live_id as "versionID" from page
    where group_id = ${groupID} and id <> ${id} and live_id is not null and deleted_at is null
    order by id`.execute(db)
  return rows
}

/**
 * The props that visitors see the shared values of a group from: those that were last published of the page that they
 * belong to. While none ever were, they are those that were last saved.
 */
export const findVisible = async (db: Db, groupID: number): Promise<LiveProps | undefined> => {
  const live = (await findLive(db, groupID)) ?? (await findPublished(db, groupID))
  return live?.isPublished ? live : ((await findSaved(db, groupID)) ?? live)
}

/** The groups of pages of a type that have more than one language. */
export const findGroups = async (db: Db, type: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('page')
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .select('group_id as groupID')
    .groupBy('group_id')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .orderBy('group_id')
    .execute()
  return rows.map(({ groupID }) => groupID)
}

/** The pages of a group that are not in the bin, the oldest first. */
export const findGroupPages = async (db: Db, groupID: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('page')
    .where('group_id', '=', groupID)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
