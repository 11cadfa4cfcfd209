import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { linkIn, type MailServer, openMailServer } from '../../test/mail-server.ts'
import { sendRaw } from '../../test/raw.ts'
import { unverifiedMailsPerHour } from './mail-limits.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let mailServer: MailServer
let test: TestApp
let path: string

beforeAll(async () => {
  mailServer = await openMailServer()
  test = await startTestApp({ now: () => clock, mails: { smtpURL: mailServer.url } })
  const admin = await test.as('Administrator')
  const page = await makePage(admin, {
    blocks: [{ type: 'newsletter-form', key: 'newsletter', props: {} }],
  })
  await admin.page.publish({ params: { id: page.id } })
  path = `/${page.slug}`
})
afterAll(async () => {
  await test.close()
  await mailServer.close()
})

let serial = 0
let email = ''
beforeEach(() => {
  email = `reader-${++serial}@example.org`
})

const pass = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

/** Posts the form as a page without script does, or with a key as the script adds one. */
const subscribe = async (key?: string, address = email) => {
  const { status } = await sendRaw(test.url + path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...{ form: 'newsletter', blockKey: 'newsletter', email: address, agreement: 'on' },
      ...(key !== undefined && { idempotencyKey: key }),
    }).toString(),
  })
  expect(status).toBe(303)
}
const act = (action: string, token: string) =>
  test.visitor().forms.act({ params: { form: 'newsletter', action }, body: { token } })

const mails = async (address = email) =>
  (await test.app.db.selectFrom('mail').where('to_address', '=', address).select('id').execute()).length
const state = async () =>
  (await test.app.db.selectFrom('submission').where('email', '=', email).select('state').execute()).map(
    row => row.state,
  )

/** The tokens of the mail that came last. */
const tokens = async () => {
  const mail = await mailServer.mailFor(email)
  mailServer.arrived.length = 0
  const [, address = ''] = /<(.*)>/.exec(mail.headers.get('list-unsubscribe') ?? '') ?? []
  const tokenIn = (url: URL) => url.searchParams.get('token') ?? ''
  return { confirm: tokenIn(linkIn(mail)), unsubscribe: tokenIn(new URL(address)) }
}

const leave = async () => {
  const { confirm, unsubscribe } = await tokens()
  await act('confirm', confirm)
  await act('unsubscribe', unsubscribe)
  expect(await state()).toEqual(['unsubscribed'])
}

describe('who unsubscribed and comes back', () => {
  it.each([
    ['within minutes', 0],
    ['later in the hour', 15],
  ])('%s gets the mail to confirm at once, in every round', async (_, minutes) => {
    for (let round = 1; round <= 3; round++) {
      await subscribe()
      expect(await mails()).toBe(round)
      await leave()
      pass(minutes)
    }
    await subscribe()
    const { confirm } = await tokens()
    await act('confirm', confirm)
    expect(await state()).toEqual(['subscribed'])
  })

  it('does so too when every page adds its own key', async () => {
    await subscribe('first')
    await leave()
    await subscribe('first')
    expect(await mails()).toBe(1)
    await subscribe('second')
    expect(await mails()).toBe(2)
    expect(await state()).toEqual(['pending'])
  })

  it('gets one mail for several subscriptions at once', async () => {
    await subscribe()
    await leave()
    await Promise.all([subscribe(), subscribe(), subscribe('one'), subscribe('another')])
    expect(await mails()).toBe(2)
    expect(await state()).toEqual(['pending'])
  })

  it('gets no further mail within the hour by subscribing again and again', async () => {
    await subscribe()
    await leave()
    for (const minutes of [0, 5, 10, 30]) {
      pass(minutes)
      await subscribe()
      await subscribe(crypto.randomUUID())
    }
    expect(await mails()).toBe(2)
    pass(60)
    await subscribe(crypto.randomUUID())
    expect(await mails()).toBe(3)
  })

  it('gets no further mail by links that were followed before', async () => {
    await subscribe()
    const { confirm, unsubscribe } = await tokens()
    await act('confirm', confirm)
    await act('unsubscribe', unsubscribe)
    await act('unsubscribe', unsubscribe)
    await subscribe()
    await subscribe()
    expect(await refusalOf(act('confirm', confirm))).toMatchObject({ status: 422 })
    expect(await mails()).toBe(2)
    expect(await state()).toEqual(['pending'])
  })
})

it('an address gets no more mails in all, however often it is unsubscribed in between', async () => {
  let unsubscribe = ''
  for (let round = 0; round <= unverifiedMailsPerHour; round++) {
    await subscribe()
    if (round === 0) ({ unsubscribe } = await tokens())
    await act('unsubscribe', unsubscribe)
  }
  expect(await mails()).toBe(unverifiedMailsPerHour)
  const variant = email.replace('@', '+variant@')
  await subscribe(undefined, variant)
  expect(await mails(variant)).toBe(0)
})
