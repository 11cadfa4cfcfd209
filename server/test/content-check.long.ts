import { monitorEventLoopDelay } from 'node:perf_hooks'
import { checkContent } from '../features/content-check/check-content.ts'
import { openClient } from '../kernel/db/pool.ts'
import { makePage, note } from './content.ts'
import { withTestApp } from './long-app.ts'

// Fills a site with published pages of twelve blocks, every hundredth with one of an unknown type, and says how long
// comparing them with the definitions takes, how much memory, and how long others wait for the process during that time.
// Usage: content-check.long.ts [pages, 10000]
const pages = Number(process.argv[2] ?? 10_000)
const mostMegabytes = 250
/** For one of a hundred requests; the machine may be shared, so the longest wait says nothing. */
const mostWait = 40

const failures: string[] = []

await withTestApp(async product => {
  const { app } = product
  const text = 'A sentence as people write them. '.repeat(7)
  const page = await makePage(await product.as('Editor'), {
    blocks: Array.from({ length: 12 }, (_, index) => note(`k${index}`, text)),
  })

  // On a connection that may take its time.
  const client = await openClient({ ...product.database.connection, query_timeout: 0 }, () => {})
  await client.query(
    `insert into page (id, group_id, locale, type, slug, title, first_live_at, published_at, created_at, updated_at)
      select 1000 + n, 1000 + n, locale, type, md5(n::text), 'Page ' || n, now() - interval '1 day',
        now() - interval '1 day', now() - interval '1 day', now() - interval '1 day'
      from page, generate_series(1, $2) n where id = $1`,
    [page.id, pages],
  )
  await client.query(
    `insert into page_version (page_id, revision, kind, sealed, title, seo, props, media, blocks, refs, anchors, created_at, updated_at)
      select 1000 + n, revision, kind, true, title, seo, props, media,
        case when n % 100 = 0 then replace(blocks::text, '"type":"note","key":"k3"', '"type":"promo","key":"k3"')::json else blocks end,
        refs, anchors, created_at, updated_at
      from page_version, generate_series(1, $2) n where page_id = $1`,
    [page.id, pages],
  )
  await client.query(
    'update page set head_id = v.id, live_id = v.id from page_version v where v.page_id = page.id and page.id > 1000',
  )
  await client.query('vacuum analyze')
  await client.end()

  const rows: object[] = []
  const measure = async (name: string, options: Parameters<typeof checkContent>[1]) => {
    global.gc?.()
    const before = process.memoryUsage()
    let highest = before.rss
    const watching = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss)
    }, 20)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const cpu = process.cpuUsage()
    const began = performance.now()
    const run = await checkContent(app, options)
    const ms = performance.now() - began
    const { user, system } = process.cpuUsage(cpu)
    delay.disable()
    clearInterval(watching)
    const megabytes = (highest - before.rss) / 2 ** 20
    const wait = delay.percentile(99) / 1e6
    if (megabytes > mostMegabytes) failures.push(`${name}: ${Math.round(megabytes)} MB more`)
    if (wait > mostWait) failures.push(`${name}: others wait ${Math.round(wait)} ms`)
    rows.push({
      check: name,
      pages: run?.pages,
      ms: Math.round(ms),
      'CPU ms': Math.round((user + system) / 1000),
      'more MB': Math.round(megabytes),
      'p99 wait ms': Math.round(wait),
    })
  }
  await measure('everything at once', { everything: true })
  await measure('everything in the background', { everything: true, inBackground: true })
  await measure('what was changed', { inBackground: true })
  console.table(rows)
  const { found } = await app.db
    .selectFrom('content_mismatch')
    .select(app.db.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  if (found !== Math.floor(pages / 100)) failures.push(`found ${found} pages`)
})
for (const failure of failures) console.error(failure)
process.exit(failures.length === 0 ? 0 : 1)
