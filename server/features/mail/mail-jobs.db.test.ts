import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../kernel/db/pool.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { type Arrived, type MailServer, openMailServer } from '../../test/mail-server.ts'
import { writeMail } from './write-mail.ts'

let clock = new Date('2026-03-01T09:00:00Z')
const now = () => clock
let mailServer: MailServer
let test: TestApp

beforeAll(async () => {
  mailServer = await openMailServer()
  test = await startTestApp({ now, mails: { smtpURL: mailServer.url } })
})
afterAll(async () => {
  await test.close()
  await mailServer.close()
})

let serial = 0
let address = ''
beforeEach(() => {
  address = `reader-${++serial}@example.org`
})
afterEach(() => {
  mailServer.arrived.length = 0
  mailServer.decide = async () => undefined
})

const pass = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
  test.wakeOutbox()
}

interface Some {
  to?: { address: string; name: string }
  expiresAt?: Date
}

const write = (some: Some = {}, { app } = test) => app.db.transaction().execute(db => writeIn(db, some))

const writeIn = (db: Database, { to = { address, name: 'Reader' }, expiresAt }: Some = {}) =>
  writeMail(test.app, db, {
    template: 'reset-password',
    to,
    language: 'en',
    values: { minutes: 60 },
    link: { path: '/somewhere/', secret: `secret-of-${to.address}` },
    ...(expiresAt && { expiresAt }),
  })

const stored = () =>
  test.app.db
    .selectFrom('mail')
    .leftJoin('job', 'job.id', 'mail.job_id')
    .where('to_address', '=', address)
    .selectAll('mail')
    .select(['run_at', 'claim'])
    .executeTakeFirstOrThrow()

const emailJobs = () => test.app.db.selectFrom('job').where('kind', '=', 'email').select('id').execute()

/** Refuses the next mail, and resolves when the sender has recorded that. */
const refused = async (attempts: number, code = 451) => {
  mailServer.decide = async () => code
  await eventually(async () => expect(await stored()).toMatchObject({ attempts, claim: null }))
}

describe('a mail', () => {
  it('is sent when its transaction is committed, and not when it is rolled back', async () => {
    const rolledBack = test.app.db.transaction().execute(async db => {
      await writeIn(db, { to: { address: 'nobody@example.org', name: '' } })
      throw new Error('changed its mind')
    })
    await expect(rolledBack).rejects.toThrow('changed its mind')
    await test.app.db.transaction().execute(db => writeIn(db))
    const mail = await mailServer.mailFor(address)
    expect(mail.text).toContain(`http://localhost:0/somewhere/secret-of-${address}`)
    expect(mailServer.arrived).toHaveLength(1)
    await eventually(async () => expect(await stored()).toMatchObject({ secret: null, sent_at: clock }))
  })

  it('has a sender, is marked as automatic, and contains text and HTML', async () => {
    await write()
    const mail = await mailServer.mailFor(address)
    expect(mail.from).toBe('noreply@localhost')
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail.headers.get('message-id')).toMatch(/^<[\w-]{36}@localhost>$/)
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Hello Reader,')
      expect(part).toContain('works once and expires in 60 minutes')
      expect(part).toContain(`http://localhost:0/somewhere/secret-of-${address}`)
    }
    expect(mail.html).toContain('<html lang="en">')
  })

  it('is retried with increasing delays under the same id until it is accepted, and arrives once', async () => {
    const seen: Arrived[] = []
    mailServer.decide = async mail => {
      seen.push(mail)
      return seen.length < 4 ? 451 : undefined
    }
    await write()
    for (const [attempts, seconds] of [
      [1, 15],
      [2, 30],
      [3, 60],
    ] as const) {
      await eventually(async () => expect(await stored()).toMatchObject({ attempts, claim: null }))
      expect(await stored()).toMatchObject({
        run_at: new Date(clock.getTime() + seconds * 1000),
        failure: 'Message failed: 451 refused',
      })
      pass(seconds / 60)
    }
    await mailServer.mailFor(address)
    expect(
      new Set(seen.map(({ headers }) => `${headers.get('message-id')} ${headers.get('date')}`)).size,
    ).toBe(1)
    expect(mailServer.arrived).toHaveLength(1)
  })

  it('waits while there is no mail server', async () => {
    const away = await openMailServer()
    const other = await startTestApp({ now, mails: { smtpURL: away.url } })
    await away.close()
    await write({}, other)
    const row = () => other.app.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow()
    await eventually(async () => expect((await row()).failure).toContain('ECONNREFUSED'))
    expect(await row()).toMatchObject({ sent_at: null, given_up_at: null })
    await other.close()
  })

  it('is given up after three days, stays visible, and can be retried', async () => {
    const settings = await test.as([{ name: 'manage-settings' }])
    mailServer.decide = async () => 550
    await write()
    await refused(1, 550)
    pass(3 * 24 * 60)
    await eventually(async () => expect((await stored()).given_up_at).toEqual(clock))
    const later = await test.as([{ name: 'manage-settings' }, { name: 'view-submissions' }])
    const list = await later.mail.list({ body: { searchTerm: address } })
    expect(list.data.items).toMatchObject([{ state: 'given-up', failure: 'Message failed: 550 refused' }])
    expect(await refusalOf(settings.mail.list({ body: {} }))).toMatchObject({ status: 401 })
    mailServer.decide = async () => undefined
    const params = { id: list.data.items[0]?.id ?? 0 }
    expect((await refusalOf(later.mail.retry({ params, body: {} }))).codes).toEqual(['V_04'])
    const { id: userID } = await test.app.db.selectFrom('app_user').select('id').executeTakeFirstOrThrow()
    await test.app.db
      .insertInto('token')
      .values({
        hash: Buffer.from('hash'),
        user_id: userID,
        purpose: 'reset',
        expires_at: new Date(clock.getTime() + 60_000),
        mail_id: params.id,
      })
      .execute()
    const retries = await Promise.all([1, 2].map(() => later.mail.retry({ params, body: {} })))
    expect(retries.map(({ mail }) => mail.state)).toEqual(['waiting', 'waiting'])
    await mailServer.mailFor(address)
    await eventually(async () => expect(await emailJobs()).toEqual([]))
    expect(mailServer.arrived).toHaveLength(1)
  })

  it('is given up for good when its link has expired', async () => {
    mailServer.decide = async () => 451
    await write({ expiresAt: new Date(clock.getTime() + 60 * 60_000) })
    await refused(1)
    pass(60)
    await eventually(async () => expect((await stored()).given_up_at).toEqual(clock))
    expect(await stored()).toMatchObject({ attempts: 1, run_at: null })
    const settings = await test.as([{ name: 'manage-settings' }])
    const params = { id: (await stored()).id }
    expect((await refusalOf(settings.mail.retry({ params, body: {} }))).codes).toEqual(['V_04'])
  })

  it('is sent later when three processes have ended while they sent it', async () => {
    const left = await startTestApp({ now })
    await write({}, left)
    await left.app.db.updateTable('mail').set({ attempts: 3 }).execute()
    await left.app.db
      .updateTable('job')
      .set({ deaths: 2, claim: crypto.randomUUID(), leased_until: new Date(0) })
      .execute()
    const next = await startTestApp({ beside: left, now, mails: { smtpURL: mailServer.url } })
    const row = () => left.app.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow()
    await eventually(async () =>
      expect(await row()).toMatchObject({
        given_up_at: null,
        failure: expect.stringMatching(/^3 processes/),
      }),
    )
    expect(mailServer.arrived).toEqual([])
    pass(1)
    next.wakeOutbox()
    await eventually(async () => expect(await row()).toMatchObject({ sent_at: clock, attempts: 4 }))
    expect(mailServer.arrived).toHaveLength(1)
    await next.close()
    await left.close()
  })

  it('takes its job with it when it is deleted, unless that is being run', async () => {
    const kept = await startTestApp({ now })
    const { db } = kept.app
    await write({}, kept)
    await write({}, kept)
    const [running] = await db.selectFrom('job').select('id').execute()
    await db
      .updateTable('job')
      .set({ claim: crypto.randomUUID(), leased_until: clock })
      .where('id', '=', running?.id ?? 0)
      .execute()
    await db.deleteFrom('mail').execute()
    expect(await db.selectFrom('job').select('id').execute()).toEqual([running])
    await kept.close()
  })

  it('leaves what the mail server answered to its own row', async () => {
    mailServer.decide = async () => 451
    await write()
    await refused(1)
    const { failure } = await test.app.db
      .selectFrom('job')
      .innerJoin('mail', 'mail.job_id', 'job.id')
      .where('to_address', '=', address)
      .select('job.failure')
      .executeTakeFirstOrThrow()
    expect(failure).toBe('The mail server did not accept an email')
    await test.app.db.deleteFrom('mail').where('to_address', '=', address).execute()
  })

  it('does not block others when the mail server is slow', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const slow = address
    mailServer.decide = mail => (mail.recipients.includes(slow) ? promise : Promise.resolve(undefined))
    await write()
    await write({ to: { address: `quick-${slow}`, name: '' } })
    await mailServer.mailFor(`quick-${slow}`)
    expect(mailServer.arrived).toHaveLength(1)
    resolve(undefined)
    await mailServer.mailFor(slow)
  })

  it('cannot be manipulated by a name, an address or a value in it', async () => {
    const other = `other-${address}`
    await write({ to: { address: other, name: 'Eve\r\nBcc: bob@example.org\r\n\r\nHello' } })
    const { recipients, headers } = await mailServer.mailFor(other)
    expect(recipients).toEqual([other])
    expect([...headers.keys()]).not.toContain('bcc')
    await write({ to: { address, name: 'Eve <img src=x> \u202e {token}' } })
    const mail = await mailServer.mailFor(address)
    expect(mail.html).toContain('&lt;img src=x&gt;')
    expect(mail.text.split(`secret-of-${address}`)).toHaveLength(2)
    expect(mail.text).not.toContain('\u202e')
    const manipulated = [
      'a@b.org\r\nBcc: x@y.org',
      '"x@evil.org x"@b.org',
      'a@b.org, x@y.org',
      'G: a@b.org;',
      `${'a'.repeat(10_000)}@b.org`,
    ]
    for (const to of manipulated)
      await expect(write({ to: { address: to, name: '' } })).rejects.toThrow(
        /invalidEmail|singleLineOnly|tooLong|required/,
      )
  })

  it('leaves out a name that looks like a link', async () => {
    await write({ to: { address, name: 'https://evil.example' } })
    expect((await mailServer.mailFor(address)).text).toMatch(/^Hello,\s/)
  })
})

describe('several nodes', () => {
  it('send each mail once, by one of them', async () => {
    const others = await Promise.all(
      [1, 2].map(() => startTestApp({ beside: test, now, mails: { smtpURL: mailServer.url } })),
    )
    const addresses = Array.from({ length: 40 }, (_, index) => `many-${index}@example.org`)
    await Promise.all(addresses.map(to => write({ to: { address: to, name: '' } })))
    await Promise.all(addresses.map(to => mailServer.mailFor(to)))
    expect(mailServer.arrived.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
      addresses.toSorted(),
    )
    for (const other of others) await other.close()
  })

  it('continue the mails of a node that was killed', async () => {
    const left = await startTestApp({ now })
    await write({}, left)
    await left.app.db.updateTable('mail').set({ attempts: 1 }).execute()
    await left.app.db
      .updateTable('job')
      .set({ attempts: 1, claim: crypto.randomUUID(), leased_until: new Date(0) })
      .execute()
    const next = await startTestApp({ beside: left, now, mails: { smtpURL: mailServer.url } })
    expect((await mailServer.mailFor(address)).recipients).toEqual([address])
    await next.close()
    await left.close()
  })
})
