import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePage } from '../test/content.ts'
import { eventually } from '../test/eventually.ts'
import { housekeeping, startCleaning } from './housekeeping.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

/** Every sweep, once. */
const sweep = async () => {
  for (const { run } of housekeeping(product.app)) await run(new AbortController().signal)
}

test('each process removes the temporary files of killed processes', async () => {
  const { temporaryFolder } = product.app.storage
  const [old, recent] = [randomUUID(), randomUUID()]
  for (const name of [old, recent]) await writeFile(join(temporaryFolder, name), 'x')
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  await utimes(join(temporaryFolder, old), yesterday, yesterday)
  const cleaning = startCleaning(product.app)
  await eventually(async () => expect(await readdir(temporaryFolder)).toEqual([recent]))
  cleaning.stop()
})

test('housekeeping keeps jobs that wait or were given up, however old they are', async () => {
  const { db } = product.app
  const longAgo = new Date(Date.now() - 400 * 24 * 3_600_000)
  const job = { kind: 'hook:tell-crm', created_at: longAgo, run_at: longAgo }
  await db
    .insertInto('job')
    .values([job, { ...job, given_up_at: longAgo }])
    .execute()
  await sweep()
  expect(await db.selectFrom('job').selectAll().where('kind', '=', job.kind).execute()).toHaveLength(2)
})

test('housekeeping removes standing jobs that no node has known for a week', async () => {
  const { db } = product.app
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  const standing = { standing: true, created_at: daysAgo(400) }
  await db
    .insertInto('job')
    .values([
      { ...standing, kind: 'unknown', run_at: daysAgo(8) },
      { ...standing, kind: 'missed for a day', run_at: daysAgo(1) },
      { ...standing, kind: 'running', run_at: daysAgo(8), claim: crypto.randomUUID() },
    ])
    .execute()
  await sweep()
  const kept = await db.selectFrom('job').select('kind').where('standing', '=', true).orderBy('id').execute()
  expect(kept.map(({ kind }) => kind)).toEqual(['missed for a day', 'running'])
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
  await sweep()
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
  await sweep()
  expect(await stored()).toEqual([{ webhook_id: webhook.id }])
  await db.updateTable('webhook_former_secret').set({ valid_until: new Date() }).execute()
  await sweep()
  expect(await stored()).toEqual([])
})
