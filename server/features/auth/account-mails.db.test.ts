import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { type Arrived, linkIn, type MailServer, openMailServer } from '../../test/mail-server.ts'
import { anonymousCall } from '../../test/raw.ts'
import { takeResetMailQuota } from '../accounts/reset-quotas.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let mailServer: MailServer
let test: TestApp

beforeAll(async () => {
  mailServer = await openMailServer()
  test = await startTestApp({ now: () => clock, mails: { smtpURL: mailServer.url } })
})
afterAll(async () => {
  await test.close()
  await mailServer.close()
})

const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const chosen = 'Another-Horse-10'
const tokenIn = (mail: Arrived) => linkIn(mail).pathname.split('/').at(-1) ?? ''
const forgotten = (email: string) => test.visitor().auth.forgotPassword({ body: { email } })
const reset = (token: string, password = chosen, confirm = password) =>
  test.visitor().auth.resetAccount({ body: { token, password, confirm } })
const logIn = (email: string, password: string) => test.visitor().auth.login({ body: { email, password } })

let email = ''
let serial = 0
beforeEach(async () => {
  email = `person-${++serial}@example.org`
  // Resets the quotas, which only one test is about.
  await test.app.db.deleteFrom('attempt').execute()
})

/** Creates a user with an activated account, and returns what their mails contain. */
const makeUser = async () => {
  const administrator = await test.as('Administrator')
  const { User } = await register(administrator)
  await reset(tokenIn(await newestMail()), 'First-Horse-9')
  mailServer.arrived.length = 0
  return User
}

const register = async (administrator: Awaited<ReturnType<TestApp['as']>>) => {
  const role = await test.app.db
    .selectFrom('role')
    .where('name', '=', 'Editor')
    .select('id')
    .executeTakeFirstOrThrow()
  return administrator.auth.register({ body: { name: 'Person', email, role: role.id } })
}

const newestMail = () => mailServer.mailFor(email)

describe('an invited user', () => {
  it('is inactive until they choose a password through the mailed link, and can then log in', async () => {
    const administrator = await test.as('Administrator')
    const { User } = await register(administrator)
    expect(User).toMatchObject({ email, active: false, activated: false, profile: { name: 'Person' } })
    const mail = await newestMail()
    expect(mail.recipients).toEqual([email])
    expect(mail.subject).toBe('Activate your localhost:0 account')
    expect(linkIn(mail).href).toMatch(/^http:\/\/localhost:0\/cmsadmin\/activate-account\/[\w-]{43}$/)
    expect((await refusalOf(logIn(email, chosen))).codes).toEqual(['AUTH_01'])
    await reset(tokenIn(mail))
    expect((await logIn(email, chosen)).User).toMatchObject({
      email,
      name: 'Person',
      role: { name: 'Editor' },
    })
  })

  it('has seven days, and a new link replaces the previous one', async () => {
    const administrator = await test.as('Administrator')
    const { User } = await register(administrator)
    const first = tokenIn(await newestMail())
    mailServer.arrived.length = 0
    const params = { id: User.ID }
    await administrator.auth.resendActivation({ params, body: {} })
    const second = tokenIn(await newestMail())
    await allMailsSent()
    expect((await refusalOf(reset(first))).codes).toEqual(['V_04 token'])
    wait(7 * 24 * 60)
    expect((await refusalOf(reset(second))).codes).toEqual(['V_04 token'])
    wait(-1)
    await reset(second)
    const again = await test.as('Administrator')
    expect((await refusalOf(again.auth.resendActivation({ params, body: {} }))).codes).toEqual(['V_15'])
    expect((await refusalOf(again.auth.resendActivation({ params: { id: 999 }, body: {} }))).codes).toEqual([
      'UM_02',
    ])
  })

  it('can only be invited by users who manage users, with no more permissions than these have', async () => {
    const body = { name: 'Person', email, role: 1 }
    const visitor = await refusalOf(test.visitor().auth.register({ body }))
    const editor = await refusalOf((await test.as('Editor')).auth.register({ body }))
    const manager = await refusalOf((await test.as([{ name: 'manage-users' }])).auth.register({ body }))
    expect([visitor, editor, manager].map(({ status, codes }) => [status, ...codes])).toEqual([
      [401, 'UM_01'],
      [403, 'UM_01'],
      [403, 'UM_01'],
    ])
    const made = await test.app.db.selectFrom('app_user').where('email', '=', email).selectAll().execute()
    expect(made).toEqual([])
  })

  it('is refused with all errors at once, and when the address is in use', async () => {
    const administrator = await test.as('Administrator')
    const wrong = { name: ' ', email: 'nobody', role: 0 }
    expect((await refusalOf(administrator.auth.register({ body: wrong }))).codes.toSorted()).toEqual([
      'V_01 name',
      'V_02 email',
      'V_17 role',
    ])
    const unknown = { name: 'Person', email, role: 999_999 }
    expect((await refusalOf(administrator.auth.register({ body: unknown }))).codes).toEqual(['V_18 role'])
    await register(administrator)
    email = email.toUpperCase()
    expect((await refusalOf(register(administrator))).codes).toEqual(['V_05 email'])
  })

  it('is not created when the mail cannot be written', async () => {
    const administrator = await test.as('Administrator')
    await test.app.db.schema.alterTable('mail').renameTo('mail_away').execute()
    expect(await refusalOf(register(administrator))).toMatchObject({ status: 500, codes: ['UM_09'] })
    await test.app.db.schema.alterTable('mail_away').renameTo('mail').execute()
    await register(administrator)
  })
})

describe('a user who forgot their password', () => {
  it('receives a link, chooses another password and logs in with it', async () => {
    await makeUser()
    await forgotten(email.toUpperCase())
    const mail = await newestMail()
    expect(linkIn(mail).href).toMatch(/^http:\/\/localhost:0\/cmsadmin\/reset-password\/[\w-]{43}$/)
    expect(mail.html).toContain(linkIn(mail).href)
    await reset(tokenIn(mail))
    expect((await refusalOf(logIn(email, 'First-Horse-9'))).codes).toEqual(['AUTH_01'])
    await logIn(email, chosen)
  })

  it('is notified in their language, or else that of the browser, if the site offers it', async () => {
    const { ID } = await makeUser()
    const subject = async () => {
      mailServer.arrived.length = 0
      await test.visitor().auth.forgotPassword({ body: { email } }, { headers: { 'accept-language': 'de' } })
      return (await newestMail()).subject
    }
    expect(await subject()).toBe('Wählen Sie ein neues Passwort für localhost:0')
    const prefs = JSON.stringify({ language: 'fr' })
    await test.app.db.updateTable('app_user').set({ prefs }).where('id', '=', ID).execute()
    expect(await subject()).toBe('Choisissez un nouveau mot de passe pour localhost:0')
    const { registry } = test.app
    test.app.registry = { ...registry, interfaceLanguages: ['nl', 'en'] }
    expect(await subject()).toBe('Kies een nieuw wachtwoord voor localhost:0')
    test.app.registry = registry
  })

  it('may log in again at once after a lockout', async () => {
    await makeUser()
    for (let tries = 0; tries < 6; tries++) await refusalOf(logIn(email, 'Wrong-Horse-9'))
    expect((await refusalOf(logIn(email, 'First-Horse-9'))).codes).toEqual(['AUTH_03'])
    await forgotten(email)
    await reset(tokenIn(await newestMail()))
    await logIn(email, chosen)
  })

  it('gets no mail to an address that is removed from the account at the same time', async () => {
    const { ID } = await makeUser()
    const mails = () =>
      test.app.db
        .selectFrom('mail')
        .where('user_id', '=', ID)
        .where('sent_at', 'is', null)
        .select('id')
        .execute()
    await allMailsSent()
    await test.app.db.transaction().execute(async db => {
      await db
        .updateTable('app_user')
        .set({ email: `other-${email}` })
        .where('id', '=', ID)
        .execute()
      await forgotten(email)
      await untilLockWait()
    })
    await allRequestsProcessed()
    const links = await test.app.db
      .selectFrom('token')
      .where('user_id', '=', ID)
      .where('used_at', 'is', null)
      .select('id')
      .execute()
    expect([links, await mails()]).toEqual([[], []])
  })

  it('gets no mail for a deactivated account', async () => {
    await makeUser()
    const closed = email
    await test.app.db.updateTable('app_user').set({ active: false }).where('email', '=', closed).execute()
    await forgotten(closed)
    await forgotten('nobody@example.org')
    email = `open-${email}`
    await makeUser()
    await forgotten(email)
    await newestMail()
    expect(mailServer.arrived.flatMap(mail => mail.recipients)).toEqual([email])
  })
})

describe('a repeated password reset request', () => {
  /** Sends the request from its own loopback address, which counts as a separate network. */
  const requestFrom = (from: string, name = email) =>
    anonymousCall(test.url, '/auth/forgot-password', { from, body: JSON.stringify({ email: name }) })
  const mailsTo = (name: string) =>
    test.app.db.selectFrom('mail').where('to_address', '=', name).select('id').execute()
  const auditRows = (id: number) =>
    test.app.db
      .selectFrom('audit')
      .where('action', '=', 'user.forgot-password')
      .where('object_id', '=', id)
      .select('id')
      .execute()
  const tokensOf = (id: number) =>
    test.app.db
      .selectFrom('token')
      .where('user_id', '=', id)
      .where('used_at', 'is', null)
      .select('id')
      .execute()

  it('sends three mails an hour to one account, and further requests change nothing', async () => {
    const { ID } = await makeUser()
    const before = (await mailsTo(email)).length
    const answers = new Set<string>()
    for (let network = 1; network <= 8; network++) {
      const { status, body } = await requestFrom(`127.0.1.${network}`)
      answers.add(`${status} ${body}`)
      await allRequestsProcessed()
    }
    await allMailsSent()
    expect(answers.size).toBe(1)
    expect((await mailsTo(email)).length - before).toBe(3)
    expect(await auditRows(ID)).toHaveLength(3)
    const open = await tokensOf(ID)
    expect(open).toHaveLength(1)
    const newest = mailServer.arrived.at(-1)
    if (!newest) throw new Error('no mail arrived')
    await reset(tokenIn(newest))
    wait(60)
    await requestFrom('127.0.1.9')
    await allRequestsProcessed()
    expect((await mailsTo(email)).length - before).toBe(4)
  })

  it('is processed ten times an hour for one network, for any number of accounts', async () => {
    await makeUser()
    const names = Array.from({ length: 30 }, (_, index) => `nobody-${index}@example.org`)
    const answers = await Promise.all(names.map(name => requestFrom('127.0.2.1', name)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    const [row] = await test.app.db
      .selectFrom('attempt')
      .where('key', '=', 'reset-from:127.0.2.1')
      .select('failures')
      .execute()
    expect(row?.failures).toHaveLength(10)
    const before = (await mailsTo(email)).length
    await requestFrom('127.0.2.1')
    await requestFrom('127.0.2.2', `x-${email}`)
    await allRequestsProcessed()
    expect((await mailsTo(email)).length).toBe(before)
    await requestFrom('127.0.2.2')
    await newestMail()
  })

  it('is counted correctly when two nodes process requests for one account', async () => {
    const { ID } = await makeUser()
    const allowed = await Promise.all(
      Array.from({ length: 12 }, () =>
        test.app.db.transaction().execute(db => takeResetMailQuota(db, ID, clock)),
      ),
    )
    expect(allowed.filter(Boolean)).toHaveLength(3)
  })
})

describe('the token of a link', () => {
  it('works once, even when used several times at once', async () => {
    await makeUser()
    await forgotten(email)
    const token = tokenIn(await newestMail())
    const uses = await Promise.allSettled(Array.from({ length: 20 }, () => reset(token)))
    expect(uses.filter(use => use.status === 'fulfilled')).toHaveLength(1)
    expect((await refusalOf(reset(token))).codes).toEqual(['V_04 token'])
  })

  it('is invalid after an hour, after a newer one was sent, and when damaged', async () => {
    await makeUser()
    await forgotten(email)
    const first = tokenIn(await newestMail())
    mailServer.arrived.length = 0
    await forgotten(email)
    const second = tokenIn(await newestMail())
    await allMailsSent()
    for (const token of [first, second.slice(0, -1), `${second}a`, second.toUpperCase(), '\u0000'])
      expect((await refusalOf(reset(token))).codes).toEqual(['V_04 token'])
    wait(60)
    expect((await refusalOf(reset(second))).codes).toEqual(['V_04 token'])
    wait(-1)
    await reset(second)
  })

  it('stays valid while a newer one waits for the mail server, until that is sent', async () => {
    await makeUser()
    await forgotten(email)
    const first = tokenIn(await newestMail())
    await allMailsSent()
    mailServer.arrived.length = 0
    mailServer.decide = async () => 451
    await forgotten(email)
    await eventually(async () => expect(await failures()).toEqual(['Message failed: 451 refused']))
    expect((await refusalOf(reset(first, 'short'))).codes).toEqual(['V_07 password', 'V_06 password'])
    mailServer.decide = async () => undefined
    wait(1)
    test.wakeOutbox()
    const second = tokenIn(await newestMail())
    await allMailsSent()
    expect((await refusalOf(reset(first))).codes).toEqual(['V_04 token'])
    await reset(second)
  })

  it('is not revoked by an older one that the mail server accepts first', async () => {
    await makeUser()
    mailServer.decide = async () => 451
    for (const count of [1, 2]) {
      await forgotten(email)
      await eventually(async () => expect(await waiting()).toHaveLength(count))
      await eventually(async () => expect(await failures()).toEqual(['Message failed: 451 refused']))
    }
    const [older, newer] = await waiting()
    mailServer.decide = async () => undefined
    await tryAgainAt(newer?.id ?? 0, new Date(clock.getTime() + 10 * 60_000))
    wait(1)
    test.wakeOutbox()
    await newestMail()
    await eventually(async () => expect((await waiting()).map(({ id }) => id)).not.toContain(older?.id))
    mailServer.arrived.length = 0
    wait(10)
    test.wakeOutbox()
    await reset(tokenIn(await newestMail()))
  })

  it('is not mailed after a newer one was sent', async () => {
    await makeUser()
    await allMailsSent()
    mailServer.decide = async () => 451
    for (const count of [1, 2]) {
      await forgotten(email)
      await eventually(async () => expect(await waiting()).toHaveLength(count))
      await eventually(async () => expect(await failures()).toEqual(['Message failed: 451 refused']))
    }
    const [older] = await waiting()
    mailServer.decide = async () => undefined
    await tryAgainAt(older?.id ?? 0, new Date(clock.getTime() + 10 * 60_000))
    wait(1)
    test.wakeOutbox()
    await newestMail()
    await allMailsSent()
    expect(mailServer.arrived).toHaveLength(1)
  })

  it('can be revoked while its mail is being recorded as sent, without deadlock', async () => {
    const { ID } = await makeUser()
    await forgotten(email)
    await newestMail()
    await allMailsSent()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const { promise: handedOver, resolve: handOver } = Promise.withResolvers<void>()
    mailServer.decide = () => {
      handOver()
      return promise
    }
    await forgotten(email)
    await handedOver
    await test.app.db.transaction().execute(async db => {
      await db.deleteFrom('token').where('user_id', '=', ID).execute()
      resolve(undefined)
      await untilLockWait()
      await db.deleteFrom('mail').where('user_id', '=', ID).execute()
    })
    mailServer.decide = async () => undefined
    expect(await waiting()).toEqual([])
  })

  it('can be mailed again after its mail was given up, by users who may act on the recipient, while it is valid', async () => {
    const administrator = await test.as('Administrator')
    mailServer.decide = async () => 550
    const { User } = await register(administrator)
    await eventually(async () => expect(await failures()).toEqual(['Message failed: 550 refused']))
    wait(3 * 24 * 60)
    test.wakeOutbox()
    const givenUp = () =>
      test.app.db
        .selectFrom('mail')
        .where('user_id', '=', User.ID)
        .where('given_up_at', 'is not', null)
        .select('id')
        .executeTakeFirstOrThrow()
    const params = await eventually(givenUp)
    mailServer.decide = async () => undefined
    const lesser = await test.as([{ name: 'manage-settings' }])
    expect(await refusalOf(lesser.mail.retry({ params, body: {} }))).toMatchObject({
      status: 403,
      codes: ['UM_01'],
    })
    const loggedInAgain = await test.as('Administrator')
    const markUsed = (at: Date | null) =>
      test.app.db.updateTable('token').set({ used_at: at }).where('user_id', '=', User.ID).execute()
    await markUsed(clock)
    expect((await refusalOf(loggedInAgain.mail.retry({ params, body: {} }))).codes).toEqual(['V_04'])
    await markUsed(null)
    await loggedInAgain.mail.retry({ params, body: {} })
    await reset(tokenIn(await newestMail()))
  })

  it('is not used up by a refused attempt, which reports all errors', async () => {
    await makeUser()
    await forgotten(email)
    const token = tokenIn(await newestMail())
    const refused = await refusalOf(reset(token, 'short', 'other'))
    expect(refused.codes).toEqual(['V_07 password', 'V_06 password', 'V_03 confirm'])
    expect(refused.payload.Message).toBe('Password must be longer than 8 characters')
    expect((await refusalOf(reset(token, ''))).codes).toEqual(['V_01 password', 'V_01 confirm'])
    expect((await refusalOf(reset('wrong', 'short'))).codes).toEqual([
      'V_04 token',
      'V_07 password',
      'V_06 password',
    ])
    expect((await refusalOf(reset(token, 'Welcome-2026!'))).codes).toEqual(['AUTH_06 password'])
    expect((await refusalOf(reset(token, `Person-${serial}!!!`))).codes).toEqual(['AUTH_06 password'])
    await reset(token)
  })

  it('cannot be used for another purpose', async () => {
    const user = await makeUser()
    await forgotten(email)
    const token = tokenIn(await newestMail())
    // The account was deactivated and erased in the meantime, so neither a reset nor an activation may open it.
    await test.app.db.updateTable('app_user').set({ active: false }).where('id', '=', user.ID).execute()
    expect((await refusalOf(reset(token))).codes).toEqual(['V_04 token'])
    const { active } = await test.app.db
      .selectFrom('app_user')
      .where('id', '=', user.ID)
      .select('active')
      .executeTakeFirstOrThrow()
    expect(active).toBe(false)
  })

  it('is never stored in the database, before or after the mail was sent', async () => {
    await makeUser()
    mailServer.decide = async () => 451
    await forgotten(email)
    await eventually(async () => expect(await failures()).toEqual(['Message failed: 451 refused']))
    const waiting = await everyRow()
    mailServer.decide = async () => undefined
    wait(1)
    test.wakeOutbox()
    const token = tokenIn(await newestMail())
    expect(waiting).not.toContain(token)
    await eventually(async () => expect(await failures()).toEqual(['']))
    expect(await everyRow()).not.toContain(token)
  })
})

describe('a new password', () => {
  it('returns the address to log in with', async () => {
    await makeUser()
    await forgotten(email)
    expect(await reset(tokenIn(await newestMail()))).toMatchObject({ email })
  })

  it('ends every session of the user, and nobody else’s', async () => {
    await makeUser()
    const bystander = await test.as('Editor')
    const sessions = [test.visitor(), test.visitor(), test.visitor()]
    for (const session of sessions) await session.auth.login({ body: { email, password: 'First-Horse-9' } })
    await forgotten(email)
    const body = { token: tokenIn(await newestMail()), password: chosen, confirm: chosen }
    await sessions[0]?.auth.resetAccount({ body })
    for (const session of sessions) expect((await session.auth.session({ body: {} })).User.ID).toBe(0)
    for (const session of sessions)
      expect(await refusalOf(session.users.current({}))).toMatchObject({ status: 401 })
    expect((await bystander.users.current({})).User.ID).toBeGreaterThan(0)
  })
})

describe('the links in mails', () => {
  it('start with the URL of the site, regardless of the request', async () => {
    await makeUser()
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
      'x-original-url': 'https://evil.example/',
    }
    await test.visitor().auth.forgotPassword({ body: { email } }, { headers })
    const mail = await newestMail()
    expect(linkIn(mail).origin).toBe('http://localhost:0')
    expect(mail.text + mail.html + [...mail.headers.values()].join()).not.toContain('evil')
  })

  it('are not sent for a request to another host', async () => {
    await makeUser()
    const body = JSON.stringify({ email })
    for (const host of ['evil.example', 'localhost:0@evil.example', 'evil.example:0'])
      expect(
        (await anonymousCall(test.url, '/auth/forgot-password', { headers: { host }, body })).status,
      ).toBe(421)
    await forgotten(email)
    await newestMail()
    expect(mailServer.arrived).toHaveLength(1)
  })
})

/** Waits until a transaction is blocked by a row lock of another one. */
const untilLockWait = () =>
  eventually(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      test.app.db,
    )
    expect(rows.length).toBeGreaterThan(0)
  })

const allRequestsProcessed = () =>
  eventually(async () =>
    expect(
      await test.app.db.selectFrom('job').where('kind', '=', 'password-reset').select('id').execute(),
    ).toEqual([]),
  )

/** Waits until the mail is recorded as sent, because only then does a link replace the previous one. */
const allMailsSent = () =>
  eventually(async () => {
    const rows = await test.app.db.selectFrom('mail').where('sent_at', 'is', null).select('id').execute()
    expect(rows).toEqual([])
  })

const waiting = () =>
  test.app.db
    .selectFrom('mail')
    .where('to_address', '=', email)
    .where('sent_at', 'is', null)
    .select('id')
    .orderBy('id')
    .execute()

const tryAgainAt = (id: number, at: Date) =>
  test.app.db
    .updateTable('job')
    .set({ run_at: at })
    .where('id', '=', mail =>
      mail.selectFrom('mail').where('id', '=', id).select(sql<number>`job_id`.as('id')),
    )
    .execute()

const failures = async () => {
  const mails = await test.app.db
    .selectFrom('mail')
    .where('to_address', '=', email)
    .select('failure')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return mails.map(mail => mail.failure)
}

/** The content of the whole database as text, as in a dump. */
const everyRow = async (): Promise<string> => {
  const tables = ['token', 'mail', 'job', 'audit', 'app_user', 'session', 'attempt'] as const
  const rows = await Promise.all(tables.map(table => test.app.db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows, (_key, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  )
}
