import { synonymText } from '@ximblox/contract/rules/synonyms'
import type { SynonymGroup, synonymColumns } from '@ximblox/contract/synonyms'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>
export type Group = SynonymGroup

const columns = ['id', 'language', 'words', 'revision'] as const
const orders = {
  words: sql`lower(words[1])`,
  language: sql`language`,
} satisfies Record<(typeof synonymColumns)[number], unknown>

export const listGroups = async (
  db: Db,
  searchTerm: string,
  { column, direction }: { column: (typeof synonymColumns)[number]; direction: 'asc' | 'desc' },
  { size, offset }: { size: number; offset: number },
): Promise<{ items: Group[]; totalItems: number }> => {
  const matches = sql<boolean>`array_to_string(words, ', ') ilike ${containsPattern(searchTerm.trim())}`
  const { total } = await db
    .selectFrom('search_synonym')
    .where(matches)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const items = await db
    .selectFrom('search_synonym')
    .where(matches)
    .select(columns)
    .orderBy(orders[column], direction)
    .orderBy('id', direction)
    .limit(size)
    .offset(offset)
    .execute()
  return { items, totalItems: total }
}

/** Groups are changed one after another, because they share their words and are counted. */
export const lockGroups = async (db: Db): Promise<void> => {
  await sql`lock table search_synonym in share row exclusive mode`.execute(db)
}

export const countGroups = async (db: Db, language: string): Promise<number> => {
  const { total } = await db
    .selectFrom('search_synonym')
    .where('language', '=', language)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const findGroup = (db: Db, id: number): Promise<Group | undefined> =>
  db.selectFrom('search_synonym').where('id', '=', id).select(columns).executeTakeFirst()

/** Which of these texts are in another group of the language. */
export const findTaken = async (
  db: Db,
  language: string,
  texts: readonly string[],
  except = 0,
): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${texts}::text[]) as text
    where exists (select from search_synonym where language = ${language} and id <> ${except}
      and keys @> array[search_stems(${language}, text)])`.execute(db)
  return rows.map(({ text }) => text)
}

export const insertGroup = (db: Db, language: string, words: readonly string[]): Promise<Group> =>
  db
    .insertInto('search_synonym')
    .values({ language, words: [...words], keys: keysOf(language, words) })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateGroup = (db: Db, id: number, language: string, words: readonly string[]): Promise<Group> =>
  db
    .updateTable('search_synonym')
    .set({ words: [...words], keys: keysOf(language, words), revision: sql`revision + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

const keysOf = (language: string, words: readonly string[]) =>
  sql<
    string[]
  >`array(select search_stems(${language}, text) from unnest(${words.map(synonymText)}::text[]) as text)`

export const deleteGroup = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('search_synonym').where('id', '=', id).execute()
}
