import { defineCall } from '@ximblox/contract/call'
import { defineCalls } from '@ximblox/contract/call-group'
import { createAPI } from '@ximblox/contract/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { handleCalls } from '../../kernel/http/site-calls.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { sendRaw, xhr } from '../../test/raw.ts'

const response = z.object({ sent: z.boolean() })
const toAddress = z.strictObject({
  address: z.string(),
  path: z._default(z.string(), '/news?page=2'),
  isInternal: z._default(z.boolean(), false),
})

const tips = defineCalls('tips', {
  read: defineCall({ method: 'GET', path: '', summary: 'Read', access: 'anyone' }),
  readSome: defineCall({ method: 'GET', path: '/some', summary: 'Read', access: 'anyone', hourlyLimit: 2 }),
  send: defineCall({
    method: 'POST',
    path: '',
    summary: 'Send',
    access: 'anyone',
    tokenless: true,
    body: toAddress,
    response,
  }),
  sendFew: defineCall({
    method: 'POST',
    path: '/few',
    summary: 'Send',
    access: 'anyone',
    tokenless: true,
    hourlyLimit: 1,
    body: toAddress,
    response,
  }),
})

const handlers = handleCalls(tips, {
  read: () => ({}),
  readSome: () => ({}),
  send: async ({ mail }, { body }) => ({ sent: await mail(tipFor(body)) }),
  sendFew: async ({ mail }, { body }) => ({ sent: await mail(tipFor(body)) }),
})

const tipFor = ({ address, path, isInternal }: z.output<typeof toAddress>) => ({
  to: { address, name: 'Ada\r\nBcc: all@example.org' },
  replyTo: { address: 'desk@example.org' },
  language: 'en' as const,
  subject: 'A tip\r\nBcc: all@example.org',
  before: ['Hello,', '<b>Read</b> this {token}'],
  link: { label: 'Read', path },
  isInternal,
})

let clock = new Date('2026-03-01T09:00:00Z')
let test: TestApp

beforeAll(async () => {
  test = await startTestApp({ calls: [handlers], now: () => clock })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.app.db.deleteFrom('attempt').execute()
})

const at = () => `${test.url}/api/ximblox/site/tips`
const visitor = () => createAPI({ baseURL: test.url, cookies: true }).callsOf(tips)
const newestMail = () =>
  test.app.db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

describe('a call of a site for visitors', () => {
  it('sets no cookie for those who have none', async () => {
    const read = await sendRaw(at(), { method: 'GET' })
    const body = JSON.stringify({ address: 'a@example.org' })
    const sent = await sendRaw(at(), { headers: { ...xhr, origin: test.url }, body })
    const refused = await sendRaw(at(), { headers: { ...xhr, origin: test.url }, body: '{}' })
    expect([read.status, sent.status, refused.status]).toEqual([200, 200, 422])
    for (const { headers } of [read, sent, refused])
      expect([headers['set-cookie'], headers['x-csrf-token']]).toEqual([undefined, undefined])
  })

  it('is only made by pages of the site, without a token, too', async () => {
    const body = JSON.stringify({ address: 'a@example.org' })
    const headers = { ...xhr, origin: 'https://evil.example' }
    expect((await sendRaw(at(), { headers, body })).status).toBe(403)
    expect((await sendRaw(at(), { headers: { 'content-type': 'application/json' }, body })).status).toBe(403)
  })

  it('is refused to a network that makes it too often, until an hour has passed', async () => {
    const { sendFew, readSome, read, send } = visitor()
    const body = { address: 'few@example.org' }
    await sendFew({ body })
    expect(await refusalOf(sendFew({ body }))).toMatchObject({ status: 429, codes: ['G_03'] })
    await readSome()
    await readSome()
    expect(await refusalOf(readSome())).toMatchObject({ status: 429 })
    const raw = await sendRaw(`${at()}/some`, { method: 'GET' })
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(3_000)
    // Another call, another limit.
    await read()
    await send({ body })
    clock = new Date(clock.getTime() + 3_600_000)
    await sendFew({ body })
  })

  it('may write sixty times an hour unless it says otherwise, and read as often as it likes', async () => {
    const { send, read } = visitor()
    for (let times = 0; times < 60; times++) await send({ body: { address: 'no address' } })
    expect(await refusalOf(send({ body: { address: 'no address' } }))).toMatchObject({ status: 429 })
    for (let times = 0; times < 70; times++) await read()
  })

  it('has no limit for users', async () => {
    const { sendFew } = (await test.logIn('Viewer')).callsOf(tips)
    for (let times = 0; times < 3; times++)
      expect(await sendFew({ body: { address: 'user@example.org' } })).toMatchObject({ sent: true })
  })
})

describe('a mail of a call', () => {
  it('is in the outbox as it was written, with nothing of it in a header or as markup', async () => {
    expect(await visitor().send({ body: { address: 'ada@example.org' } })).toMatchObject({ sent: true })
    expect(await newestMail()).toMatchObject({
      template: 'call:tips',
      to_address: 'ada@example.org',
      subject: 'A tip Bcc: all@example.org',
      reply_to: { address: 'desk@example.org', name: '' },
      text: expect.stringContaining(
        `Hello,\n\n<b>Read</b> this  \n\nRead:\n${test.app.config.publicURL}/news?page=2\n\n--\n`,
      ),
      html: expect.stringContaining('&lt;b&gt;Read&lt;/b&gt;'),
      secret: null,
      user_id: null,
    })
    expect((await newestMail()).to_name).not.toContain('\n')
  })

  it('is not sent to what is no address, or to two', async () => {
    const before = await newestMail()
    for (const address of ['nobody', 'a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org'])
      expect(await visitor().send({ body: { address } })).toMatchObject({ sent: false })
    expect(await newestMail()).toEqual(before)
  })

  it('is held back when visitors send an address too many', async () => {
    const { send } = visitor()
    const sent: boolean[] = []
    for (let times = 0; times < 8; times++) {
      const address = times % 2 ? 'jane@example.org' : `jane+${times}@example.org`
      sent.push((await send({ body: { address } })).sent)
    }
    expect(sent).toEqual([true, true, true, true, true, true, false, false])
    const internal = { address: 'jane@example.org', isInternal: true }
    expect(await send({ body: internal })).toMatchObject({ sent: true })
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'news'])(
    'never leads to %s',
    async path => {
      const before = await newestMail()
      expect(await refusalOf(visitor().send({ body: { address: 'a@example.org', path } }))).toMatchObject({
        status: 500,
      })
      expect(await newestMail()).toEqual(before)
    },
  )
})
