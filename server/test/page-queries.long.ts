import { loadavg } from 'node:os'
import type { PageQuery } from '@ximblox/blocks/query-context'
import { Kysely, PostgresDialect } from 'kysely'
import { openClient } from '../kernel/db/pool.ts'
import type { DB } from '../kernel/db/schema.generated.ts'
import { recordDependencies } from '../kernel/live/dependencies.ts'
import { queryContext } from '../kernel/live/query-context.ts'
import { registryWithProjects } from './listed-projects.ts'
import { percentile, withTestApp } from './long-app.ts'

// Fills a site with 10,000 projects among 20,000 other pages and measures lists of them as visitors filter and sort
// them, with the counts of all facets: some lists many times, and every combination of filters and sorts once.
const projects = 10_000
const rounds = 100
const warmUp = 5
const most = 30

const facets = ['sector', 'year', 'tag']
const queries: Record<string, Partial<PageQuery>> = {
  'newest, without facets': { facets: [] },
  'one sector, without facets': { facets: [], filters: { sector: '3' } },
  all: {},
  'last page': { page: Math.ceil(projects / 12) },
  'one sector': { filters: { sector: '3' } },
  'sector and year': { filters: { sector: '3', year: '2021' } },
  'sector, year and tag': { filters: { sector: '3', year: '2021', tag: '4' } },
  'a tag': { filters: { tag: '4' } },
  'by title': { sort: 'title' },
  'by title, last page': { sort: 'title', page: Math.ceil(projects / 12) },
  'by year': { sort: 'year' },
  'by year, last page': { sort: 'year', page: Math.ceil(projects / 12) },
  'a tag that others were merged into': { filters: { tag: '1' } },
  'sector, year and tag, by year': { filters: { sector: '3', year: '2021', tag: '4' }, sort: 'year' },
  'no match': { filters: { sector: '99', year: '1900' } },
  'below a page': { below: true },
}

const failures: string[] = []

await withTestApp(async product => {
  const client = await openClient({ ...product.database.connection, query_timeout: 0 }, () => {})
  // The same numbers in each run.
  await client.query(
    `create function random_of(id bigint, n integer) returns bigint language sql immutable as
      'select hashint8extended(id, n) & 65535'`,
  )
  await client.query(
    `insert into tag (id, kind, name, target_id, merged_into)
      select n, 'public', 'Tag ' || n, case when n > 28 then 1 else n end, case when n > 28 then 1 end
      from generate_series(1, 30) n`,
  )
  await client.query(
    `insert into page (id, group_id, locale, type, slug, title, first_live_at, published_at, created_at, updated_at)
      select 1000 + n, 1000 + n, 'en-gb', case when n <= $1 then 'project' else 'basic' end,
        case when n <= $1 then 'projects/' else '' end || md5(n::text), 'Page ' || md5((n * 7)::text), t, t, t, t
      from generate_series(1, 3 * $1) n, lateral (select now() - n * interval '1 minute' as t) as past`,
    [projects],
  )
  await client.query(
    `insert into page_version (page_id, revision, kind, sealed, title, seo, props, media, blocks, refs, anchors, created_at, updated_at)
      select id, 1, 'saved', true, title, '{"seoImage":null}', '{}', '{"__images":{},"__files":{}}', '[]', '{}', '{}', now(), now()
      from page where id > 1000`,
  )
  await client.query(
    'update page set head_id = v.id, live_id = v.id from page_version v where v.page_id = page.id',
  )
  await client.query(
    `insert into live_entry (page_id, version_id, locale, type, title, card, tags, sort_at, card_version, body, tsv)
      select id, head_id, locale, type, title, jsonb_build_object('summary', repeat('words ', 40)),
        array(select distinct 't' || 1 + random_of(id, n) % 30 from generate_series(1, 2) n),
        published_at, 2, repeat('many words of a page ', 50), ''
      from page where id > 1000`,
  )
  await client.query(
    `insert into list_entry (page_id, locale, type, title, sort_at, facets, sort_keys)
      select page_id, locale, type, title, sort_at,
        array(select 'tag=' || substr(tag, 2) from unnest(tags) tag) || case when type = 'project'
          then array['sector=' || 1 + random_of(page_id, 3) % 7, 'year=' || 2010 + random_of(page_id, 4) % 16] else '{}' end,
        case when type = 'project' then jsonb_build_object('year', 2010 + random_of(page_id, 4) % 16) else '{}' end
      from live_entry where page_id > 1000`,
  )
  await client.query('vacuum analyze')

  const statements: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: product.database.pool }),
    log: ({ query }) => void statements.push(query),
  })
  const app = { ...product.app, db, registry: registryWithProjects }
  const settings = { availableLocales: ['en-gb'], defaultLocale: 'nl-nl', customSlugLocales: [] }
  const page = { id: 1, locale: 'en-gb', slug: 'projects', type: 'basic' }
  const { pages } = queryContext(
    app,
    page,
    settings,
    { params: {}, paramPrefix: '', otherParams: {} },
    recordDependencies(),
  )

  const time = async (query: Partial<PageQuery>) => {
    const began = performance.now()
    const { total } = await pages.list({ type: 'project', size: 12, facets, ...query })
    return { total, took: performance.now() - began }
  }
  const explain = async () => {
    const { sql = '', parameters = [] } = statements.at(-1) ?? {}
    const { rows } = await client.query(`explain (analyze, buffers) ${sql}`, [...parameters])
    console.log(rows.map(row => Object.values(row)[0]).join('\n'))
  }
  const summary = async (name: string, found: number, times: readonly number[]) => {
    const p95 = percentile(times, 0.95)
    if (p95 > most) {
      failures.push(`${name}: p95 is ${p95.toFixed(1)} ms, more than ${most} ms`)
      await explain()
    }
    return {
      list: name,
      found,
      'fastest ms': Math.min(...times).toFixed(1),
      'median ms': percentile(times, 0.5).toFixed(1),
      'p95 ms': p95.toFixed(1),
    }
  }

  const rows: object[] = []
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = []
    let found = 0
    for (let round = 0; round < warmUp; round++) await time(query)
    statements.length = 0
    for (let round = 0; round < rounds; round++) {
      const { total, took } = await time(query)
      found = total
      times.push(took)
    }
    if (statements.length !== rounds) failures.push(`${name}: ${statements.length / rounds} statements`)
    rows.push(await summary(name, found, times))
  }

  const byFilters = new Map<number, number[]>()
  for (const query of combinations()) {
    const number = Object.keys(query.filters ?? {}).length
    const times = byFilters.get(number) ?? []
    times.push((await time(query)).took)
    byFilters.set(number, times)
  }
  for (const [number, times] of byFilters)
    rows.push(await summary(`all ${times.length} combinations with ${number} filters`, times.length, times))
  await client.end()
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  console.table(rows)
})
for (const failure of failures) console.error(failure)
process.exit(failures.length === 0 ? 0 : 1)

/** Every sector, year and tag, and none of each, in every order. */
function combinations(): Partial<PageQuery>[] {
  const values = {
    sector: numbers(1, 7),
    year: numbers(2010, 2025),
    tag: numbers(1, 28),
  }
  return (['newest', 'title', 'year'] as const).flatMap(sort =>
    values.sector.flatMap(sector =>
      values.year.flatMap(year =>
        values.tag.map(tag => ({
          sort,
          filters: {
            ...(sector && { sector }),
            ...(year && { year }),
            ...(tag && { tag }),
          },
        })),
      ),
    ),
  )
}

function numbers(from: number, to: number): (string | undefined)[] {
  return [undefined, ...Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`)]
}
