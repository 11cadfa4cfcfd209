import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { version } from '../../kernel/version.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { member } from '../../test/member.ts'
import { plainPicture } from '../../test/pictures.ts'

let test: TestApp
let admin: Client
let userID: number

beforeAll(async () => {
  test = await startTestApp()
  const administrator = await member(test, 'Administrator')
  admin = administrator.client
  userID = administrator.user.ID
})
afterAll(() => test.close())

it('describes what the site runs on', async () => {
  const bytes = new Uint8Array(await plainPicture(40, 30).png().toBuffer())
  await admin.media.addFile({ body: { path: '/' }, file: { name: 'one.png', bytes } })
  const status = await admin.status.get({})
  expect(status).toMatchObject({
    version,
    database: { isEmbedded: true, version: expect.stringMatching(/^\d+\.\d+$/) },
    storage: { isBucket: false, files: 1, size: bytes.length, space: 'ok', missing: 0 },
    mails: { isConfigured: false },
    backups: null,
  })
  expect(status.database.size).toBeGreaterThan(1_000_000)
  expect(status.storage.free).toBeGreaterThan(0)
  expect(Date.parse(status.startedAt)).toBeLessThanOrEqual(Date.now())
})

it('counts what waits, is late and has failed', async () => {
  const before = await admin.status.get({})
  const page = await makePage(admin)
  const { app } = test
  const past = new Date(Date.now() - 3_600_000)
  const mail = {
    to_address: 'a@example.org',
    to_name: '',
    template: 'test',
    language: 'en',
    subject: 'Test',
    text: 'Test',
    html: '',
    created_at: past,
    next_at: past,
    give_up_at: new Date(),
  }
  await app.db
    .insertInto('mail')
    .values([
      { ...mail, message_id: 'one' },
      { ...mail, message_id: 'two', given_up_at: past },
    ])
    .execute()
  await app.db
    .insertInto('webhook')
    .values({
      name: 'One',
      url: 'https://example.org',
      events: ['page.published'],
      secret: Buffer.from('x'),
      created_at: past,
      created_by: userID,
      next_at: past,
      failing_since: past,
    })
    .execute()
  const job = { kind: 'hook:tell-crm', created_at: past, run_at: past }
  await app.db
    .insertInto('job')
    .values([job, { ...job, failure: 'Timeout' }, { ...job, failure: 'Timeout', given_up_at: past }])
    .execute()
  await app.db
    .insertInto('schedule')
    .values({ page_id: page.id, version_id: page.pageVersion.id, publish_at: past, zone: 'Europe/Amsterdam' })
    .execute()
  const after = await admin.status.get({})
  expect(after.mails.waiting - before.mails.waiting).toBe(1)
  expect(after.mails.oldest).toBeGreaterThanOrEqual(3_600)
  expect(after.mails.givenUp - before.mails.givenUp).toBe(1)
  expect(after.schedules.late - before.schedules.late).toBe(1)
  expect(after.webhooks).toEqual({ failing: 1, disabled: 0 })
  expect(after.hooks).toEqual({ failing: 1, givenUp: 1 })
})

it('is only for users who may manage settings', async () => {
  const editor = await test.as([{ name: 'edit-page' }])
  expect(await refusalOf(editor.status.get({}))).toMatchObject({ status: 403 })
  expect(await refusalOf(test.visitor().status.get({}))).toMatchObject({ status: 401 })
})
