import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { TaggedFile, TagRow } from '@ximblox/contract/tags'
import { type Kysely, sql } from 'kysely'
import { current } from '../../kernel/content/page-use-store.ts'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Arguments = Input<typeof calls.tag.list>['body']

const orders = {
  name: sql`t.name`,
  kind: sql`t.kind`,
  uses: sql`(${countPages()} + ${countFiles()})`,
} as const

/** One page of the list of tags, and their total number. */
export const listRows = async (
  db: Kysely<DB>,
  { kind, searchTerm, columnToSort, sortOrder, pageIndex, pageSize }: Arguments,
): Promise<{ items: TagRow[]; totalItems: number }> => {
  const pattern = containsPattern(searchTerm.trim())
  const listed = sql`t.merged_into is null and t.deleted_at is null
    and (${kind} = '' or t.kind = ${kind})
    and (t.name::text ilike ${pattern}
      or exists (select from tag m where m.target_id = t.id and m.name::text ilike ${pattern}))`
  const direction = sql.raw(sortOrder)
  const { rows } = await sql<{ items: TagRow[]; totalItems: number }>`
    select (select count(*) from tag t where ${listed}) as "totalItems",
      (select coalesce(json_agg(part), '[]') from (
        select t.id, t.name, t.kind = 'private' as private, t.revision,
          ${countPages()} as pages, ${countFiles()} as files,
          array(select m.name::text from tag m where m.target_id = t.id and m.id <> t.id order by m.name) as merged
        from tag t
        where ${listed}
        order by ${orders[columnToSort || 'name']} ${direction}, t.name ${direction}, t.id ${direction}
        limit ${pageSize} offset ${offsetOf(pageIndex, pageSize)}) part) as items`.execute(db)
  return rows[0] ?? { items: [], totalItems: 0 }
}

/** The files with one of these tags. */
export const findTaggedFiles = async (
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<{ files: TaggedFile[]; totalFiles: number }> => {
  const tagged = db
    .selectFrom('file as f')
    .where('f.deleted_at', 'is', null)
    .where(sql<boolean>`f.tags && ${ids}::bigint[]`)
  const { total } = await tagged.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const files = await tagged
    .select(['f.id', sql<string>`f.name`.as('fileName'), sql<string>`folder_path(f.folder_id)`.as('path')])
    .orderBy('f.name')
    .orderBy('f.id')
    .limit(100)
    .execute()
  return { files, totalFiles: total }
}

/** The number of pages with the tag `t` or one that was merged into it. */
function countPages() {
  return sql`(
    select count(distinct v.page_id) from page_version v join page p on p.id = v.page_id
    where v.refs && array(select 't' || a.id from tag a where a.target_id = t.id) and ${current})`
}

function countFiles() {
  return sql`(
    select count(*) from file f where f.deleted_at is null and f.tags && array(select a.id from tag a where a.target_id = t.id))`
}
