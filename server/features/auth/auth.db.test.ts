import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { password, startTestApp, type TestApp } from '../../test/app.ts'
import { refusalOf } from '../../test/content.ts'
import { type Received, sendRaw, xhr } from '../../test/raw.ts'

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
  it('is anonymous before a login and after a logout', async () => {
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

  it('ends after an hour without use, and after twelve hours in any case', async () => {
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

  it('gets a new token on refresh, and the client continues with it', async () => {
    const client = await test.as('Editor')
    await client.auth.refreshSession({ body: {} })
    expect((await client.page.list({ body: {} })).data.totalItems).toBe(0)
  })

  it('has a new token after each login, refresh and logout, and the previous one is invalid', async () => {
    const anonymous = await send('/auth/user', {})
    const loggedIn = await send('/auth/login', own(anonymous), { email, password })
    const refreshed = await send('/auth/refresh-session', own(loggedIn))
    const stale = { ...own(refreshed), 'x-csrf-token': tokenOf(loggedIn) }
    expect((await send('/page/list', stale)).status).toBe(403)
    expect((await send('/page/list', own(refreshed))).status).toBe(200)
    const loggedOut = await send('/auth/logout', own(refreshed))
    const answers = [anonymous, loggedIn, refreshed, loggedOut]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(tokenOf)).size).toBe(4)
    expect(new Set([anonymous, loggedIn, loggedOut].map(cookieOf)).size).toBe(3)
    const replayed = await send('/auth/user', own(refreshed))
    expect(JSON.parse(replayed.body).User.ID).toBe(0)
  })

  it('has a cookie that scripts cannot read and other sites cannot send', async () => {
    const { headers } = await send('/auth/user', {})
    expect(String(headers['set-cookie'])).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('cannot be refreshed after it ended', async () => {
    const client = await test.as('Viewer')
    await test.app.db.deleteFrom('session').execute()
    expect(await refusalOf(client.auth.refreshSession({ body: {} }))).toMatchObject({
      status: 401,
      codes: ['UM_01'],
    })
  })

  it('ends with the account', async () => {
    const client = await test.as('Viewer')
    const { User } = await client.users.current({})
    await test.app.db.updateTable('app_user').set({ active: false }).where('id', '=', User.ID).execute()
    expect(await refusalOf(client.users.current({}))).toMatchObject({ status: 401 })
  })

  it('loses permissions with the next call after its role lost them', async () => {
    const client = await test.as([{ name: 'create-page' }])
    const { User } = await client.users.current({})
    await test.app.db.updateTable('role').set({ permissions: '[]' }).where('id', '=', User.role.ID).execute()
    const body = { title: 'x', slug: 'x', type: 'basic', locale: 'nl-nl' as const }
    expect(await refusalOf(client.page.create({ body }))).toMatchObject({ status: 403, codes: ['UM_01'] })
  })
})

describe('the sessions of a user', () => {
  const logIn = async (agent: string) => {
    const client = test.visitor()
    await client.auth.login({ body: { email, password } }, { headers: { 'user-agent': agent } })
    return client
  }
  const everySession = () => test.app.db.selectFrom('session').select('id').execute()

  it('are listed with their place, the current one first, and without those of others', async () => {
    await test.app.db.deleteFrom('session').execute()
    await test.as('Editor')
    const phone = await logIn('Phone')
    wait(5)
    const desk = await logIn('Desk')
    wait(5)
    await phone.users.current({})
    const { data } = await desk.auth.sessions({})
    expect(data.map(({ agent, address, current }) => ({ agent, address, current }))).toEqual([
      { agent: 'Desk', address: '127.0.0.1', current: true },
      { agent: 'Phone', address: '127.0.0.1', current: false },
    ])
    expect(data[1]).toMatchObject({
      seenAt: clock.toISOString(),
      createdAt: new Date(clock.getTime() - 10 * 60_000).toISOString(),
    })
    expect(JSON.stringify(data)).not.toContain('hash')
    wait(61)
    expect((await (await logIn('Later')).auth.sessions({})).data).toHaveLength(1)
  })

  it('can be ended one by one, including the current one, but not those of others', async () => {
    const stranger = await test.as('Administrator')
    const [phone, desk] = [await logIn('Phone'), await logIn('Desk')]
    const [own, other] = (await desk.auth.sessions({})).data
    const params = { id: other?.id ?? 0 }
    expect(await refusalOf(stranger.auth.endSession({ params }))).toMatchObject({
      status: 404,
      codes: ['G_05'],
    })
    await desk.auth.endSession({ params })
    expect(await refusalOf(phone.users.current({}))).toMatchObject({ status: 401 })
    expect((await desk.users.current({})).User.email).toBe(email)
    await desk.auth.endSession({ params: { id: own?.id ?? 0 } })
    expect((await desk.auth.session({ body: {} })).User.ID).toBe(0)
  })

  it('can all be ended at once, without affecting those of others', async () => {
    const stranger = await test.as('Editor')
    const clients = [await logIn('Phone'), await logIn('Desk'), await logIn('Tablet')]
    const before = await everySession()
    await clients[1]?.auth.logoutEverywhere({ body: {} })
    for (const client of clients) expect((await client.auth.session({ body: {} })).User.ID).toBe(0)
    expect((await stranger.users.current({})).User.ID).toBeGreaterThan(0)
    expect(before.length - (await everySession()).length).toBeGreaterThanOrEqual(3)
  })
})

const send = (path: string, headers: Record<string, string>, body: object = {}) =>
  sendRaw(`${test.url}/api/ximblox${path}`, { headers: { ...xhr, ...headers }, body: JSON.stringify(body) })
const tokenOf = ({ headers }: Received) => String(headers['x-csrf-token'])
let cookie = ''
/** A response without a cookie keeps the previous one. */
const cookieOf = ({ headers }: Received) => String(headers['set-cookie'] ?? cookie).split(';')[0] ?? ''
const own = (answer: Received) => {
  cookie = cookieOf(answer)
  return { cookie, 'x-csrf-token': tokenOf(answer) }
}
