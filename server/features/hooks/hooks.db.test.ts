import type { Client } from '@ximblox/contract/client'
import type { ContentPage } from '@ximblox/contract/content'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import { openClient } from '../../kernel/db/pool.ts'
import { adoptFormerJobs } from '../../kernel/jobs/adopt-former-jobs.ts'
import { formerHookJobs } from '../../kernel/jobs/former-store.ts'
import { type JobRunner, runJobs } from '../../kernel/jobs/run-jobs.ts'
import { defineHook, type Hook, type HookContext, type HookEvent } from '../../kernel/site/hook.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { hookDeclaration, hookJobs } from './hook-jobs.ts'
import { declareHooks } from './store.ts'

let test: TestApp
let admin: Client
let time: Date | undefined
const running: Pick<JobRunner, 'stop'>[] = []
/** What `readPage` finds; how pages are read is another test. */
const published = new Map<number, ContentPage>()

beforeAll(async () => {
  test = await startTestApp({ now: () => time ?? new Date() })
  admin = await test.as('Administrator')
})
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
  time = undefined
  await test.app.db.deleteFrom('hook').execute()
  await test.app.db.deleteFrom('job').execute()
})
afterAll(() => test.close())

const start = async (...hooks: Hook[]): Promise<JobRunner> => {
  await declareHooks(test.app.db, hooks)
  const started = runJobs(test.app, test.database.connection, {
    kinds: hookJobs(test.app, hooks, { readPage: async id => published.get(id) }),
    standing: [hookDeclaration(test.app, hooks)],
  })
  running.push(started)
  return started
}

/** A hook that remembers what it was run for. */
const remembering = (
  name: string,
  run: (event: HookEvent<'page.published'>, context: HookContext) => Promise<void> = async () => {},
) => {
  const seen: HookEvent[] = []
  const hook = defineHook({
    name,
    on: ['page.published', 'page.unpublished'],
    run: async (event, context) => {
      seen.push(event)
      await run(event as HookEvent<'page.published'>, context)
    },
  })
  return { hook, seen, events: () => seen.map(({ name: event, object }) => `${event} ${object.id}`) }
}

const jobs = () =>
  test.app.db.selectFrom('job').where('standing', '=', false).selectAll().orderBy('id').execute()

it('runs after what it waits for was committed, with what changed and its page', async () => {
  const titles: (string | undefined)[] = []
  const { hook, seen } = remembering('tell-crm', async ({ object }, { readPage }) => {
    const page = await readPage(object.id)
    titles.push(page?.title)
  })
  await start(hook)
  const page = await makePage(admin, { title: 'News of the day' })
  published.set(page.id, { id: page.id, title: 'News of the day' } as ContentPage)
  await admin.page.publish({ params: { id: page.id } })
  await eventually(() => expect(titles).toEqual(['News of the day']))
  expect(seen).toMatchObject([
    { name: 'page.published', object: { id: page.id, type: 'basic', slug: page.slug, locale: page.locale } },
  ])
  await eventually(async () => expect(await jobs()).toEqual([]))
  await admin.page.unpublish({ params: { id: page.id } })
  await eventually(() => expect(seen.map(({ name }) => name)).toEqual(['page.published', 'page.unpublished']))
})

it('runs again after a failure, and what followed on the same page waits for it', async () => {
  let isFailing = true
  const { hook, events } = remembering('tell-crm', async ({ object }) => {
    if (isFailing && object.id === first.id) throw new Error('The CRM is away')
  })
  const first = await makePage(admin, {})
  const second = await makePage(admin, {})
  const worker = await start(hook)
  await admin.page.publish({ params: { id: first.id } })
  await eventually(async () =>
    expect(await jobs()).toMatchObject([{ failure: 'The CRM is away', attempts: 1, claim: null }]),
  )
  await admin.page.unpublish({ params: { id: first.id } })
  await admin.page.publish({ params: { id: second.id } })
  await eventually(() => expect(events()).toContain(`page.published ${second.id}`))
  expect(events()).not.toContain(`page.unpublished ${first.id}`)
  isFailing = false
  time = new Date(Date.now() + 60_000)
  worker.wake()
  await eventually(async () => expect(await jobs()).toEqual([]))
  expect(events().filter(event => event.endsWith(` ${first.id}`))).toEqual([
    `page.published ${first.id}`,
    `page.published ${first.id}`,
    `page.unpublished ${first.id}`,
  ])
})

it('waits while no node knows it', async () => {
  const { hook, events } = remembering('tell-crm')
  await (await start(hook, remembering('fill-index').hook)).stop()
  const page = await makePage(admin, {})
  await admin.page.publish({ params: { id: page.id } })
  await start(hook)
  await eventually(() => expect(events()).toEqual([`page.published ${page.id}`]))
  await eventually(async () => expect(await jobs()).toMatchObject([{ kind: 'hook:fill-index', attempts: 0 }]))
})

it('that the release before wrote runs once its nodes let it go, in the order of its events', async () => {
  const { hook, events } = remembering('tell-crm')
  await start(hook)
  const at = new Date()
  const former = (id: number, event: string) => ({
    hook: 'tell-crm',
    event,
    object: JSON.stringify({ id }),
    at,
    next_at: at,
  })
  await test.app.db
    .insertInto('hook_job')
    .values([
      former(1, 'page.published'),
      { ...former(1, 'page.unpublished'), attempts: 1, running_since: at },
      { ...former(2, 'page.published'), given_up_at: at, failure: 'Never' },
    ])
    .execute()
  const before = await openClient(test.database.connection, () => {})
  await before.query('select pg_advisory_lock($1)', [lockKeys.hooks])
  running.push(adoptFormerJobs(test.app, test.database.connection, formerHookJobs, { delay: 0 }))
  const page = await makePage(admin, {})
  await admin.page.publish({ params: { id: page.id } })
  await eventually(() => expect(events()).toEqual([`page.published ${page.id}`]))
  await before.end()
  await eventually(() =>
    expect(events()).toEqual([`page.published ${page.id}`, 'page.published 1', 'page.unpublished 1']),
  )
  await eventually(async () => expect(await jobs()).toMatchObject([{ given_up_at: at, failure: 'Never' }]))
  expect(await test.app.db.selectFrom('hook_job').select('id').execute()).toEqual([])
})

it('gets no jobs once no node has declared it for a day', async () => {
  const { hook } = remembering('tell-crm')
  await (await start(hook)).stop()
  const page = await makePage(admin, {})
  await admin.page.publish({ params: { id: page.id } })
  expect(await jobs()).toHaveLength(1)
  await test.app.db
    .updateTable('hook')
    .set({ declared_at: new Date(Date.now() - 90_000_000) })
    .execute()
  await admin.page.unpublish({ params: { id: page.id } })
  expect(await jobs()).toHaveLength(1)
})

it('is given up after three days', async () => {
  const { hook } = remembering('tell-crm', () => Promise.reject(new Error('Never')))
  const page = await makePage(admin, {})
  const worker = await start(hook)
  await admin.page.publish({ params: { id: page.id } })
  await eventually(async () => expect(await jobs()).toMatchObject([{ failure: 'Never' }]))
  time = new Date(Date.now() + 3 * 86_400_000 + 60_000)
  worker.wake()
  await eventually(async () => expect(await jobs()).toMatchObject([{ given_up_at: expect.any(Date) }]))
})

it('sends a mail once, also when it runs again', async () => {
  let runs = 0
  const { hook } = remembering('tell-editors', async ({ object }, { mail }) => {
    for (const address of ['one@example.org', 'two@example.org'])
      await mail({
        to: { address },
        language: 'en',
        subject: `Page ${object.id}`,
        before: ['A page is online.'],
        link: { label: 'Read it', path: '/' },
      })
    if (++runs === 1) throw new Error('The second half failed')
  })
  const worker = await start(hook)
  const page = await makePage(admin, {})
  await admin.page.publish({ params: { id: page.id } })
  await eventually(async () => expect(await jobs()).toMatchObject([{ failure: 'The second half failed' }]))
  time = new Date(Date.now() + 60_000)
  worker.wake()
  await eventually(async () => expect(await jobs()).toEqual([]))
  expect(runs).toBe(2)
  const mails = await test.app.db
    .selectFrom('mail')
    .where('template', '=', 'hook:tell-editors')
    .select(['to_address', 'subject'])
    .orderBy('id')
    .execute()
  expect(mails).toEqual([
    { to_address: 'one@example.org', subject: `Page ${page.id}` },
    { to_address: 'two@example.org', subject: `Page ${page.id}` },
  ])
})
