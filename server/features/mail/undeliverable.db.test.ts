import type { Client } from '@ximblox/contract/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { writeSiteMail } from './write-site-mail.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let mailServer: MailServer
let test: TestApp
let admin: Client
let role: number

beforeAll(async () => {
  mailServer = await openMailServer()
  test = await startTestApp({ now: () => clock, mails: { smtpURL: mailServer.url } })
  admin = await test.as('Administrator')
  role = (await admin.users.current({})).User.role.ID
  const page = await makePage(admin, {
    blocks: [{ type: 'newsletter-form', key: 'newsletter', props: {} }],
  })
  await admin.page.publish({ params: { id: page.id } })
})
afterAll(async () => {
  await test.close()
  await mailServer.close()
})

let serial = 0
let address = ''
beforeEach(() => {
  address = `lost-${++serial}@example.org`
})
afterEach(() => {
  mailServer.arrived.length = 0
  mailServer.decideRecipient = () => undefined
})

const answer = '550 5.1.1 No such user'
const refuse = (reply = answer) => {
  mailServer.decideRecipient = recipient => (recipient === address ? reply : undefined)
}
const pass = async (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
  test.wakeOutbox()
  // The session may have ended.
  admin = await test.as('Administrator')
}
const write = (to = address) =>
  test.app.db.transaction().execute(db =>
    writeSiteMail(test.app, db, {
      ...{ template: 'note', to: { address: to, name: '' }, language: 'en', subject: 'Note' },
      ...{ before: ['Hello'], after: [], attachments: [] },
    }),
  )
const subscribe = () =>
  test.visitor().forms.submit({ params: { form: 'newsletter' }, body: { email: address, agreement: true } })
const invite = () =>
  admin.users.create({ body: { email: address, role, profile: { name: 'Lost', jobTitle: '' } } })

const mails = async () =>
  (await admin.mail.list({ body: { searchTerm: address } })).data.items.filter(({ to }) => to === address)
/** Waits until the newest mail to the address has a state. */
const mailIn = (state: string, attempts = 1) =>
  eventually(async () => {
    const [mail] = await mails()
    expect(mail).toMatchObject({ state, attempts })
    if (!mail) throw new Error('there is no mail')
    return mail
  })
const submission = async () =>
  (await admin.forms.submissions({ query: { form: 'newsletter' } })).data.items.find(
    ({ email }) => email === address,
  )
const user = async () => (await admin.users.list({})).data.find(({ email }) => email === address)

describe('a mail whose recipient the mail server refuses for good', () => {
  it('is not tried again, and says what the server answered', async () => {
    refuse()
    await write()
    expect(await mailIn('undeliverable')).toMatchObject({ failure: answer, nextAt: null })
    await pass(4 * 24 * 60)
    await write(`other-${address}`)
    await mailServer.mailFor(`other-${address}`)
    await mailIn('undeliverable')
  })

  it.each([
    ['has other reasons', '554 5.7.1 Relay access denied'],
    ['is temporary', '451 4.7.1 Greylisted'],
  ])('is tried again when the refusal %s', async (_, reply) => {
    refuse(reply)
    await write()
    const { failure, nextAt } = await eventually(async () => {
      const mail = await mailIn('waiting')
      expect(mail.failure).not.toBe('')
      return mail
    })
    expect(failure).toContain(reply)
    expect(nextAt).toBe(new Date(clock.getTime() + 15_000).toISOString())
    mailServer.decideRecipient = () => undefined
    await pass(1)
    await mailServer.mailFor(address)
  })

  it('can be sent again', async () => {
    refuse()
    await write()
    const { id } = await mailIn('undeliverable')
    expect((await admin.mail.retry({ params: { id }, body: {} })).mail.state).toBe('waiting')
    await mailIn('undeliverable', 2)
    mailServer.decideRecipient = () => undefined
    await admin.mail.retry({ params: { id }, body: {} })
    await mailServer.mailFor(address)
    expect(await mailIn('sent', 3)).toMatchObject({ failure: '' })
  })

  it('does not show what the server answered to those who may not see visitors', async () => {
    refuse(`550 5.1.1 <${address}> is unknown`)
    await write()
    const { id } = await mailIn('undeliverable')
    const settings = await test.as([{ name: 'manage-settings' }])
    const { items } = (await settings.mail.list({ body: {} })).data
    expect(items.find(mail => mail.id === id)).toMatchObject({
      ...{ hidden: true, to: '', failure: '', state: 'undeliverable' },
    })
  })
})

describe('an address whose mails come back', () => {
  it('is marked at the submission and in the list, until a mail arrives', async () => {
    await subscribe()
    await mailIn('sent')
    expect(await submission()).toMatchObject({ email: address, undeliverable: null })
    await pass(1)
    refuse()
    await write()
    await mailIn('undeliverable')
    const mark = { since: clock.toISOString(), reason: answer }
    const row = await submission()
    expect(row).toMatchObject({ undeliverable: mark })
    const one = await admin.forms.get({ params: { id: row?.id ?? 0 } })
    expect(one.submission).toMatchObject({ undeliverable: mark })

    // A mail to a marked address is tried like any other.
    await pass(61)
    mailServer.decideRecipient = () => undefined
    await subscribe()
    await mailServer.mailFor(address)
    await eventually(async () => expect(await submission()).toMatchObject({ undeliverable: null }))
  })

  it('is marked by what was refused last, whatever mail it was', async () => {
    await subscribe()
    await mailIn('sent')
    for (const reply of [answer, '550 5.2.1 Disabled']) {
      await pass(1)
      refuse(reply)
      await write()
      await mailIn('undeliverable')
    }
    expect(await submission()).toMatchObject({
      undeliverable: { since: clock.toISOString(), reason: '550 5.2.1 Disabled' },
    })
  })

  it('stays marked while a mail is deferred, and others are not', async () => {
    refuse()
    await subscribe()
    await mailIn('undeliverable')
    await pass(1)
    refuse('451 4.3.0 Later')
    await write()
    await mailIn('waiting')
    expect(await submission()).toMatchObject({ undeliverable: { reason: answer } })
    const marked = (await admin.forms.submissions({ query: { form: 'newsletter' } })).data.items.filter(
      ({ undeliverable }) => undeliverable !== null,
    )
    expect(marked.every(({ email }) => email.startsWith('lost-'))).toBe(true)
  })

  it('is marked at the invitation, until it is corrected', async () => {
    refuse()
    const { User } = await invite()
    await mailIn('undeliverable')
    expect(await user()).toMatchObject({
      ...{ active: false, activated: false },
      undeliverable: { since: clock.toISOString(), reason: answer },
    })
    const email = `right-${address}`
    await admin.users.update({ params: { id: User.ID }, body: { email } })
    expect((await mailServer.mailFor(email)).recipients).toEqual([email])
    address = email
    expect(await user()).toMatchObject({ undeliverable: null })
  })

  it('is marked at the invitation, until a new link arrives', async () => {
    refuse()
    const { User } = await invite()
    await mailIn('undeliverable')
    await pass(1)
    mailServer.decideRecipient = () => undefined
    await admin.auth.resendActivation({ params: { id: User.ID } })
    await mailServer.mailFor(address)
    await eventually(async () => expect(await user()).toMatchObject({ undeliverable: null }))
  })
})
