import type { PageQuery } from '@ximblox/blocks/query-context'
import { Kysely, PostgresDialect } from 'kysely'
import { openClient } from '../db/pool.ts'
import type { DB } from '../db/schema.generated.ts'
import { recordDependencies } from '../live/dependencies.ts'
import { queryContext } from '../live/query-context.ts'
import { registryWithProjects } from './listed-projects.ts'
import { percentile, withTestApp } from './long-app.ts'

// Fills a site with 10,000 projects among 20,000 other pages and measures lists of them as visitors filter and sort
// them, with the counts of all facets.
const projects = 10_000
const rounds = 40
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
  'by year': { sort: 'year' },
  'sector, year and tag, by year': { filters: { sector: '3', year: '2021', tag: '4' }, sort: 'year' },
  'no match': { filters: { sector: '99', year: '1900' } },
  'below a page': { below: true },
}

const failures: string[] = []

await withTestApp(async product => {
  const client = await openClient({ ...product.database.connection, query_timeout: 0 }, () => {})
  await client.query(
    `insert into tag (id, kind, name, target_id) select n, 'public', 'Tag ' || n, n from generate_series(1, 30) n`,
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
        array['t' || 1 + id % 30, 't' || 1 + id * 7 % 30],
        published_at, 2, repeat('many words of a page ', 50), ''
      from page where id > 1000`,
  )
  await client.query(
    `insert into list_entry (page_id, locale, type, title, sort_at, facets, sort_keys)
      select page_id, locale, type, title, sort_at,
        array['tag=' || 1 + page_id % 30, 'tag=' || 1 + page_id * 7 % 30]
          || case when type = 'project' then array['sector=' || 1 + page_id % 7, 'year=' || 2010 + page_id % 16] else '{}' end,
        case when type = 'project' then jsonb_build_object('year', 2010 + page_id % 16) else '{}' end
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
  const page = { id: 1, locale: 'en-gb', slug: 'projects' }
  const { pages } = queryContext(app, page, settings, { params: {}, paramPrefix: '' }, recordDependencies())

  const rows: object[] = []
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = []
    let found = 0
    statements.length = 0
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      found = (await pages.list({ type: 'project', size: 12, facets, ...query })).total
      times.push(performance.now() - began)
    }
    if (statements.length !== rounds) failures.push(`${name}: ${statements.length / rounds} statements`)
    // Takes the fastest one, because the machine may be shared.
    const fastest = Math.min(...times)
    if (fastest > most) {
      failures.push(`${name}: ${Math.round(fastest)} ms, more than ${most} ms`)
      const [slow] = statements
      const explained = await client.query(`explain (analyze, buffers) ${slow?.sql}`, [
        ...(slow?.parameters ?? []),
      ])
      console.log(explained.rows.map(row => Object.values(row)[0]).join('\n'))
    }
    rows.push({
      list: name,
      found,
      'fastest ms': fastest.toFixed(1),
      'median ms': percentile(times, 0.5).toFixed(1),
      'p95 ms': percentile(times, 0.95).toFixed(1),
    })
  }
  await client.end()
  console.table(rows)
})
for (const failure of failures) console.error(failure)
process.exit(failures.length === 0 ? 0 : 1)
