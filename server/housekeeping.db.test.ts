import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHousekeeping } from './housekeeping.ts'
import { startTestApp, type TestApp } from './test/app.ts'
import { makePage } from './test/content.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

test('housekeeping removes the temporary files of killed processes', async () => {
  const { temporaryFolder } = product.app.storage
  const [old, recent] = [randomUUID(), randomUUID()]
  for (const name of [old, recent]) await writeFile(join(temporaryFolder, name), 'x')
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  await utimes(join(temporaryFolder, old), yesterday, yesterday)
  await runHousekeeping(product.app)
  expect(await readdir(temporaryFolder)).toEqual([recent])
})

test('housekeeping removes jobs of hooks after thirty days', async () => {
  const { db } = product.app
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  const job = (at: Date) => ({ hook: 'tell-crm', event: 'page.published', object: '{}', at, next_at: at })
  await db
    .insertInto('hook_job')
    .values([job(daysAgo(31)), job(daysAgo(29))])
    .execute()
  await runHousekeeping(product.app)
  const kept = await db.selectFrom('hook_job').select('at').execute()
  expect(kept.map(({ at }) => at > daysAgo(30))).toEqual([true])
})

test('housekeeping ends the time for which a form holds places', async () => {
  const admin = await product.as('Administrator')
  const page = await makePage(admin, { blocks: [{ type: 'seats-form', key: 'seats', props: {} }] })
  await admin.page.publish({ params: { id: page.id } })
  await product.visitor().forms.submit({
    params: { form: 'seats' },
    body: { date: 'monday', email: 'guest@example.org', seats: 1 },
  })
  const { db } = product.app
  await db.updateTable('submission').set({ held_until: new Date() }).execute()
  await runHousekeeping(product.app)
  const stored = await db.selectFrom('submission').select('state').execute()
  expect(stored).toEqual([{ state: 'asked' }])
})

test('housekeeping removes former secrets of webhooks once they have expired', async () => {
  const { db } = product.app
  const admin = await product.as('Administrator')
  const { webhook } = await admin.webhook.create({
    body: { name: 'Static site', url: 'https://hooks.example.org/', events: ['menu.changed'] },
  })
  await admin.webhook.renewSecret({ params: { id: webhook.id } })
  const stored = () => db.selectFrom('webhook_former_secret').select('webhook_id').execute()
  await runHousekeeping(product.app)
  expect(await stored()).toEqual([{ webhook_id: webhook.id }])
  await db.updateTable('webhook_former_secret').set({ valid_until: new Date() }).execute()
  await runHousekeeping(product.app)
  expect(await stored()).toEqual([])
})

test('housekeeping goes on when one of its parts fails', async () => {
  const { app } = product
  const failures: unknown[] = []
  const log = Object.assign(Object.create(app.log), { error: (details: unknown) => failures.push(details) })
  const expired = { now: () => new Date(Date.now() + 1_000 * 24 * 3_600_000) }
  const temporaryFolder = join(app.storage.temporaryFolder, 'gone')
  await product.as('Administrator')
  await runHousekeeping({ ...app, ...expired, log, storage: { ...app.storage, temporaryFolder } })
  expect(failures).toMatchObject([{ what: 'temporary files of killed processes' }])
  expect(await app.db.selectFrom('session').select('id_hash').execute()).toEqual([])
})
