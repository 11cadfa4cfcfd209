import { limits } from '@ximblox/contract/limits'
import { proseOf } from '../features/publication/search-entry-store.ts'
import { type Connection, openClient } from '../kernel/db/pool.ts'
import { indexedWords } from '../kernel/live/indexed-words.ts'

/** A generator of numbers from 0 to 1 that is the same in every run. */
export const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

// The frequent words of consultancies, and the parts that the others are made of.
const frequent = {
  nl: 'project training klimaat energie duurzaam onderzoek beleid gemeente bodem water uitvoering rapport advies methode sector klant jaar nieuw groot organisatie samenwerking resultaat meten norm bedrijf product keten levenscyclus analyse materiaal grondstof afval stikstof natuur landbouw veehouderij transport woning bouw kennis team cursus deelnemer certificaat richtlijn subsidie overheid'.split(
    ' ',
  ),
  en: 'project training climate energy sustainable research policy municipality soil water delivery report advice method sector client year new large organisation cooperation result measure standard company product chain lifecycle analysis material resource waste nitrogen nature agriculture livestock transport housing building knowledge team course participant certificate guideline subsidy government'.split(
    ' ',
  ),
}
const parts = {
  nl: [
    'be ge ver ont voor na door onder over uit'.split(' '),
    'werk land bouw lees schrijf denk groei stroom kracht vorm maak dienst plan rijk zorg markt grond licht weg stad'.split(
      ' ',
    ),
    'en ing ingen er ers heid lijk elijke baar bare s'.split(' '),
    'schap punt kaart lijn veld huis groep tijd mens raad deel stuk'.split(' '),
  ],
  en: [
    're un over under out inter trans pre sub fore'.split(' '),
    'work land build read write think grow stream power form make serve plan rich care market ground light way town'.split(
      ' ',
    ),
    's ing er ers ness able ed ment ments ly'.split(' '),
    'ship point card line field house group time man board part piece'.split(' '),
  ],
} as const
type SearchLanguage = keyof typeof parts

/** The words of a language, the most frequent first: real ones, then compounds of parts. */
export const vocabularyOf = (language: SearchLanguage, size: number): string[] => {
  const random = randomFrom(language === 'nl' ? 11 : 12)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const words = new Set(frequent[language])
  while (words.size < size) {
    const [before, middle, after, last] = parts[language]
    const compound = random() < 0.7 ? pick(middle) + pick(random() < 0.5 ? middle : last) : pick(middle)
    words.add(
      `${random() < 0.5 ? pick(before) : ''}${compound}${random() < 0.3 ? pick(last) : ''}${pick(after)}`,
    )
  }
  return [...words]
}

/**
 * Picks words as texts use them: the nth word 1 / (n + 20) as often as the first would be without the stop words that
 * come before it.
 */
export const wordsFrom = (words: readonly string[], random: () => number) => () =>
  words[Math.floor(stopWords * ((words.length + stopWords) / stopWords) ** random()) - stopWords] ?? ''
const stopWords = 20

export const vocabularySize = 40_000

/** Fills a database with live pages in Dutch and English whose words are distributed as in real texts. */
export const fillWithPages = async (connection: Connection, pages: number): Promise<void> => {
  const client = await openClient({ ...connection, query_timeout: 0 }, () => {})
  await client.query('set synchronous_commit = off')
  await client.query('drop index search_entry_words, search_entry_title, live_entry_search')
  const random = randomFrom(1)
  const nextWord = {
    nl: wordsFrom(vocabularyOf('nl', vocabularySize), random),
    en: wordsFrom(vocabularyOf('en', vocabularySize), random),
  }
  const text = (language: SearchLanguage, length: number) =>
    Array.from({ length }, () => nextWord[language]()).join(' ')
  const size = 1_000
  for (let first = 1; first <= pages; first += size) {
    const rows = Array.from({ length: Math.min(size, pages - first + 1) }, (_, index) => {
      const id = 1_000 + first + index
      const language: SearchLanguage = index % 2 === 0 ? 'nl' : 'en'
      const title = text(language, 2 + Math.floor(random() * 5))
      const body = `${title}\n${text(language, 80 + Math.floor(random() * 240))}`
      const words = indexedWords([
        { text: title, weight: 'A' },
        { text: body.slice(title.length + 1), weight: 'C' },
      ])
      const titleWords = indexedWords([{ text: title, weight: 'A' }])
      const type = index % 5 === 0 ? 'news' : 'basic'
      return {
        id,
        locale: language === 'nl' ? 'nl-nl' : 'en-gb',
        language,
        type,
        title,
        body,
        words,
        titleWords,
        starts: words.passageStarts,
        prose: proseOf(words),
      }
    })
    await client.query(
      `with given as (
        select * from jsonb_to_recordset($1) as given(
          id bigint, locale text, language text, type text, title text, body text, words jsonb, "titleWords" jsonb)
      ), page_rows as (
        insert into page (id, group_id, locale, type, slug, title, first_live_at, published_at, created_at, updated_at)
        select id, id, locale, type, 'page-' || id, title, t, t, t, t
        from given, lateral (select now() - id * interval '1 minute' as t) as past
      )
      insert into page_version (page_id, revision, kind, sealed, title, seo, props, media, blocks, refs, anchors, created_at, updated_at)
      select id, 1, 'saved', true, title,
        '{"seoTitle":"","seoDescription":"","seoKeywords":[],"seoImage":null}', '{}', '{"__images":{},"__files":{}}',
        json_build_array(json_build_object('type', 'note', 'key', 'one', 'version', 1, 'anchorPoint', '',
          '__images', '{}'::json, '__files', '{}'::json, 'props', json_build_object('text', substr(body, length(title) + 2)))),
        '{}', '{}', now(), now()
      from given`,
      [JSON.stringify(rows)],
    )
    await client.query(
      `update page set head_id = v.id, live_id = v.id from page_version v where v.page_id = page.id and page.id between $1 and $2`,
      [1_000 + first, 1_000 + first + size - 1],
    )
    await client.query(
      `with given as (
        select * from jsonb_to_recordset($1) as given(
          id bigint, locale text, language text, type text, title text, body text, words jsonb, "titleWords" jsonb, starts int[], prose int4multirange)
      ), entries as (
        insert into live_entry (page_id, version_id, locale, type, title, card, tags, sort_at, body, tsv, card_version)
        select g.id, p.live_id, g.locale, g.type, g.title, '{}', '{}', p.published_at, g.body, '', 2
        from given g join page p on p.id = g.id
        returning page_id
      )
      insert into search_entry (page_id, locale, type, sort_at, title_words, words, passage_starts, prose, summary, summary_start)
      select g.id, g.locale, g.type, now() - g.id * interval '1 minute',
        search_vector(language, texts("titleWords"->'words'), texts("titleWords"->'places')),
        search_vector(language, texts(words->'words'), texts(words->'places')), starts, prose, left(body, 300), 0
      from given g join entries e on e.page_id = g.id`
        // PostgreSQL has no cast from a JSON array to an array of texts.
        .replaceAll(/texts\(([^()]+)\)/g, 'array(select jsonb_array_elements_text($1))'),
      [JSON.stringify(rows)],
    )
  }
  for (const language of ['nl', 'en'] as const)
    await client.query(
      `insert into search_word (language, word, stem, spelling)
        select $1, word, coalesce((ts_lexize(search_dictionary($1), word))[1], word), word from unnest($2::text[]) word`,
      [language, vocabularyOf(language, vocabularySize)],
    )
  await client.query(`set maintenance_work_mem = '256MB'`)
  await client.query('create index search_entry_words on search_entry using gin (words)')
  await client.query('create index search_entry_title on search_entry using gin (title_words)')
  await client.query('create index live_entry_search on live_entry using gin (tsv)')
  await client.query('vacuum analyze')
  await client.end()
}

/** Puts the most frequent words of a language into as many groups of synonyms as are allowed. */
export const fillWithSynonyms = async (connection: Connection, words: readonly string[]): Promise<void> => {
  const client = await openClient({ ...connection, query_timeout: 0 }, () => {})
  const { synonymGroups: groups, synonymWords: size } = limits
  for (let group = 0; group < groups; group++) {
    const entries = words.slice(group * size, (group + 1) * size)
    await client.query(
      `insert into search_synonym (language, words, keys)
        select 'nl', $1::text[], array(select search_stems('nl', word) from unnest($1::text[]) as word)`,
      [entries],
    )
  }
  await client.end()
}
