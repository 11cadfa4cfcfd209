import type { Client } from '@ximblox/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runJobs } from '../../kernel/jobs/run-jobs.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { indexPages } from './index-pages.ts'
import { keepIndexed } from './keep-indexed.ts'

let test: TestApp
let admin: Client

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.as('Administrator')
  for (const title of ['Apple', 'Pear', 'Plum', 'Quince', 'Medlar']) await makeLive(title)
})
afterAll(() => test.close())
beforeEach(async () => {
  await indexAll()
  await indexPages(test.app)
})

const makeLive = async (title: string) => {
  const page = await makePage(admin, { title, blocks: [note('one', 'orchard')] })
  await admin.page.publish({ params: { id: page.id }, body: {} })
  return page
}
const found = async (term: string) => (await test.visitor().search.search({ body: { term } })).total
const removeAll = () => admin.search.removeAll({ body: {} })
const indexAll = () => admin.search.indexAll({ body: {} })
const state = () => admin.search.state({})

it('removes all pages from the search, and from nothing else', async () => {
  expect(await removeAll()).toMatchObject({ total: 5 })
  expect(await found('orchard')).toBe(0)
  expect(await found('orchrad')).toBe(0)
  expect(await state()).toMatchObject({ removalState: 'success', indexingState: 'idle', indexed: 0 })
  const { data } = await admin.page.list({ body: { type: 'basic' } })
  expect(data.totalItems).toBe(5)
})

it('indexes what is published after a removal', async () => {
  await removeAll()
  const page = await makeLive('Cherry')
  expect(await found('orchard')).toBe(1)
  await admin.page.delete({ params: { id: page.id }, body: {} })
})

it('indexes all pages, in batches, and reports its progress', async () => {
  await removeAll()
  expect(await indexAll()).toMatchObject({ total: 5, indexingState: 'loading' })
  expect(await state()).toMatchObject({ removalState: 'idle', indexingState: 'loading', done: 0, total: 5 })
  await indexPages(test.app, { batchSize: 2 })
  expect(await state()).toMatchObject({ indexingState: 'success', done: 5, total: 5, indexed: 5, failed: 0 })
  expect(await found('orchard')).toBe(5)
  expect(await found('orchrad')).toBe(5)
})

it('a second request joins the running indexing', async () => {
  await indexAll()
  await sql`update search_index set done = 3`.execute(test.database.db)
  expect(await indexAll()).toMatchObject({ total: 5, indexingState: 'loading' })
  expect(await state()).toMatchObject({ done: 3 })
})

it('continues where an interrupted run stopped', async () => {
  await removeAll()
  await indexAll()
  const ids = await test.database.db
    .selectFrom('live_entry')
    .select('page_id as id')
    .orderBy('page_id')
    .execute()
  await test.database.db
    .updateTable('search_index')
    .set({ after_page: ids[2]?.id ?? 0, done: 3 })
    .execute()
  await indexPages(test.app)
  expect(await state()).toMatchObject({ indexingState: 'success', done: 5, indexed: 2 })
})

it('a removal ends a running indexing', async () => {
  await indexAll()
  await removeAll()
  await indexPages(test.app)
  expect(await state()).toMatchObject({ indexingState: 'idle', indexed: 0 })
})

it('waits for a page that is being published, and indexes it as published', async () => {
  const page = await makeLive('Sloe')
  await removeAll()
  await indexAll()
  const blocking = await test.database.pool.connect()
  await blocking.query('begin')
  await blocking.query('select from live_entry where page_id = $1 for update', [page.id])
  const indexing = indexPages(test.app)
  await eventually(async () => expect((await state()).indexed).toBe(5))
  await blocking.query('commit')
  blocking.release()
  await indexing
  expect(await state()).toMatchObject({ indexingState: 'success', indexed: 6 })
  await admin.page.delete({ params: { id: page.id }, body: {} })
})

it('a page that cannot be indexed does not keep the others from it', async () => {
  const page = await makeLive('Bad apple')
  await sql`alter table search_entry add constraint refused check (page_id <> ${sql.lit(page.id)}) not valid`.execute(
    test.database.db,
  )
  await indexAll()
  await indexPages(test.app)
  expect(await state()).toMatchObject({ indexingState: 'error', done: 6, failed: 1 })
  await sql`alter table search_entry drop constraint refused`.execute(test.database.db)
  await admin.page.delete({ params: { id: page.id }, body: {} })
})

it('indexes everything once with newer code, and on request, in the background', async () => {
  await sql`truncate search_entry`.execute(test.database.db)
  await sql`update search_index set version = 0`.execute(test.database.db)
  const worker = runJobs(test.app, test.database.connection, {
    standing: [keepIndexed(test.app, test.database.connection)],
  })
  try {
    await eventually(async () =>
      expect(await state()).toMatchObject({ indexingState: 'success', indexed: 5 }),
    )
    await removeAll()
    await indexAll()
    await eventually(async () =>
      expect(await state()).toMatchObject({ indexingState: 'success', indexed: 5 }),
    )
  } finally {
    await worker.stop()
  }
})

it('only who may manage the search may change its index', async () => {
  const editor = await test.as('Editor')
  const calls = [
    () => editor.search.removeAll({ body: {} }),
    () => editor.search.indexAll({ body: {} }),
    () => editor.search.state({}),
  ]
  for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 403, codes: ['UM_01'] })
})
