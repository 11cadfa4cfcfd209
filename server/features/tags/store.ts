import type { Tag } from '@ximblox/contract/tag'
import type { ManagedTag, NamedTag, TagKind } from '@ximblox/contract/tags'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** A tag of its own: neither deleted nor merged into another one. */
const isActive = sql<boolean>`merged_into is null and deleted_at is null`
const name = sql<string>`name::text`.as('name')
const columns = ['id', name, sql<boolean>`kind = 'private'`.as('private'), 'revision'] as const

/** All tags of a kind by name. */
export const listTags = (db: Db, kind: TagKind): Promise<Tag[]> =>
  db
    .selectFrom('tag')
    .where('kind', '=', kind)
    .where(isActive)
    .select(['id', name])
    .orderBy('tag.name')
    .orderBy('id')
    .execute()

/** The tags of a kind with these characters in their name; those that begin with them come first. */
export const searchTags = (db: Db, kind: TagKind, term: string, most: number): Promise<Tag[]> =>
  db
    .selectFrom('tag')
    .where('kind', '=', kind)
    .where(isActive)
    .where(sql<boolean>`name::text ilike ${containsPattern(term)}`)
    .select(['id', name])
    .orderBy(sql`starts_with(lower(name::text), lower(${term}))`, 'desc')
    .orderBy('tag.name')
    .orderBy('id')
    .limit(most)
    .execute()

/** What references to these ids mean. */
export const findNamed = async (db: Db, ids: readonly number[]): Promise<NamedTag[]> => {
  const { rows } = await sql<NamedTag>`
    select t.id, t.name::text as name, t.kind = 'private' as private,
      case when r.deleted_at is null then json_build_object('id', r.id, 'name', r.name) end as target
    from tag t
    join tag r on r.id = t.target_id
    where t.id = any(${ids}::bigint[])
    order by t.id`.execute(db)
  return rows
}

export const findByName = (db: Db, kind: TagKind, wanted: string): Promise<Tag | undefined> =>
  db
    .selectFrom('tag')
    .where('kind', '=', kind)
    .where('tag.name', '=', wanted)
    .where(isActive)
    .select(['id', name])
    .executeTakeFirst()

/** Locks tags until the transaction ends, in the order of their ids, and returns those that are neither deleted nor merged. */
export const lockTags = (db: Db, ids: readonly number[]): Promise<ManagedTag[]> =>
  db
    .selectFrom('tag')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where(isActive)
    .select(columns)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Locks a tag that was deleted or merged. */
export const lockFormerTag = (db: Db, id: number): Promise<ManagedTag | undefined> =>
  db
    .selectFrom('tag')
    .where('id', '=', id)
    .where(sql<boolean>`not (${isActive})`)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()

/** Returns undefined when a tag of the kind has the name, even one that another transaction has just committed. */
export const insertTag = (db: Db, kind: TagKind, wanted: string): Promise<ManagedTag | undefined> => {
  const id = sql<number>`nextval(pg_get_serial_sequence('tag', 'id'))`
  return db
    .with('new', query => query.selectNoFrom(id.as('id')))
    .insertInto('tag')
    .columns(['id', 'target_id', 'kind', 'name'])
    .expression(query =>
      query
        .selectFrom('new')
        .select([
          'new.id',
          'new.id as target_id',
          sql<string>`${kind}`.as('kind'),
          sql<string>`${wanted}`.as('name'),
        ]),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
}

const change = (db: Db, id: number, values: { name: string } | { deleted_at: Date }): Promise<ManagedTag> =>
  db
    .updateTable('tag')
    .set({ ...values, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const renameTag = (db: Db, id: number, to: string): Promise<ManagedTag> => change(db, id, { name: to })

export const deleteTag = (db: Db, id: number, now: Date): Promise<ManagedTag> =>
  change(db, id, { deleted_at: now })

/** Makes a tag, and all that were merged into it, mean another one. */
export const mergeTag = async (db: Db, id: number, into: number): Promise<void> => {
  await sql`
    update tag set
      merged_into = case when id = ${id} then ${into}::bigint else merged_into end,
      target_id = ${into},
      revision = revision + 1
    where target_id = ${id}`.execute(db)
}

/** Makes a tag mean itself again, and with it those that had been merged into it. */
export const restoreTag = async (db: Db, id: number): Promise<ManagedTag> => {
  await sql`
    with recursive own as (
      select id from tag where id = ${id}
      union all
      select t.id from tag t join own on t.merged_into = own.id
    )
    update tag set
      merged_into = case when id = ${id} then null else merged_into end,
      deleted_at = case when id = ${id} then null else deleted_at end,
      target_id = ${id},
      revision = revision + 1
    where id in (select id from own)`.execute(db)
  return db.selectFrom('tag').where('id', '=', id).select(columns).executeTakeFirstOrThrow()
}

/** The ids that mean the same tag as this one. */
export const findFamily = async (db: Db, id: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('tag')
    .where('target_id', '=', query => query.selectFrom('tag').where('id', '=', id).select('target_id'))
    .select('id')
    .execute()
  return rows.map(row => row.id)
}
