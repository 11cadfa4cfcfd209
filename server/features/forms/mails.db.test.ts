import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { linkIn, type MailServer, openMailServer } from '../../test/mail-server.ts'
import { sendRaw } from '../../test/raw.ts'
import { deleteExpiredSubmissions } from './retention.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let mailServer: MailServer
let test: TestApp
let admin: Client
let path: string

beforeAll(async () => {
  mailServer = await openMailServer()
  test = await startTestApp({ now: () => clock, mails: { smtpURL: mailServer.url } })
  admin = await test.as('Administrator')
  const page = await makePage(admin, {
    blocks: [
      { type: 'newsletter-form', key: 'newsletter', props: {} },
      { type: 'survey-form', key: 'survey', props: {} },
      { type: 'registration-form', key: 'registration', props: {} },
    ],
  })
  await admin.page.publish({ params: { id: page.id } })
  path = `/${page.slug}`
})
afterAll(async () => {
  await test.close()
  await mailServer.close()
})

const post = (fields: Record<string, string>, at = path) =>
  sendRaw(test.url + at, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
const signUp = (email: string) => post({ form: 'newsletter', blockKey: 'newsletter', email, agreement: 'on' })
const stateOf = async (email: string) =>
  (await test.app.db.selectFrom('submission').where('email', '=', email).select('state').execute()).map(
    ({ state }) => state,
  )

it('a newsletter is confirmed by the link of its mail, and left with one click of a mail program', async () => {
  await signUp('jane@example.org')
  const mail = await mailServer.mailFor('jane@example.org')
  const { pathname, searchParams, search } = linkIn(mail)
  expect(pathname).toBe(path)
  await test.read(pathname + search)
  expect(await stateOf('jane@example.org')).toEqual(['pending'])
  const token = searchParams.get('token') ?? ''
  expect(JSON.stringify(await test.app.db.selectFrom('mail').selectAll().execute())).not.toContain(token)
  const fields = { form: 'newsletter', blockKey: 'newsletter', action: 'confirm', token }
  expect((await post(fields)).status).toBe(303)
  expect(await stateOf('jane@example.org')).toEqual(['subscribed'])

  expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, address = ''] = /<(.*)>/.exec(mail.headers.get('list-unsubscribe') ?? '') ?? []
  const unsubscribe = new URL(address)
  expect(unsubscribe.searchParams.get('action')).toBe('unsubscribe')
  const answer = await post({ 'List-Unsubscribe': 'One-Click' }, unsubscribe.pathname + unsubscribe.search)
  expect(answer).toMatchObject({ status: 200, body: '' })
  expect(await stateOf('jane@example.org')).toEqual(['unsubscribed'])
  const body = { token: unsubscribe.searchParams.get('token') ?? '' }
  const params = { form: 'newsletter', action: 'unsubscribe' }
  expect(await test.visitor().forms.act({ params, body })).toMatchObject({ state: 'unsubscribed' })
  const refused = test.visitor().forms.act({ params: { ...params, action: 'confirm' }, body })
  expect(await refusalOf(refused)).toMatchObject({ status: 422, codes: ['V_04 token'] })
})

it('a link from before an address was unsubscribed does not confirm it again', async () => {
  await signUp('nora@example.org')
  const mail = await mailServer.mailFor('nora@example.org')
  const token = linkIn(mail).searchParams.get('token') ?? ''
  const fields = { form: 'newsletter', blockKey: 'newsletter', action: 'confirm', token }
  expect((await post(fields)).status).toBe(303)
  const [, address = ''] = /<(.*)>/.exec(mail.headers.get('list-unsubscribe') ?? '') ?? []
  const unsubscribe = new URL(address)
  await post({ 'List-Unsubscribe': 'One-Click' }, unsubscribe.pathname + unsubscribe.search)

  const again = { email: 'nora@example.org', agreement: 'on', idempotencyKey: 'somebody-else' }
  await post({ form: 'newsletter', blockKey: 'newsletter', ...again })
  expect((await post(fields)).status).toBe(422)
  expect(await stateOf('nora@example.org')).toEqual(['pending'])
})

it('an address is confirmed where it signs up again after the first page has gone', async () => {
  await signUp('again@example.org')
  await mailServer.mailFor('again@example.org')
  await test.app.db.deleteFrom('mail').where('to_address', '=', 'again@example.org').execute()
  await test.app.db
    .updateTable('submission')
    .set({ page_id: null })
    .where('email', '=', 'again@example.org')
    .execute()
  clock = new Date(clock.getTime() + 2 * 3_600_000)
  await signUp('again@example.org')
  const { text } = await test.app.db
    .selectFrom('mail')
    .where('to_address', '=', 'again@example.org')
    .select('text')
    .executeTakeFirstOrThrow()
  expect(text).toContain(`${path}?form=newsletter&block=newsletter&action=confirm&token=`)
})

it('a mail program unsubscribes with multipart data too, also after the page has gone', async () => {
  await signUp('moved@example.org')
  const mail = await mailServer.mailFor('moved@example.org')
  const [, address = ''] = /<(.*)>/.exec(mail.headers.get('list-unsubscribe') ?? '') ?? []
  const { search } = new URL(address)
  const send = (name: string) =>
    sendRaw(`${test.url}/no-page-any-more${search}`, {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nOne-Click\r\n--b--\r\n`,
    })
  expect((await send('something')).status).toBe(404)
  expect(await stateOf('moved@example.org')).toEqual(['pending'])
  expect((await send('List-Unsubscribe')).status).toBe(200)
  expect(await stateOf('moved@example.org')).toEqual(['unsubscribed'])
})

it('a value of a visitor adds neither recipients nor headers to a mail', async () => {
  const name = 'Jane\r\nBcc: evil@example.org\u2028X: y'
  const refused = await post({
    form: 'survey',
    blockKey: 'survey',
    name,
    email: 'j@example.org',
    agreement: 'on',
  })
  expect(refused.status).toBe(422)
  const message = '<b>{token}</b> http://evil.example\r\n.\r\nBcc: evil@example.org'
  const fields = { form: 'survey', blockKey: 'survey', name: '"Jane" <evil@example.org>', message }
  expect((await post({ ...fields, email: 'j@example.org', agreement: 'on' })).status).toBe(303)
  const mail = await mailServer.mailFor('office@som.test')
  expect(mail.recipients).toEqual(['office@som.test'])
  expect(mail.headers.get('reply-to')).toMatch(/<j@example\.org>$/)
  expect([...mail.headers.keys()]).not.toContain('bcc')
  expect(mail.html).toContain('&lt;b&gt;')
})

it('mails with attachments wait for a mail server that is away for an hour, and none is lost', async () => {
  const away = 451
  mailServer.decide = async () => away
  const addresses = Array.from({ length: 5 }, (_, number) => `guest-${number}@example.org`)
  for (const email of addresses)
    expect(
      (await post({ form: 'registration', blockKey: 'registration', date: 'today', email })).status,
    ).toBe(303)
  await eventually(async () => {
    const waiting = await test.app.db
      .selectFrom('mail')
      // Attempts are counted when they begin.
      .where('failure', 'is not', null)
      .where('sent_at', 'is', null)
      .select('id')
      .execute()
    expect(waiting).toHaveLength(addresses.length)
  })
  mailServer.decide = async () => undefined
  clock = new Date(clock.getTime() + 3_600_000)
  test.wakeOutbox()
  for (const email of addresses) {
    const mail = await mailServer.mailFor(email)
    expect(mail.subject).toBe('You are registered')
    expect(mail.headers.get('content-type')).toMatch(/^multipart\/mixed/)
  }
  expect(mailServer.arrived.filter(({ subject }) => subject === 'You are registered')).toHaveLength(
    addresses.length,
  )
})

it('each mail is sent once after the mail server was stopped and started', async () => {
  const { port } = new URL(mailServer.url)
  await mailServer.close()
  const addresses = Array.from({ length: 5 }, (_, number) => `outage-${number}@example.org`)
  for (const email of addresses)
    expect(
      (await post({ form: 'registration', blockKey: 'registration', date: 'later', email })).status,
    ).toBe(303)
  const unsent = () =>
    test.app.db
      .selectFrom('mail')
      .where('to_address', 'in', addresses)
      .where('sent_at', 'is', null)
      .select('failure')
      .execute()
  await eventually(async () => {
    const mails = await unsent()
    expect(mails).toHaveLength(addresses.length)
    expect(mails.some(({ failure }) => failure !== null)).toBe(true)
  })
  mailServer = await openMailServer(Number(port))
  clock = new Date(clock.getTime() + 3_600_000)
  await eventually(async () => {
    // An attempt that was under way fails after the clock was changed, and then waits for the next one.
    clock = new Date(clock.getTime() + 60_000)
    test.wakeOutbox()
    expect(await unsent()).toEqual([])
  })
  expect(mailServer.arrived.flatMap(({ recipients }) => recipients).toSorted()).toEqual(addresses)
})

it('a mail about a submission is read only with the permission for submissions', async () => {
  const { id } = await test.app.db
    .selectFrom('mail')
    .where('submission_id', 'is not', null)
    .select('id')
    .executeTakeFirstOrThrow()
  const lesser = await test.as([{ name: 'manage-settings' }])
  expect(await refusalOf(lesser.mail.get({ params: { id } }))).toMatchObject({ status: 403 })
  const reader = await test.as('Administrator')
  expect((await reader.mail.get({ params: { id } })).mail.text).not.toMatch(/token=[\w-]{43}/)
})

it('a submission is deleted when its time is over, with its mails and what only it was asked', async () => {
  await signUp('never@example.org')
  clock = new Date(clock.getTime() + 6 * 86_400_000)
  await deleteExpiredSubmissions(test.app)
  expect(await stateOf('never@example.org')).toEqual(['pending'])
  clock = new Date(clock.getTime() + 2 * 86_400_000)
  await deleteExpiredSubmissions(test.app)
  expect(await stateOf('never@example.org')).toEqual([])
  expect(await stateOf('jane@example.org')).toEqual(['unsubscribed'])
  clock = new Date(clock.getTime() + 30 * 86_400_000)
  await deleteExpiredSubmissions(test.app)
  const forms = await test.app.db.selectFrom('form_wording').select('form').orderBy('form').execute()
  expect(forms.map(({ form }) => form)).toEqual(['newsletter', 'registration'])
})
