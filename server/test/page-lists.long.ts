import { openClient } from '../kernel/db/pool.ts'
import { percentile, withTestApp } from './long-app.ts'

// Fills a site with 100,000 published pages and measures lists of them, at any page number, in any order, and searched
// by words of the title or the text.
const pages = 100_000
const rounds = 11
const most = 200
const maxForAll = 800

const failures: string[] = []

await withTestApp(async product => {
  const editor = await product.as('Editor')

  // A connection without a time limit.
  const client = await openClient({ ...product.database.connection, query_timeout: 0 }, () => {})
  await client.query(
    `insert into page (id, group_id, locale, type, slug, title, first_live_at, published_at, created_at, updated_at)
      select 1000 + n, 1000 + n, 'en-gb', 'basic', md5(n::text), 'Page ' || md5((n * 7)::text), t, t, t, t
      from generate_series(1, $1) n, lateral (select now() - n * interval '1 minute' as t) as past`,
    [pages],
  )
  await client.query(
    `insert into page_version (page_id, revision, kind, sealed, title, seo, props, media, blocks, refs, anchors, created_at, updated_at)
      select 1000 + n, 1, 'saved', true, 'Page ' || n, '{"seoImage":null}', '{}', '{"__images":{},"__files":{}}', '[]',
        '{}', '{}', now(), now()
      from generate_series(1, $1) n`,
    [pages],
  )
  await client.query(
    'update page set head_id = v.id, live_id = v.id from page_version v where v.page_id = page.id',
  )
  await client.query(
    `insert into draft_entry (page_id, tsv)
      select id, to_tsvector('site_en',
        title || ' harvest ' || md5(id::text) || case when id % 1000 = 0 then ' orchard' else '' end)
      from page where id > 1000`,
  )
  await client.query('update page set words_stale = false')
  await client.query(
    `insert into live_entry (page_id, version_id, locale, type, title, card, tags, sort_at, body, tsv)
      select id, head_id, locale, type, title, '{}', '{}', now(), '', '' from page where id > 1000`,
  )
  await client.query('vacuum analyze')
  await client.end()

  const last = pages / 25 - 1
  const lists = {
    'first page': {},
    'middle page': { pageIndex: Math.round(last / 2) },
    'last page': { pageIndex: last },
    'last page, by change': { pageIndex: last, columnToSort: 'updatedAt' },
    'last page, by publication': { pageIndex: last, columnToSort: 'publishedAt', sortOrder: 'desc' },
    'last page, by state': { pageIndex: last, columnToSort: 'state' },
    'last page, by author': { pageIndex: last, columnToSort: 'author' },
    'of one language and type': { type: 'basic', locale: 'en-gb' },
    'a word of one title': { searchTerm: 'd395771085aab05244a4fb8fd91bf4ee' },
    'a word of no page': { searchTerm: 'xyzzyq' },
    'a word that 100 pages say': { searchTerm: 'orchard' },
    'a word of all texts': { searchTerm: 'harvest' },
    'a word of all titles': { searchTerm: 'page' },
    'two words': { searchTerm: 'harvest orchard' },
  } as const
  const rows: object[] = []
  for (const [name, body] of Object.entries(lists)) {
    const times: number[] = []
    let found = 0
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      found = (await editor.page.list({ body })).data.totalItems
      times.push(performance.now() - began)
    }
    // Takes the fastest one, because the machine may be shared.
    const fastest = Math.min(...times)
    const limit = name.startsWith('a word of all') ? maxForAll : most
    if (fastest > limit) failures.push(`${name}: ${Math.round(fastest)} ms, more than ${limit} ms`)
    rows.push({
      list: name,
      found,
      'fastest ms': Math.round(fastest),
      'median ms': Math.round(percentile(times, 0.5)),
      'p95 ms': Math.round(percentile(times, 0.95)),
    })
  }
  console.table(rows)
})
for (const failure of failures) console.error(failure)
process.exit(failures.length === 0 ? 0 : 1)
