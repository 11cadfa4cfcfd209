import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, visitor } from '../actor.ts'
import type { Exchange } from '../http/exchange.ts'
import { anonymous } from '../session/session.ts'
import { password, startTestApp, type TestApp } from '../test/app.ts'
import { refusalOf } from '../test/content.ts'
import { login } from './login.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let test: TestApp

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
})
afterAll(() => test.close())

const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const email = 'administrator@example.org'

describe('a session', () => {
  it('is nobody until a log-in, and nobody after a log-out', async () => {
    const client = test.visitor()
    expect(await client.auth.session({ body: {} })).toMatchObject({
      User: { ID: 0, role: { permissions: [] } },
      session: null,
    })
    const { User } = await client.auth.login({ body: { email, password } })
    expect(User.ID).toBeGreaterThan(0)
    expect((await client.users.current({})).User).toEqual(User)
    await client.auth.logout({ body: {} })
    expect((await client.auth.session({ body: {} })).User.ID).toBe(0)
    expect(await refusalOf(client.users.current({}))).toMatchObject({ status: 401, codes: ['UM_01'] })
  })

  it('ends after an hour without use, and after twelve hours whatever is done', async () => {
    const idle = await test.as('Viewer')
    const busy = await test.as('Viewer')
    for (let hours = 0; hours < 11.5; hours += 0.5) {
      wait(30)
      await busy.users.current({})
    }
    expect(await refusalOf(idle.users.current({}))).toMatchObject({ status: 401 })
    wait(40)
    expect(await refusalOf(busy.users.current({}))).toMatchObject({ status: 401 })
  })

  it('gets a new token when it is refreshed, and the client goes on with it', async () => {
    const client = await test.as('Editor')
    await client.auth.refreshSession({ body: {} })
    expect((await client.page.list({ body: {} })).data.totalItems).toBe(0)
  })

  it('loses its rights with the next call after its role lost them', async () => {
    const client = await test.as([{ name: 'create-page' }])
    const { User } = await client.users.current({})
    await test.app.db.updateTable('role').set({ permissions: '[]' }).where('id', '=', User.role.ID).execute()
    const body = { title: 'x', slug: 'x', type: 'basic', locale: 'nl-nl' as const }
    expect(await refusalOf(client.page.create({ body }))).toMatchObject({ status: 403, codes: ['UM_01'] })
  })
})

describe('a log-in', () => {
  it('says the same of an unknown address and of a wrong password', async () => {
    const wrong = (name: string) =>
      refusalOf(test.visitor().auth.login({ body: { email: name, password: 'Wrong-Horse-9' } }))
    expect(await wrong(email)).toEqual(await wrong('nobody@example.org'))
  })

  it('is evaluated five times in ten minutes at most, however many come at once', async () => {
    wait(11)
    const spellings = [email, email.toUpperCase(), ` ${email} `]
    const tries = Array.from({ length: 30 }, (_, index) =>
      refusalOf(
        test
          .visitor()
          .auth.login({ body: { email: spellings[index % 3] ?? email, password: `Wrong-Horse-${index}` } }),
      ),
    )
    const codes = (await Promise.all(tries)).map(refusal => refusal.codes[0])
    expect(codes.filter(code => code === 'AUTH_01')).toHaveLength(5)
    expect(codes.filter(code => code === 'AUTH_03')).toHaveLength(25)
    expect((await refusalOf(test.visitor().auth.login({ body: { email, password } }))).codes).toEqual([
      'AUTH_03',
    ])
    wait(11)
    expect((await test.visitor().auth.login({ body: { email, password } })).User.email).toBe(email)
  })

  it('begins a session under a new id', async () => {
    const planted = test.visitor()
    await planted.auth.session({ body: {} })
    const before = await test.app.db.selectFrom('session').select('id_hash').execute()
    await planted.auth.login({ body: { email, password } })
    await planted.auth.login({ body: { email, password } })
    const after = await test.app.db.selectFrom('session').select('id_hash').execute()
    expect(after).toHaveLength(before.length + 1)
  })

  it('is not refused to somebody because others tried from elsewhere', async () => {
    wait(11)
    const from = (address: string): Actor => ({ ...visitor(address) })
    const attempt = (address: string, secret: string) =>
      login(
        test.app,
        from(address),
        { params: undefined, query: undefined, body: { email, password: secret } },
        exchange(),
      )
    for (let tries = 0; tries < 60; tries++) await refusalOf(attempt('192.0.2.1', 'Wrong-Horse-9'))
    expect((await attempt('192.0.2.2', password)).User.email).toBe(email)
  })
})

const exchange = (): Exchange => {
  let session = anonymous(test.app, false)
  return {
    get session() {
      return session
    },
    setSession: next => {
      session = next
    },
    agent: '',
    request: new Proxy({} as Exchange['request'], {}),
  }
}
