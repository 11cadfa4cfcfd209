import type { Client } from '@ximblox/contract/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { linkIn, type MailServer, openMailServer } from '../../test/mail-server.ts'
import { seatOffice } from '../../test/seat-form.ts'
import { replaceGathered } from './gather-store.ts'

const minute = 60_000
let clock = new Date('2026-03-01T09:00:00Z')
let mailServer: MailServer
let test: TestApp
let other: TestApp

beforeAll(async () => {
  mailServer = await openMailServer()
  const options = { now: () => clock, mails: { smtpURL: mailServer.url } }
  test = await startTestApp(options)
  other = await startTestApp({ ...options, beside: test })
  const admin = await test.as('Administrator')
  const page = await makePage(admin, { blocks: [{ type: 'seats-form', key: 'seats', props: {} }] })
  await admin.page.publish({ params: { id: page.id } })
})
afterAll(async () => {
  await other.close()
  await test.close()
  await mailServer.close()
})
beforeEach(() => later(60))

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * minute)
}

let serial = 0
/** Each is a notice to the office, because it needs no confirmation. */
const send = (client: Client) =>
  client.forms.submit({
    params: { form: 'seats' },
    body: { date: `day-${++serial}`, email: `guest-${serial}@example.org`, seats: 1 },
  })
const arrived = () => mailServer.arrived.filter(({ recipients }) => recipients.includes(seatOffice))
/** The gathered mails that are not sent yet. */
const waiting = () =>
  test.app.db
    .selectFrom('mail')
    .where('to_address', '=', seatOffice)
    .where('subject', 'like', '% more')
    .where('sent_at', 'is', null)
    .select(['id', 'subject'])
    .execute()

it('the first of several mails is sent at once, and the others in one mail ten minutes later', async () => {
  const before = arrived().length
  const client = await test.as('Administrator')
  for (let number = 0; number < 4; number++) await send(client)
  await eventually(() => expect(arrived()).toHaveLength(before + 1))
  expect(arrived().at(-1)?.subject).toBe(`Seats for guest-${serial - 3}@example.org`)
  expect((await waiting()).map(({ subject }) => subject)).toEqual(['3 more'])

  later(9.9)
  test.wakeOutbox()
  await send(await test.as('Administrator'))
  expect((await waiting()).map(({ subject }) => subject)).toEqual(['4 more'])
  later(0.1)
  await eventually(() => {
    for (const app of [test, other]) app.wakeOutbox()
    expect(arrived()).toHaveLength(before + 2)
  })
  const mail = arrived().at(-1)
  expect(mail?.subject).toBe('4 more')
  expect(mail?.text.match(/Seats on day-\d+/g)).toEqual(
    [3, 2, 1, 0].map(back => `Seats on day-${serial - back}`),
  )
  expect(mail && linkIn(mail).pathname).toBe('/cmsadmin/submissions')

  await send(await test.as('Administrator'))
  expect((await waiting()).map(({ subject }) => subject)).toEqual(['1 more'])
  later(30)
  await eventually(async () => {
    test.wakeOutbox()
    expect(await waiting()).toEqual([])
  })
  await send(await test.as('Administrator'))
  await eventually(() => expect(arrived().at(-1)?.subject).toBe(`Seats for guest-${serial}@example.org`))
})

it('two nodes gather into one mail, which neither a restart nor an erased sender loses', async () => {
  const before = arrived().length
  const clients = await Promise.all([test.as('Administrator'), other.as('Administrator')])
  await Promise.all(Array.from({ length: 10 }, (_, number) => send(clients[number % 2] ?? test.visitor())))
  await eventually(() => expect(arrived()).toHaveLength(before + 1))
  expect((await waiting()).map(({ subject }) => subject)).toEqual(['9 more'])
  await test.app.db.deleteFrom('submission').execute()
  await test.stopOutbox()
  later(10)
  await eventually(() => {
    other.wakeOutbox()
    expect(arrived()).toHaveLength(before + 2)
  })
  expect(arrived().at(-1)?.subject).toBe('9 more')
  expect(arrived().at(-1)?.text).not.toContain('guest-')
})

it('a line that comes while its mail is sent goes into the next one', async () => {
  const before = arrived().length
  const client = await other.as('Administrator')
  for (let number = 0; number < 2; number++) await send(client)
  await eventually(() => expect(arrived()).toHaveLength(before + 1))
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  mailServer.decide = () => {
    begin()
    return held
  }
  later(10)
  other.wakeOutbox()
  await begun
  await send(await other.as('Administrator'))
  expect((await waiting()).map(({ subject }) => subject)).toEqual(['1 more', '1 more'])
  letGo(undefined)
  mailServer.decide = async () => undefined
  await eventually(() => expect(arrived()).toHaveLength(before + 2))
  later(10)
  await eventually(() => {
    other.wakeOutbox()
    expect(arrived()).toHaveLength(before + 3)
  })
  const texts = arrived()
    .slice(-2)
    .map(({ text }) => text)
  expect(texts.map(text => text.match(/Seats on day-\d+/g))).toEqual([
    [`Seats on day-${serial - 1}`],
    [`Seats on day-${serial}`],
  ])
})

it('a line that is written while a node begins to send is in the mail', async () => {
  const before = arrived().length
  const client = await other.as('Administrator')
  for (let number = 0; number < 2; number++) await send(client)
  await eventually(() => expect(arrived()).toHaveLength(before + 1))
  const [gathered] = await waiting()
  await test.app.db.transaction().execute(async db => {
    const content = await db
      .selectFrom('mail')
      .where('id', '=', gathered?.id ?? 0)
      .select(['html', 'text'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    later(10)
    other.wakeOutbox()
    await eventually(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        test.app.db,
      )
      expect(rows).not.toEqual([])
    })
    await replaceGathered(db, gathered?.id ?? 0, { ...content, subject: '2 more', lines: ['a', 'b'] })
  })
  await eventually(() => expect(arrived()).toHaveLength(before + 2))
  expect(arrived().at(-1)?.subject).toBe('2 more')
})
