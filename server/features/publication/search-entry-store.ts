import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { LiveEntry } from '../../kernel/live/live-entry.ts'

export interface IndexedPage {
  id: number
  locale: string
  type: string
}

/** Makes a live page findable: its entry in the search index, and those of its words that no page had before. */
export const putSearchEntry = async (
  db: Kysely<DB>,
  page: IndexedPage,
  { sortAt, words, titleWords, summary }: Pick<LiveEntry, 'sortAt' | 'words' | 'titleWords' | 'summary'>,
): Promise<void> => {
  const language = page.locale.slice(0, 2)
  const vector = (of: LiveEntry['words']) =>
    sql<string>`search_vector(${language}, ${of.words}::text[], ${of.places}::text[])`
  const values = {
    locale: page.locale,
    type: page.type,
    sort_at: sortAt,
    title_words: vector(titleWords),
    words: vector(words),
    passage_starts: words.passageStarts,
    prose: proseOf(words),
    summary: summary.text,
    summary_start: summary.start,
  }
  await db
    .insertInto('search_entry')
    .values({ page_id: page.id, ...values })
    .onConflict(conflict => conflict.column('page_id').doUpdateSet(values))
    .execute()
  await sql`insert into search_word (language, word, stem, spelling)
    select ${language}, word, coalesce(stems[1], word), spelling
    from unnest(${words.words}::text[], ${words.spellings}::text[]) as given(word, spelling),
      search_dictionary(${language}) dictionary, lateral ts_lexize(dictionary, word) stems
    where stems is distinct from '{}'
      and not exists (select from search_word known where known.language = ${language} and known.word = given.word)`.execute(
    db,
  )
}

/** As PostgreSQL reads it. */
export const proseOf = ({ prose }: LiveEntry['words']): string =>
  `{${prose.map(([from, to]) => `[${from},${to})`).join(',')}}`
