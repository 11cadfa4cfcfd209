import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** Creates the page of a global. Nobody is its author. */
export const insertGlobalPage = async (
  db: Db,
  page: { id: number; groupID: number; locale: string; type: string; title: string; now: Date },
): Promise<void> => {
  await db
    .insertInto('page')
    .values({
      id: page.id,
      group_id: page.groupID,
      locale: page.locale,
      type: page.type,
      slug: page.type,
      title: page.title,
      created_at: page.now,
      updated_at: page.now,
    })
    .execute()
}

export const insertFirstVersion = async (
  db: Db,
  pageID: number,
  now: Date,
  values: {
    title: string
    seo: string
    props: string
    props_version: number
    media: string
    blocks: string
    refs: string[]
    anchors: string
  },
): Promise<void> => {
  const { id } = await db
    .insertInto('page_version')
    .values({
      page_id: pageID,
      revision: 1,
      kind: 'created',
      sealed: true,
      created_at: now,
      updated_at: now,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('page').set({ head_id: id }).where('id', '=', pageID).execute()
}
