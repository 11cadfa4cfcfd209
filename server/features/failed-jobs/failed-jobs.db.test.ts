import type { Client } from '@ximblox/contract/client'
import type { FailedJob } from '@ximblox/contract/jobs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pauseQueue } from '../../kernel/jobs/queue-store.ts'
import { runJobs } from '../../kernel/jobs/run-jobs.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'

let test: TestApp
let admin: Client
const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.as('Administrator')
})
afterEach(async () => {
  await test.app.db.deleteFrom('job').execute()
})
afterAll(() => test.close())

interface Given {
  kind?: string
  standing?: boolean
  queue?: string
  failure?: string
  failing_since?: Date
  given_up_at?: Date
  run_at?: Date
  claim?: string
  leased_until?: Date
}
const claimed = (until: Date) => ({ claim: crypto.randomUUID(), leased_until: until })

/** A job that fails, unless the test says otherwise; returns its id. */
const insert = async (given: Given = {}): Promise<number> => {
  const { id } = await test.app.db
    .insertInto('job')
    .values({
      kind: 'hook:tell-crm',
      created_at: ago(3),
      run_at: ago(-1),
      attempts: 4,
      failing_since: ago(2),
      failure: 'The CRM is away',
      payload: JSON.stringify({ object: { email: 'guest@example.org' } }),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const insertWaiting = (given: Given = {}) => insert({ failure: '', ...given })

const list = async (body: NonNullable<Parameters<Client['job']['list']>[0]>['body'] = {}, client = admin) =>
  (await client.job.list({ body })).data
const idsOf = ({ items }: { items: FailedJob[] }) => items.map(({ id }) => id)
const allIDs = async () => {
  const rows = await test.app.db.selectFrom('job').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

describe('the kinds of jobs', () => {
  it('count what waits, runs, fails and was given up', async () => {
    await insertWaiting({ run_at: ago(1) })
    await insertWaiting(claimed(ago(-1)))
    await insert()
    await insert({ given_up_at: ago(1), run_at: ago(2) })
    const counts = { waiting: 1, running: 1, failing: 1, givenUp: 1 }
    const { kinds } = await admin.job.kinds({})
    expect(kinds).toMatchObject([{ kind: 'hook:tell-crm', isStanding: false, ...counts }])
    expect(Date.parse(kinds[0]?.nextAt ?? '')).toBeLessThan(Date.now())
  })

  it('name the next run of those that run again and again, and no waiting job', async () => {
    const nextRun = ago(-1)
    await insertWaiting({ kind: 'cards', standing: true, run_at: nextRun })
    await test.app.db
      .insertInto('job')
      .values({ kind: 'hooks', standing: true, created_at: ago(3), run_at: 'infinity', ...claimed(ago(-1)) })
      .execute()
    const { kinds } = await admin.job.kinds({})
    expect(kinds).toMatchObject([
      { kind: 'cards', isStanding: true, waiting: 0, running: 0, nextAt: nextRun.toISOString() },
      { kind: 'hooks', isStanding: true, waiting: 0, running: 1, nextAt: null },
    ])
  })
})

describe('the list of failed jobs', () => {
  it('has those that fail and were given up, without their payloads', async () => {
    await insertWaiting()
    const failing = await insert({ queue: 'page 12' })
    const givenUp = await insert({ given_up_at: ago(1), failing_since: ago(80) })
    const { items, totalItems } = await list()
    expect(totalItems).toBe(2)
    expect(items).toMatchObject([
      { id: failing, state: 'failing', subject: 'page 12', attempts: 4, failure: 'The CRM is away' },
      { id: givenUp, state: 'given-up', subject: '', nextAt: null },
    ])
    expect(Date.parse(items[0]?.nextAt ?? '')).toBeGreaterThan(Date.now())
    expect(JSON.stringify(items)).not.toContain('guest@example.org')
  })

  it('is filtered, searched, sorted and paged', async () => {
    const first = await insert({ failing_since: ago(9), failure: '100% full' })
    const second = await insert({ kind: 'webhook', failing_since: ago(5) })
    const third = await insert({ given_up_at: ago(1), failing_since: ago(7) })
    expect(idsOf(await list({ kind: 'webhook' }))).toEqual([second])
    expect(idsOf(await list({ state: 'given-up' }))).toEqual([third])
    expect(idsOf(await list({ state: 'failing' }))).toEqual([second, first])
    expect(idsOf(await list({ searchTerm: '100% F' }))).toEqual([first])
    expect(idsOf(await list({ columnToSort: 'failingSince', sortOrder: 'asc' }))).toEqual([
      first,
      third,
      second,
    ])
    expect(idsOf(await list({ columnToSort: 'nextAt', sortOrder: 'desc' })).at(-1)).toBe(third)
    expect(await list({ pageSize: 2, pageIndex: 1 })).toMatchObject({ totalItems: 3, items: [{ id: first }] })
  })
})

describe('a retry', () => {
  it('runs a job that was given up at once, as if it had never failed', async () => {
    const id = await insert({ queue: 'page 1', given_up_at: ago(1), failing_since: ago(80), run_at: ago(2) })
    const seen: number[] = []
    const running = runJobs(test.app, test.database.connection, {
      kinds: [
        {
          name: 'hook:tell-crm',
          concurrency: 1,
          run: async job => {
            seen.push(job.attempts)
            return undefined
          },
        },
      ],
    })
    await admin.job.retry({ params: { id } })
    await eventually(async () => expect(await allIDs()).toEqual([]))
    await running.stop()
    expect(seen).toEqual([1])
    const { data } = await admin.audit.list({ body: { action: 'job.repeat' } })
    expect(data.items[0]).toMatchObject({ object: { kind: 'job', id, title: 'hook:tell-crm' } })
  })

  it('also ends the pause of its queue, until which it would have waited', async () => {
    const until = ago(-5)
    const id = await insert({ kind: 'webhook', queue: '7' })
    await pauseQueue(test.app.db, 'webhook', '7', until)
    expect((await list()).items).toMatchObject([{ id, nextAt: until.toISOString() }])
    await admin.job.retry({ params: { id } })
    expect(await test.app.db.selectFrom('paused_queue').selectAll().execute()).toEqual([])
  })

  it('keeps the message until the job succeeds', async () => {
    const id = await insert({ given_up_at: ago(1) })
    await admin.job.retry({ params: { id } })
    expect((await list()).items).toMatchObject([
      { id, state: 'failing', failure: 'The CRM is away', attempts: 0 },
    ])
  })

  it('is refused while the job runs, and takes a job over from a process that has ended', async () => {
    const id = await insert(claimed(ago(-1)))
    const call = () => admin.job.retry({ params: { id } })
    expect(await refusalOf(call())).toMatchObject({ status: 409, codes: ['JOB_01'] })
    await test.app.db
      .updateTable('job')
      .set({ leased_until: ago(1) })
      .execute()
    await call()
    expect(await test.app.db.selectFrom('job').select('claim').execute()).toEqual([{ claim: null }])
  })

  it('does not find a job that is done, nor one that has not failed', async () => {
    const id = await insert()
    await test.app.db.deleteFrom('job').execute()
    expect(await refusalOf(admin.job.retry({ params: { id } }))).toMatchObject({ status: 404 })
    const waiting = await insertWaiting()
    expect(await refusalOf(admin.job.retry({ params: { id: waiting } }))).toMatchObject({ status: 404 })
  })

  it('of all that a list shows leaves out what failed later', async () => {
    const ids = [await insert(), await insert({ given_up_at: ago(1) })]
    const { asOf } = await admin.job.list({ body: {} })
    await insert({ failing_since: ago(-1) })
    await insert({ kind: 'webhook' })
    expect(await admin.job.retryAll({ body: { kind: 'hook:tell-crm', asOf } })).toMatchObject({ count: 2 })
    const due = await test.app.db
      .selectFrom('job')
      .select('id')
      .where('run_at', '<=', new Date())
      .orderBy('id')
      .execute()
    expect(due.map(({ id }) => id)).toEqual(ids)
  })
})

describe('discarding', () => {
  it('deletes the job, and is in the audit log', async () => {
    const kept = await insert()
    const id = await insert({ given_up_at: ago(1) })
    await admin.job.discard({ params: { id } })
    expect(await allIDs()).toEqual([kept])
    const { data } = await admin.audit.list({ body: { action: 'job.discard' } })
    expect(data.items[0]).toMatchObject({ object: { kind: 'job', id, title: 'hook:tell-crm' } })
    expect(await refusalOf(admin.job.discard({ params: { id } }))).toMatchObject({ status: 404 })
  })

  it.each<[string, Given]>([
    ['runs', claimed(ago(-1))],
    ['runs again and again', { standing: true }],
    ['an email waits for', { kind: 'email' }],
    ['a delivery of a webhook waits for', { kind: 'webhook' }],
  ])('is refused for a job that %s', async (_, given) => {
    const id = await insert(given)
    expect((await list()).items).toMatchObject([{ mayDiscard: false }])
    expect(await refusalOf(admin.job.discard({ params: { id } }))).toMatchObject({ codes: ['JOB_01'] })
    expect(await allIDs()).toEqual([id])
  })

  it('all that a list shows leaves the others', async () => {
    await insert({ given_up_at: ago(1) })
    await insert({ given_up_at: ago(2) })
    const kept = [await insert(), await insert({ given_up_at: ago(1), failure: 'Timeout' })]
    const { asOf } = await admin.job.list({ body: {} })
    kept.push(await insert({ given_up_at: ago(-1) }))
    const body = { state: 'given-up', searchTerm: 'crm', asOf } as const
    expect(await admin.job.discardAll({ body })).toMatchObject({ count: 2 })
    expect(await allIDs()).toEqual(kept)
    const { data } = await admin.audit.list({ body: { action: 'job.discard' } })
    expect(data.items[0]).toMatchObject({ details: { title: 'hook:tell-crm', count: 2 } })
  })

  it('and a retry are only for those who may manage the settings', async () => {
    const id = await insert()
    const editor = await test.as([{ name: 'edit-page' }])
    for (const call of [editor.job.retry, editor.job.discard])
      expect(await refusalOf(call({ params: { id } }))).toMatchObject({ status: 403 })
    expect(await allIDs()).toEqual([id])
  })
})
