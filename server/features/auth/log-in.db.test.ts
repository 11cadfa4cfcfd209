import { hash } from '@node-rs/argon2'
import { createClient } from '@ximblox/contract/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { password, startTestApp, type TestApp } from '../../test/app.ts'
import { anonymousCall, type Received } from '../../test/raw.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let test: TestApp

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.app.db.deleteFrom('attempt').execute()
})

const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const email = 'administrator@example.org'
const wrong = 'Wrong-Horse-9'

interface Attempt {
  name?: string
  secret?: string
  from?: string
  headers?: Record<string, string>
}

/** A raw login request from its own loopback address. */
const attempt = ({ name = email, secret = wrong, from, headers = {} }: Attempt = {}) =>
  anonymousCall(test.url, '/auth/login', {
    headers,
    body: JSON.stringify({ email: name, password: secret }),
    ...(from && { from }),
  })
const codeOf = ({ body }: Received): string => JSON.parse(body).Errors[0]?.code ?? 'Success'
const count = (answers: Received[], code: string) => answers.filter(answer => codeOf(answer) === code).length

describe('a login with a wrong password', () => {
  it('is checked at most five times in ten minutes, even when simultaneous or in different spellings', async () => {
    const spellings = [email, email.toUpperCase(), ` ${email} `, 'Administrator@Example.org', `\t${email}`]
    const tries = Array.from({ length: 100 }, (_, index) =>
      attempt({
        name: spellings[index % spellings.length] ?? email,
        secret: `Wrong-Horse-${index}`,
        headers: {
          'x-forwarded-for': `203.0.113.${index}`,
          forwarded: `for=203.0.113.${index}`,
          'x-real-ip': `203.0.113.${index}`,
          'user-agent': `Agent ${index}`,
          'accept-language': index % 2 ? 'nl' : 'de',
        },
      }),
    )
    const answers = await Promise.all(tries)
    expect(count(answers, 'AUTH_01')).toBe(5)
    expect(count(answers, 'AUTH_03')).toBe(95)
    const refused = answers.find(answer => codeOf(answer) === 'AUTH_03')
    expect([refused?.status, refused?.headers['retry-after']]).toEqual([429, '600'])

    expect(codeOf(await attempt({ secret: password }))).toBe('AUTH_03')
    wait(9.9)
    expect(codeOf(await attempt({ secret: password }))).toBe('AUTH_03')
    wait(0.1)
    expect(codeOf(await attempt({ secret: password }))).toBe('Success')
  })

  it('does not lock other networks or open sessions', async () => {
    const open = createClient({ baseURL: test.url, cookies: true })
    await open.auth.login({ body: { email, password } })
    for (let tries = 0; tries < 20; tries++) await attempt({ from: '127.0.0.2' })
    expect(codeOf(await attempt({ from: '127.0.0.2', secret: password }))).toBe('AUTH_03')
    expect(codeOf(await attempt({ from: '127.0.0.3', secret: password }))).toBe('Success')
    expect((await open.users.current({})).User.email).toBe(email)
  })

  it('locks an account for everybody after fifty failures from many networks', async () => {
    for (let host = 10; host < 20; host++)
      for (let tries = 0; tries < 6; tries++) await attempt({ from: `127.0.0.${host}` })
    expect(codeOf(await attempt({ from: '127.0.0.20', secret: password }))).toBe('AUTH_03')
    wait(10)
    expect(codeOf(await attempt({ from: '127.0.0.20', secret: password }))).toBe('Success')
  })

  it('locks a network address after fifty failures with many accounts', async () => {
    const guesses = Array.from({ length: 51 }, (_, index) =>
      attempt({ from: '127.0.0.4', name: `guess-${index}@example.org` }),
    )
    expect(count(await Promise.all(guesses), 'AUTH_03')).toBe(1)
    expect(codeOf(await attempt({ from: '127.0.0.4', secret: password }))).toBe('AUTH_03')
    expect(codeOf(await attempt({ from: '127.0.0.5', secret: password }))).toBe('Success')
  })

  it('is logged as a lockout once an hour, for existing accounts', async () => {
    const name = await insertUser('locked@example.org', true)
    const { id } = await test.app.db
      .selectFrom('app_user')
      .where('email', '=', name)
      .select('id')
      .executeTakeFirstOrThrow()
    const lockouts = () =>
      test.app.db
        .selectFrom('audit')
        .where('action', '=', 'user.lockout')
        .where('object_id', 'in', [id, 0])
        .orderBy('id')
        .select(['object_id', 'address'])
        .execute()
    for (let tries = 0; tries < 4; tries++) await attempt({ name, from: '127.0.0.6' })
    expect(await lockouts()).toEqual([])
    for (let tries = 0; tries < 10; tries++) {
      await attempt({ name, from: '127.0.0.6' })
      await attempt({ name: 'unknown@example.org', from: '127.0.0.6' })
    }
    wait(10)
    for (let tries = 0; tries < 10; tries++) await attempt({ name, from: '127.0.0.7' })
    expect(await lockouts()).toEqual([{ object_id: id, address: '127.0.0.6' }])
    await test.database.asOwner(`
      alter table audit disable trigger user;
      update audit set at = at - interval '61 minutes' where action = 'user.lockout';
      alter table audit enable trigger user`)
    wait(10)
    for (let tries = 0; tries < 10; tries++) await attempt({ name, from: '127.0.0.8' })
    expect((await lockouts()).map(({ address }) => address)).toEqual(['127.0.0.6', '127.0.0.8'])
  })

  it('stores no rows for a locked network', async () => {
    const guess = (index: number) => attempt({ from: '127.0.0.4', name: `guess-${index}@example.org` })
    for (let index = 0; index < 50; index++) await guess(index)
    const rows = () => test.app.db.selectFrom('attempt').select('key').execute()
    const before = await rows()
    for (let index = 50; index < 80; index++) expect(codeOf(await guess(index))).toBe('AUTH_03')
    expect(await rows()).toHaveLength(before.length)
  })

  it('is forgotten after a login with the right one', async () => {
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < 4; tries++) await attempt()
      expect(codeOf(await attempt({ secret: password }))).toBe('Success')
    }
    const rows = await test.app.db
      .selectFrom('attempt')
      .where('key', 'like', 'login-from:%')
      .select('failures')
      .execute()
    expect(rows.map(({ failures }) => failures.length)).toEqual([12])
  })
})

describe('a hundred simultaneous logins to one account', () => {
  it('all succeed with the right password', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => attempt({ secret: password })))
    expect(count(answers, 'Success')).toBe(100)
  })

  it('all succeed with the right password from several networks on two nodes', async () => {
    const other = await startTestApp({ beside: test, now: () => clock })
    const body = JSON.stringify({ email, password })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        anonymousCall(index % 2 ? test.url : other.url, '/auth/login', {
          body,
          from: `127.0.3.${index % 5}`,
        }),
      ),
    )
    await other.close()
    expect(count(answers, 'Success')).toBe(100)
  })

  it('are checked five times with a wrong password, even on two nodes', async () => {
    const other = await startTestApp({ beside: test, now: () => clock })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        anonymousCall(index % 2 ? test.url : other.url, '/auth/login', {
          body: JSON.stringify({ email, password: `Wrong-Horse-${index}` }),
        }),
      ),
    )
    await other.close()
    expect([count(answers, 'AUTH_01'), count(answers, 'AUTH_03')]).toEqual([5, 95])
  })
})

describe('a login', () => {
  it('starts a session with a new id and ends the previous one', async () => {
    const client = createClient({ baseURL: test.url, cookies: true })
    await client.auth.session({ body: {} })
    const sessions = () => test.app.db.selectFrom('session').select('id').execute()
    const before = await sessions()
    await client.auth.login({ body: { email, password } })
    const between = await sessions()
    await client.auth.login({ body: { email, password } })
    const after = await sessions()
    expect([between.length, after.length]).toEqual([before.length + 1, before.length + 1])
    expect(after).not.toEqual(between)
  })

  it('reports a deactivated account only to those who know its password', async () => {
    const closed = await insertUser('closed@example.org', false)
    expect(codeOf(await attempt({ name: closed }))).toBe('AUTH_01')
    expect(codeOf(await attempt({ name: closed, secret: password }))).toBe('AUTH_05')
  })

  it('accepts passwords of up to 254 characters exactly as typed', async () => {
    const long = `A!${'🐴'.repeat(252)}`
    const name = await insertUser('long@example.org', true, long)
    expect(codeOf(await attempt({ name, secret: long }))).toBe('Success')
    expect(codeOf(await attempt({ name, secret: `${long.slice(0, -2)}🐎` }))).toBe('AUTH_01')
    expect(codeOf(await attempt({ name, secret: `${long}!` }))).toBe('V_08')
    expect(codeOf(await attempt({ name, secret: 'x'.repeat(15_000) }))).toBe('V_08')
    const spaced = await insertUser('spaced@example.org', true, ' Spaced-Horse ')
    expect(codeOf(await attempt({ name: spaced, secret: 'Spaced-Horse' }))).toBe('AUTH_01')
    expect(codeOf(await attempt({ name: spaced, secret: ' Spaced-Horse ' }))).toBe('Success')
  })

  it('renews a hash with a lower cost', async () => {
    const weak = '$argon2id$v=19$m=8192,t=1,p=1$'
    const name = await insertUser('weak@example.org', true, password, { memoryCost: 8192, timeCost: 1 })
    const stored = async () => {
      const row = await test.app.db
        .selectFrom('app_user')
        .where('email', '=', name)
        .select('password_hash')
        .executeTakeFirstOrThrow()
      return row.password_hash ?? ''
    }
    expect((await stored()).startsWith(weak)).toBe(true)
    expect(codeOf(await attempt({ name, secret: password }))).toBe('Success')
    expect((await stored()).startsWith(weak)).toBe(false)
    expect(codeOf(await attempt({ name, secret: password }))).toBe('Success')
  })

  it('is recorded in the audit log, without revealing which accounts exist', async () => {
    await test.app.db.selectFrom('audit').selectAll().execute()
    await attempt({ name: 'nobody@example.org', from: '127.0.0.9' })
    const rows = await test.app.db
      .selectFrom('audit')
      .where('address', '=', '127.0.0.9')
      .selectAll()
      .execute()
    expect(rows).toMatchObject([
      { action: 'user.login-failed', actor_id: null, object: 'user', object_id: 0 },
    ])
    expect(JSON.stringify(rows)).not.toContain('nobody')
  })
})

describe('the existence of an account', () => {
  it('is revealed neither by the response to a login nor by its duration', async () => {
    const closed = await insertUser('shut@example.org', false)
    const invited = await insertUser('invited@example.org', false, null)
    const seen = []
    for (const [index, name] of [email, 'nobody@example.org', closed, invited].entries())
      seen.push(await effortOf(() => attempt({ name, from: `127.0.0.${30 + index}` })))
    for (const one of seen) expect(one).toEqual(seen[0])
    expect(seen[0]).toMatchObject({ hashings: 1, status: 422 })
  })

  it('is not revealed by locks: unknown accounts are locked in the same way', async () => {
    const seen = []
    for (const [index, name] of [email, 'nobody@example.org'].entries()) {
      const from = `127.0.0.${40 + index}`
      for (let tries = 0; tries < 5; tries++) await attempt({ name, from })
      seen.push(await effortOf(() => attempt({ name, from })))
    }
    expect(seen[1]).toEqual(seen[0])
    expect(seen[0]).toMatchObject({ hashings: 0, status: 429 })
  })

  it('is revealed neither by the response to a password reset request nor by its duration', async () => {
    const closed = await insertUser('gone@example.org', false)
    const seen = []
    for (const name of [email, 'nobody@example.org', closed]) {
      const body = JSON.stringify({ email: name })
      seen.push(await effortOf(() => anonymousCall(test.url, '/auth/forgot-password', { body })))
    }
    for (const one of seen) expect(one).toEqual(seen[0])
    expect(seen[0]).toMatchObject({ hashings: 0, status: 200 })
  })
})

/** Inserts a user without a mail, or with an outdated hash. */
const insertUser = async (
  name: string,
  active: boolean,
  secret: string | null = password,
  cost: { memoryCost: number; timeCost: number } = { memoryCost: 19_456, timeCost: 2 },
): Promise<string> => {
  await test.app.db
    .insertInto('app_user')
    .values({
      email: name,
      role_id: 1,
      active,
      password_hash: secret === null ? null : await hash(secret, cost),
    })
    .execute()
  return name
}

/** The bytes of a response, and the work that produced it. */
const effortOf = async (call: () => Promise<Received>) => {
  const { passwords } = test.app
  let hashings = 0
  const statements: string[] = []
  test.app.passwords = {
    ...passwords,
    matches: (stored, given) => {
      hashings++
      return passwords.matches(stored, given)
    },
  }
  const stop = test.database.listen(statement => void statements.push(statement))
  const { status, body, headers } = await call()
  stop()
  test.app.passwords = passwords
  const {
    'x-csrf-token': token,
    'x-request-id': requestID,
    'set-cookie': cookie,
    date: _date,
    ...rest
  } = headers
  return {
    status,
    body,
    headers: { ...rest, token: Boolean(token), requestID: Boolean(requestID), cookie: Boolean(cookie) },
    hashings,
    statements,
  }
}
