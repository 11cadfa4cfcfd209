import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../kernel/logging/log.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { until } from '../../test/eventually.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'

let test: TestApp
let metrics: MetricsServer

beforeAll(async () => {
  test = await startTestApp()
  metrics = await serveMetrics(test.app, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await metrics.stop()
  await test.close()
})

/** The values by name and labels, as Prometheus reads them. */
const read = async (): Promise<Record<string, number>> => {
  const text = await (await fetch(metrics.url)).text()
  return Object.fromEntries(
    text
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

describe('metrics', () => {
  it('count requests by class and status, and pages from memory apart from rendered ones', async () => {
    const editor = await test.as('Administrator')
    const page = await makePage(editor, { slug: 'counted' })
    await editor.page.publish({ params: { id: page.id }, body: {} })
    const before = await read()
    for (const path of ['/counted', '/counted', '/counted', '/nothing', '/cmsadmin/nothing'])
      await (await test.read(path)).text()
    const counted = async (name: string) => ((await read())[name] ?? 0) - (before[name] ?? 0)
    const requests = (of: string, status: number) =>
      counted(`ximblox_http_requests_total{class="${of}",status="${status}"}`)
    await until(async () => (await requests('page', 404)) === 1)
    expect(await requests('page', 200)).toBe(3)
    expect(await counted('ximblox_page_cache_total{result="hit"}')).toBe(2)
    expect(await counted('ximblox_page_render_seconds_count')).toBeGreaterThanOrEqual(1)
    expect(await counted('ximblox_http_requests_total{class="api",status="200"}')).toBe(0)
  })

  it('tell what waits in the database: mails and their age, images, late and failed schedules', async () => {
    await test.database.asOwner(`
      insert into mail (message_id, template, to_address, to_name, language, subject, text, html, created_at, next_at, give_up_at)
        values ('m', 't', 'a@example.org', '', 'en', 's', 't', 'h', now() - interval '1 hour', now(), now());
      insert into schedule (page_id, unpublish_at, zone) select id, now() - interval '1 day', 'UTC' from page limit 1`)
    expect(await read()).toMatchObject({
      ximblox_database_up: 1,
      ximblox_mails_waiting: 1,
      ximblox_mails_given_up: 0,
      ximblox_schedules_late: 1,
      ximblox_schedules_failed: 0,
      ximblox_renditions_waiting: 1,
    })
    const age = (await read()).ximblox_mail_oldest_seconds ?? 0
    expect(age).toBeGreaterThanOrEqual(3_600)
    expect(age).toBeLessThan(4_000)
  })

  it('tell of webhooks and jobs of hooks that fail, and of those that were given up', async () => {
    await test.as('Administrator')
    await test.database.asOwner(`
      insert into webhook (name, url, events, secret, created_at, created_by, next_at, failing_since, disabled_at)
        select 'a', 'https://example.org', '{}', '', now(), min(id), now(), now(), disabled
        from app_user, (values (null::timestamptz), (now())) as of(disabled) group by disabled;
      insert into job (kind, created_at, run_at, failure, given_up_at)
        values ('hook:h', now(), now(), 'Timeout', null), ('hook:h', now(), now(), 'Timeout', now()),
          ('hook:h', now(), now(), '', null), ('other', now(), now(), 'Timeout', null)`)
    expect(await read()).toMatchObject({
      ximblox_webhooks_failing: 1,
      ximblox_webhooks_disabled: 1,
      ximblox_hook_jobs_failing: 1,
      ximblox_hook_jobs_given_up: 1,
    })
  })

  it('tell whether the last backup failed and when one succeeded, if backups are scheduled', async () => {
    const { config, db } = test.app
    expect(await read()).not.toHaveProperty('ximblox_backup_failed')
    const location = { kind: 'folder', folder: '/backups' } as const
    const backup = { location, times: [{ hours: 3, minutes: 0 }], retention: { days: 2, weeks: 1 } }
    test.app.config = { ...config, backup }
    expect(await read()).toMatchObject({ ximblox_backup_failed: 0 })
    expect(await read()).not.toHaveProperty('ximblox_backup_last_success_timestamp_seconds')
    const run = (at: Date, failure: string | null) =>
      db
        .insertInto('backup_run')
        .values({ requested_at: at, began_at: at, finished_at: at, failure })
        .execute()
    await run(new Date('2026-11-01T03:00:00Z'), null)
    await run(new Date('2026-11-02T03:00:00Z'), 'the disk is full')
    expect(await read()).toMatchObject({
      ximblox_backup_failed: 1,
      ximblox_backup_last_success_timestamp_seconds: Date.parse('2026-11-01T03:00:00Z') / 1_000,
    })
    test.app.config = config
  })

  it('include memory, the event loop, connections, waiting files and free space', async () => {
    const values = await read()
    for (const name of [
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
      'ximblox_database_connections{state="idle"}',
      'ximblox_media_jobs_waiting{kind="upload"}',
      'ximblox_free_bytes{folder="data"}',
      'ximblox_volume_bytes{folder="data"}',
    ])
      expect(values).toHaveProperty([name], expect.any(Number))
  })

  it('are there without the database, which counts as down', async () => {
    await test.database.asOwner('alter table mail rename to elsewhere')
    const values = await read()
    await test.database.asOwner('alter table elsewhere rename to mail')
    expect(values.ximblox_database_up).toBe(0)
    expect(values).not.toHaveProperty('ximblox_mails_waiting')
    expect(values).toHaveProperty('process_resident_memory_bytes')
  })

  it('are not on the port of the site, and nothing else is on theirs', async () => {
    expect((await test.read('/metrics')).status).toBe(404)
    expect((await fetch(new URL('/healthz', metrics.url))).status).toBe(404)
  })
})

describe('the log of requests', () => {
  let lines: Record<string, unknown>[] = []
  let logging: TestApp
  beforeAll(async () => {
    const log = createLog('info', false, { write: line => void lines.push(JSON.parse(line)) })
    logging = await startTestApp({ log, logRequests: true })
    return () => logging.close()
  })
  beforeEach(() => {
    lines = []
  })
  const untilLogged = () => until(() => lines.some(({ msg }) => msg === 'request'))

  it('has a line for each request, without query and network address', async () => {
    await logging.read('/nothing?email=someone@example.org')
    await untilLogged()
    expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
      {
        level: 30,
        time: expect.any(String),
        reqId: expect.any(String),
        method: 'GET',
        path: '/nothing',
        ms: expect.any(Number),
        class: 'page',
        status: 404,
        msg: 'request',
      },
    ])
  })

  it('takes over the trace of a request and answers with it, also for pages from memory', async () => {
    const id = '4bf92f3577b34da6a3ce929d0e0e4736'
    for (const path of ['/nothing', '/nothing', '/api/ximblox/settings/get', '/healthz']) {
      const answer = await logging.read(path, { traceparent: `00-${id}-00f067aa0ba902b7-01` })
      expect(answer.headers.get('traceparent')).toMatch(
        new RegExp(`^00-${id}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`),
      )
    }
    await untilLogged()
    expect(lines.length).toBeGreaterThan(0)
    expect(new Set(lines.map(({ traceId }) => traceId))).toEqual(new Set([id]))
  })

  it('ignores a malformed trace, and names each API call in its answer', async () => {
    const answer = await logging.read('/api/ximblox/settings/get', { traceparent: '00-x\u00e9' })
    expect(answer.headers.get('traceparent')).toBeNull()
    await untilLogged()
    expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(new Set([answer.headers.get('x-request-id')]))
  })
})
