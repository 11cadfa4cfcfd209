import { definePageType } from '@ximblox/blocks/define-page-type'
import { createRegistry } from '@ximblox/blocks/registry'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { App } from '../../kernel/app-context.ts'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import { openClient } from '../../kernel/db/pool.ts'
import { type JobRunner, runJobs } from '../../kernel/jobs/run-jobs.ts'
import { createLog } from '../../kernel/logging/log.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { checkContent } from './check-content.ts'
import { keepContentChecked } from './keep-checked.ts'
import { readRun } from './store.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(() =>
  test.database.asOwner(
    'truncate job, content_check, content_mismatch, definition, page, page_version cascade',
  ),
)

interface Line {
  level: number
  msg: string
  [key: string]: unknown
}

/** The product with a log that can be read. */
const logged = (level: string): { app: App; lines: Line[] } => {
  const lines: Line[] = []
  const log = createLog(level, false, { write: text => void lines.push(JSON.parse(text)) })
  return { app: { ...test.app, log }, lines }
}

/** So many pages with the content of one, beside that one. */
const multiply = async (pageID: number, count: number) =>
  test.database.asOwner(`
    insert into page (id, group_id, locale, type, slug, title, created_at, updated_at)
      select id + n, id + n, locale, type, slug || n, title, created_at, updated_at
      from page, generate_series(1, ${count}) n where id = ${pageID};
    insert into page_version (page_id, revision, kind, sealed, title, seo, props, media, blocks, refs, anchors, created_at, updated_at)
      select page_id + n, revision, kind, sealed, title, seo, props, media, blocks, refs, anchors, created_at, updated_at
      from page_version, generate_series(1, ${count}) n where page_id = ${pageID};
    update page set head_id = v.id from page_version v where v.page_id = page.id and page.id > ${pageID}`)

const start = (app: App): JobRunner =>
  runJobs(app, test.database.connection, { standing: [keepContentChecked(app, test.database.connection)] })

const unknownBlock = { blocks: [{ type: 'promo', key: 'one' }] }
const isFinished = async () => (await readRun(test.app.db))?.finishedAt instanceof Date

it('checks once however many nodes start, and logs once what does not match', async () => {
  const admin = await test.as('Administrator')
  const page = await makePage(admin, { ...unknownBlock, slug: 'planted' })
  await admin.page.publish({ params: { id: page.id }, body: {} })
  await multiply(page.id, 60)
  const begun: string[] = []
  const stopListening = test.database.listen(statement => {
    if (/insert into "content_check"/.test(statement)) begun.push(statement)
  })
  const { app, lines } = logged('info')
  const nodes = [1, 2, 3].map(() => start(app))
  await expect.poll(isFinished).toBe(true)
  await expect.poll(() => lines).toHaveLength(1)
  await Promise.all(nodes.map(({ stop }) => stop()))
  stopListening()
  expect(begun).toHaveLength(1)
  expect(lines).toMatchObject([
    {
      level: 40,
      msg: 'stored content does not match the definitions of the site',
      checked: 61,
      livePages: 1,
      drafts: 60,
    },
  ])
  const pages = Object(lines[0]).pages
  expect(pages).toHaveLength(20)
  expect(pages[0]).toBe(`${test.app.config.publicURL}/planted: unknown-block promo at blocks.0.type`)
})

it('checks again when a node starts with other definitions', async () => {
  await makePage(await test.as('Administrator'))
  const first = start(test.app)
  await expect.poll(isFinished).toBe(true)
  await first.stop()
  const before = await readRun(test.app.db)
  const { registry } = test.app
  const other = createRegistry({
    blocks: [...registry.blocks.values()],
    pageTypes: [
      ...registry.pageTypes.values(),
      definePageType({
        id: 'added',
        version: 1,
        label: 'Other',
        slugPrefix: {},
        fields: {},
        initialBlocks: () => [],
      }),
    ],
  })
  const second = start({ ...test.app, registry: other })
  await expect.poll(async () => (await readRun(test.app.db))?.definitions !== before?.definitions).toBe(true)
  await expect.poll(isFinished).toBe(true)
  await second.stop()
  expect(await readRun(test.app.db)).toMatchObject({ since: null, pages: 1 })
})

/** Stops a check after its first batch of pages. */
const stopAfterBatch = async () => {
  const stopping = new AbortController()
  const stopListening = test.database.listen(statement => {
    if (/insert into "content_mismatch"/.test(statement)) stopping.abort()
  })
  await expect(checkContent(test.app, { signal: stopping.signal })).rejects.toThrow('aborted')
  stopListening()
}

it('goes on where it was stopped', async () => {
  const page = await makePage(await test.as('Administrator'), unknownBlock)
  await multiply(page.id, 119)
  await stopAfterBatch()
  const stopped = await readRun(test.app.db)
  expect(stopped).toMatchObject({ pages: 50, finishedAt: null })
  expect(await checkContent(test.app)).toMatchObject({ pages: 120, beganAt: stopped?.beganAt })
  const { total } = await test.app.db
    .selectFrom('content_mismatch')
    .select(test.app.db.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  expect(total).toBe(120)
})

it('leaves the result to a check with other definitions that started in the meantime', async () => {
  const page = await makePage(await test.as('Administrator'), unknownBlock)
  await multiply(page.id, 60)
  await stopAfterBatch()
  const { checking } = await test.app.db.transaction().execute(async trx => {
    await trx.updateTable('content_check').set({ definitions: 'other' }).execute()
    const isWaiting = Promise.withResolvers<void>()
    const stopListening = test.database.listen(statement => {
      if (/update "content_check"/.test(statement)) isWaiting.resolve()
    })
    // It goes on with its run, which is not taken over until the transaction ends.
    const checking = checkContent(test.app)
    await isWaiting.promise
    stopListening()
    return { checking }
  })
  expect(await checking).toBeUndefined()
  expect(await readRun(test.app.db)).toMatchObject({ definitions: 'other', finishedAt: null })
})

it('leaves the result to nodes that began to check with other definitions after its start', async () => {
  await makePage(await test.as('Administrator'))
  let now = new Date()
  const app = { ...test.app, now: () => now }
  const job = keepContentChecked(app, test.database.connection)
  const run = () => job.run(new AbortController().signal)
  await run()
  const began_at = new Date(now.getTime() + 120_000)
  await app.db.updateTable('content_check').set({ definitions: 'other', began_at }).execute()
  now = new Date(now.getTime() + 3_600_000)
  await run()
  expect(await readRun(app.db)).toMatchObject({ definitions: 'other' })
})

it('comes back soon while another process checks', async () => {
  const now = new Date()
  const app = { ...test.app, now: () => now }
  const client = await openClient(test.database.connection, () => {})
  await client.query('select pg_advisory_lock($1)', [lockKeys.contentCheck])
  const job = keepContentChecked(app, test.database.connection)
  const run = () => job.run(new AbortController().signal)
  expect(await run()).toEqual(new Date(now.getTime() + 15_000))
  expect(await readRun(app.db)).toBeUndefined()
  await client.end()
  expect(await run()).toBeUndefined()
  expect(await isFinished()).toBe(true)
})
