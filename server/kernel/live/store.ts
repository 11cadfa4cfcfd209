import type { SubmissionTotals } from '@ximblox/blocks/query-context'
import type { TagView } from '@ximblox/blocks/shown-tags'
import type { JsonObject } from '@ximblox/contract/fields'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/pool.ts'
import { prepared } from '../db/prepared.ts'
import type { DB } from '../db/schema.generated.ts'
import type { FileRow, LiveContent, LiveGlobal, LiveMenu, LivePage, Related } from './live-page.ts'
import { readable } from './readable.ts'

// All reads for visitors are here, and they only use the live views.

export interface SiteRow {
  settings: LocaleSettings
  menus: LiveMenu[]
  globals: LiveGlobal[]
  homes: string[]
  page: (LivePage & Related) | null
  /** Whether redirects with a query are at the path of the page. */
  hasQueries: boolean
}

/**
 * Reads the settings and the page at a path, if any, with everything it refers to. `locale` null means the default
 * locale. One statement, because a round trip costs more than the work behind it.
 */
export const selectPage = async (db: Database, locale: string | null, slug: string): Promise<SiteRow> => {
  const { rows } = await sql<Partial<LivePage & Related> & Omit<SiteRow, 'page'>>`${sql.raw(prepared)}
    select s.value as settings, p.id, p.group_id as "groupID", p.locale, p.slug, p.type,
      p.published_at as "publishedAt", p.version_id as "versionID", p.title, p.seo, p.props, p.props_version as "propsVersion", p.shared, p.media, p.blocks, p.refs,
      ${relatedTo(published)},
      exists (select from live_address a where a.locale = p.locale and a.slug = p.slug and a.query > '') as "hasQueries"
    from live_setting s
    left join live_page p on p.locale = coalesce(${locale}::text, s.value->>'defaultLocale') and p.slug = ${slug}
      and ${hasAddress('p')}
    where s.key = 'locales'`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the site has no locales yet')
  const { settings, menus, globals, homes, hasQueries, ...page } = row
  return { settings, menus, globals, homes, hasQueries, page: isPage(page) ? readable(page) : null }
}

/** The locales of the site. */
export const selectSettings = async (db: Database): Promise<LocaleSettings> => {
  const { rows } = await sql<{ settings: LocaleSettings }>`
    select value as settings from live_setting where key = 'locales'`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the site has no locales yet')
  return row.settings
}

/** False for pages that hold a global. */
const hasAddress = (page: string) => sql`${sql.ref(`${page}.slug`)} not like '~%'`

/** The page whose related data is read, as columns or values. */
type PageContext = Record<'locale' | 'groupID' | 'refs' | 'above', RawBuilder<unknown>>

const published: PageContext = {
  locale: sql.raw('p.locale'),
  groupID: sql.raw('p.group_id'),
  refs: sql.raw('p.refs'),
  // As `pathsAbove`, but only of a page that is there: a path can have a thousand parts.
  above: sql.raw(`array(select array_to_string(parts[1:last], '/')
    from string_to_array(p.slug, '/') parts, generate_series(1, cardinality(parts) - 1) last)`),
}

const relatedTo = ({ locale, groupID, refs, above }: PageContext) => sql`
      (select coalesce(json_agg(json_build_object('name', m.name, 'items', m.items)), '[]')
        from live_menu m where m.locale = ${locale}) as menus,
      (select coalesce(json_agg(h.locale), '[]') from live_page h where h.slug = ''
        and h.locale = any(array(select jsonb_array_elements_text(s.value->'availableLocales')))) as homes,
      (select coalesce(json_agg(json_build_object('id', g.id, 'type', g.type, 'props', g.props,
          'propsVersion', g.props_version, 'media', g.media, 'refs', g.refs)), '[]')
        from live_global g where g.locale = ${locale}) as globals,
      (select ${fileRows} from live_file f where f.id = any(array(
          select substr(ref, 2)::bigint from unnest(${refs}) ref where ref like 'f%'
          union select substr(ref, 2)::bigint from live_global g, unnest(g.refs) ref
            where g.locale = ${locale} and ref like 'f%'
          union select item::bigint from live_menu m, jsonb_path_query(m.items, '$.**.fileID') item
            where m.locale = ${locale}))) as files,
      (select ${linkRows} from live_page l where ${hasAddress('l')} and (l.group_id = ${groupID}
        or (l.locale = ${locale} and l.slug = any(${above})) or l.id = any(array(
          select substr(ref, 2)::bigint from unnest(${refs}) ref where ref like 'p%'
          union select substr(ref, 2)::bigint from live_global g, unnest(g.refs) ref
            where g.locale = ${locale} and ref like 'p%'
          union select item::bigint from live_menu m, jsonb_path_query(m.items, '$.**.pageID') item
            where m.locale = ${locale})))) as pages,
      (select coalesce(json_object_agg(t.id, json_build_object('id', t.target_id, 'name', t.name)), '{}')
        from live_tag t where t.id = any(array(
          select substr(ref, 2)::bigint from unnest(${refs}) ref where ref like 't%'
          union select substr(ref, 2)::bigint from live_global g, unnest(g.refs) ref
            where g.locale = ${locale} and ref like 't%'))) as tags`

/** The slugs that a slug is below, the shortest first; the home page is not among them. */
export const pathsAbove = (slug: string): string[] =>
  slug.split('/').flatMap((_part, index, parts) => (index === 0 ? [] : [parts.slice(0, index).join('/')]))

/** Reads the settings and the data that a version would be published with. */
export const selectRelated = async (
  db: Database,
  { locale, groupID, slug, refs }: Pick<LivePage, 'locale' | 'groupID' | 'slug' | 'refs'>,
): Promise<Related & Omit<SiteRow, 'page' | 'hasQueries'>> => {
  const centre = {
    locale: sql`${locale}::text`,
    groupID: sql`${groupID}::bigint`,
    refs: sql`${refs}::text[]`,
    above: sql`${pathsAbove(slug)}::text[]`,
  }
  const { rows } = await sql<Related & Omit<SiteRow, 'page' | 'hasQueries'>>`
    select s.value as settings, ${relatedTo(centre)}
    from live_setting s where s.key = 'locales'`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the site has no locales yet')
  return row
}

const fileRows = sql.raw(`coalesce(json_agg(json_build_object('id', f.id, 'fileName', f.name, 'kind', f.kind,
  'mimeType', f.mime_type, 'size', f.size, 'width', f.width, 'height', f.height, 'alt', f.alt, 'hash', f.hash,
  'video', f.video, 'shared', f.shared, 'focalPoint', f.focal)), '[]')`)

const linkRows =
  sql.raw(`coalesce(json_agg(json_build_object('id', l.id, 'groupID', l.group_id, 'locale', l.locale,
  'slug', l.slug, 'title', l.title, 'indexed', l.seo->>'seoIndexed' is distinct from 'false',
  'anchors', l.anchors) order by l.id), '[]')`)

const isPage = (page: Partial<LivePage & Related>): page is LivePage & Related => typeof page.id === 'number'

export const selectFiles = async (db: Database, ids: readonly number[]): Promise<FileRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<{ files: FileRow[] }>`${sql.raw(prepared)}
    select ${fileRows} as files from live_file f where f.id = any(${ids}::bigint[])`.execute(db)
  return rows[0]?.files ?? []
}

export interface AddressRow {
  id: number
  query: string
  status: number
  toURL: string | null
  pageLocale: string | null
  pageSlug: string | null
}

/** The response stored for a path and the first of these queries that has one, and whether the path has any with a query. */
export const selectAddress = async (
  db: Database,
  { locale, slug }: { locale: string; slug: string },
  queries: readonly string[],
): Promise<{ address: AddressRow | undefined; hasQueries: boolean }> => {
  const { rows } = await sql<AddressRow & { hasQueries: boolean; id: number | null }>`
    select a.*, exists (select from live_address q
      where q.locale = ${locale} and q.slug = ${slug} and q.query > '') as "hasQueries"
    from (select) one left join lateral (
      select id, query, status, to_url as "toURL", page_locale as "pageLocale", page_slug as "pageSlug"
      from live_address where locale = ${locale} and slug = ${slug} and query = any(${queries}::text[])) a on true`.execute(
    db,
  )
  const byQuery = new Map(rows.flatMap(row => (row.id === null ? [] : [[row.query, row] as const])))
  const query = queries.find(one => byQuery.has(one))
  return {
    address: query === undefined ? undefined : byQuery.get(query),
    hasQueries: rows[0]?.hasQueries ?? false,
  }
}

export interface CardRow {
  id: number
  locale: string
  type: string
  slug: string
  title: string
  card: JsonObject
  cardVersion: number
  publishedAt: string
  groupID: number
  tags: TagView[]
  /** Its references to tags, including those that are not shown. */
  tagRefs: string[]
}

/** True for public tags that a reference to this one means. */
export const meansTheSame = (tagID: number): RawBuilder<boolean> =>
  sql`target_id = (select meant.target_id from live_tag meant where meant.id = ${tagID})`

/** The public tags of an entry by name. `tags` is the column of the entry. */
const shownTags = (tags: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_object('id', shown.target_id, 'name', shown.name) order by shown.name), '[]')
    from (select distinct target_id, name from live_tag
      where id = any(array(select substr(ref, 2)::bigint from unnest(${tags}) ref))) shown)`

/** The columns of a card, of `live_card`. */
export const cardColumns = sql`id, locale, type, slug, title, card, card_version as "cardVersion",
  published_at as "publishedAt", group_id as "groupID", tags as "tagRefs", ${shownTags(sql.ref('tags'))} as tags`

/** The content of live pages, by the id of the page. */
export const selectContents = async (
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<Map<number, LiveContent>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<LiveContent & { id: number }>`
    select id, type, first_live_at as "firstLiveAt", title, seo, props, props_version as "propsVersion", shared, media, blocks
    from live_page where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...content }) => [id, readable(content)]))
}

/** The title of a live page in this locale, as it is shared. */
export const selectPageTitle = async (db: Database, id: number, locale: string): Promise<string | null> => {
  const { rows } = await sql<{ title: string }>`
    select coalesce(nullif(seo->>'seoTitle', ''), title) as title from live_page p where id = ${id} and locale = ${locale} and ${hasAddress('p')}`.execute(
    db,
  )
  return rows[0]?.title ?? null
}

/** The publication that made a page live. */
export const selectPublicationID = async (db: Database, pageID: number): Promise<number> => {
  const { rows } = await sql<{
    id: number
  }>`select id from live_publication where page_id = ${pageID}`.execute(db)
  return rows[0]?.id ?? 0
}

/** The number of submissions with each of these subjects, and the sum of their quantities, by state. */
export const selectSubmissionTotals = async (
  db: Kysely<DB>,
  form: string,
  subjects: readonly string[],
): Promise<Record<string, SubmissionTotals>> => {
  if (subjects.length === 0) return {}
  const { rows } = await sql<{ subject: string; state: string; submissions: number; quantity: number }>`
    select subject, state, submissions, quantity from live_submission_total
    where form = ${form} and subject = any(${subjects}::text[])`.execute(db)
  return Object.fromEntries(
    subjects.map(subject => [
      subject,
      Object.fromEntries(
        rows
          .filter(row => row.subject === subject)
          .map(({ state, submissions, quantity }) => [state, { submissions, quantity }]),
      ),
    ]),
  )
}
