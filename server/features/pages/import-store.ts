import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** Removes the site-wide content of the first start, which the imported one replaces. */
export const deleteFirstGlobals = async (db: Db): Promise<void> => {
  await db.deleteFrom('page').where('slug', 'like', '~%').execute()
}

export interface NewPage {
  id: number
  groupID: number
  locale: string
  type: string
  slug: string
  authorID: number
  createdAt: Date
  firstLiveAt: Date | null
}

export const insertImportedPage = async (db: Db, page: NewPage): Promise<void> => {
  await db
    .insertInto('page')
    .values({
      id: page.id,
      group_id: page.groupID,
      locale: page.locale,
      type: page.type,
      slug: page.slug,
      title: '',
      author_id: page.authorID,
      created_at: page.createdAt,
      updated_at: page.createdAt,
      first_live_at: page.firstLiveAt,
    })
    .execute()
}

/** Gives a page what is only known once all pages exist and the page was published. */
export const completeImportedPage = async (
  db: Db,
  id: number,
  {
    sourceID,
    publishedAt,
    updatedAt,
  }: { sourceID: number | null; publishedAt: Date | null; updatedAt: Date },
): Promise<void> => {
  await db
    .updateTable('page')
    .set({ source_page_id: sourceID, published_at: publishedAt, updated_at: updatedAt })
    .where('id', '=', id)
    .execute()
}
