import { connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { anonymousRaw, logInRaw, type Sent, sendRaw, xhr } from '../../test/raw.ts'
import { mountHealth } from './health.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const api = '/api/ximblox'

const send = (path: string, sent?: Sent) => sendRaw(test.url + path, sent)
const login = () => logInRaw(test.url)

describe('a call that changes something', () => {
  it('is refused with AUTH_04 and a new token unless it comes from this site', async () => {
    const own = { ...xhr, ...(await login()) }
    const other = await login()
    const { 'x-csrf-token': _token, ...withoutToken } = own
    const { 'x-requested-with': _xhr, ...withoutXHR } = own
    const variants: Record<string, Record<string, string>> = {
      'no token': withoutToken,
      'the token of another session': { ...own, 'x-csrf-token': other['x-csrf-token'] },
      'no XHR header': withoutXHR,
      'a foreign origin': { ...own, origin: 'https://evil.example' },
      'a null origin': { ...own, origin: 'null' },
      'a cross-site fetch': { ...own, 'sec-fetch-site': 'cross-site' },
    }
    for (const [name, headers] of Object.entries(variants)) {
      const answer = await send(`${api}/page/list`, { headers, body: '{}' })
      expect([name, answer.status, JSON.parse(answer.body).Errors]).toEqual([
        name,
        403,
        [{ property: '', code: 'AUTH_04' }],
      ])
      expect(answer.headers['x-csrf-token']).toBeTruthy()
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect((await send(`${api}/page/list`, { headers: own, body: '{}' })).status).toBe(200)
  })

  it('is a 401 with the cookie of an ended session, never AUTH_04', async () => {
    const { cookie } = await login()
    await test.app.db.deleteFrom('session').execute()
    const answer = await send(`${api}/page/list`, { headers: { ...xhr, cookie }, body: '{}' })
    expect([answer.status, JSON.parse(answer.body).Errors[0].code]).toEqual([401, 'UM_01'])
  })
})

describe('a request', () => {
  it('must be JSON, uncompressed, and not too deep or large', async () => {
    const own = { ...xhr, ...(await login()) }
    const variants: [number, string, Record<string, string>, string][] = [
      [415, 'G_04', { ...own, 'content-type': 'text/plain' }, '{}'],
      [415, 'G_04', { ...own, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
      [415, 'G_04', { ...own, 'content-encoding': 'gzip' }, '{}'],
      [400, 'G_04', own, '{"broken'],
      [400, 'G_04', own, '{"__proto__": {"polluted": true}}'],
      [422, 'V_10', own, `${'['.repeat(200)}${']'.repeat(200)}`],
      [413, 'G_04', own, JSON.stringify({ searchTerm: 'x'.repeat(4_194_400) })],
    ]
    for (const [status, code, headers, body] of variants) {
      const answer = await send(`${api}/page/list`, { headers, body })
      expect([body.slice(0, 20), answer.status, JSON.parse(answer.body).Errors[0].code]).toEqual([
        body.slice(0, 20),
        status,
        code,
      ])
    }
  })

  it('is misdirected when it is for another host, except for health checks', async () => {
    const host = 'evil.example'
    expect((await send('/', { method: 'GET', headers: { host } })).status).toBe(421)
    expect((await send(`${api}/settings/get`, { method: 'GET', headers: { host } })).status).toBe(421)
    expect((await send('/healthz', { method: 'GET', headers: { host } })).status).toBe(200)
    expect((await send('/readyz', { method: 'GET', headers: { host } })).status).toBe(200)
    expect((await send('/readyz?for=pages', { method: 'GET', headers: { host } })).status).toBe(200)
  })

  it('is refused when it names two hosts', async () => {
    const { host, port } = new URL(test.url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1')
      let text = ''
      socket.on('data', part => {
        text += part
      })
      socket.on('end', () => resolve(text)).on('error', reject)
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nhost: evil.example\r\nConnection: close\r\n\r\n`)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('is limited to 16 KB without a session, whether or not it declares its length', async () => {
    const body = JSON.stringify({ slug: 'x'.repeat(16_384) })
    const anonymous = { ...xhr, ...(await anonymousRaw(test.url)) }
    const own = { ...xhr, ...(await login()) }
    const path = `${api}/page/get-by-slug`
    const chunked = { 'transfer-encoding': 'chunked' }
    for (const headers of [anonymous, { ...anonymous, ...chunked }]) {
      const answer = await send(path, { headers, body })
      expect([answer.status, JSON.parse(answer.body).Errors]).toEqual([413, [{ property: '', code: 'G_04' }]])
      expect((await send(path, { headers, body: '{"slug":"/"}' })).status).toBe(404)
    }
    for (const headers of [own, { ...own, ...chunked }])
      expect((await send(path, { headers, body })).status).toBe(422)
  })

  it('is limited to 64 KB without a session where visitors write texts', async () => {
    const anonymous = { ...xhr, ...(await anonymousRaw(test.url)) }
    const statusOf = async (letters: number) => {
      const body = JSON.stringify({ pageID: 1, blockKey: 'x'.repeat(letters) })
      return (await send(`${api}/forms/contact/submit`, { headers: anonymous, body })).status
    }
    expect([await statusOf(60_000), await statusOf(65_536)]).toEqual([422, 413])
  })

  it('gets a limited list of errors', async () => {
    const own = { ...xhr, ...(await login()) }
    const unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1]))
    const answer = await send(`${api}/page/list`, { headers: own, body: JSON.stringify(unknown) })
    const { Errors } = JSON.parse(answer.body)
    expect([answer.status, Errors.length]).toEqual([422, 51])
    expect(Errors.slice(-2)).toMatchObject([
      { property: 'k49', code: 'V_15' },
      { property: '', code: 'G_07' },
    ])
  })

  it('is refused at a path that cannot be decoded', async () => {
    for (const path of ['/page/%zz', '/%']) {
      const answer = await send(api + path, { method: 'GET' })
      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
        400,
        { Success: false, Errors: [{ property: '', code: 'G_04' }] },
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    const page = await send('/%zz', { method: 'GET' })
    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).toBeTruthy()
  })

  it('is refused with G_05 for an unknown call, in any spelling', async () => {
    for (const path of ['/nothing', '/page', '/PAGE/list', '/page//list', '/page/list/', '/page/list;a']) {
      const answer = await send(api + path, { headers: { ...xhr, ...(await login()) }, body: '{}' })
      expect([path, answer.status, JSON.parse(answer.body).Errors[0].code]).toEqual([path, 404, 'G_05'])
    }
  })
})

describe('readiness', () => {
  const reports = { backup: async () => undefined, newerMigrations: async (): Promise<string[]> => [] }

  it('is withdrawn for work, not for pages, while the database or the storage does not respond', async () => {
    const fail = () => Promise.reject(new Error('no connection'))
    const storage = { ...test.app.storage, check: fail }
    const server = fastify()
    mountHealth(server, { ...test.app, storage }, test.readiness, { ...reports, newerMigrations: fail })
    const work = await server.inject('/readyz')
    expect([work.statusCode, work.json().checks]).toEqual([
      503,
      { database: false, schema: true, storage: false, content: true, running: true },
    ])
    const pages = await server.inject('/readyz?for=pages')
    expect([pages.statusCode, pages.json()]).toEqual([
      200,
      { ready: true, checks: { content: true, running: true } },
    ])
  })

  it('is withdrawn when the database has the schema of a newer version', async () => {
    await test.database.pool.query("insert into migration (name) values ('9999-of-a-newer-version.sql')")
    const newer = await send('/readyz', { method: 'GET' })
    expect([newer.status, JSON.parse(newer.body).checks]).toMatchObject([
      503,
      { database: true, schema: false },
    ])
    expect((await send('/readyz?for=pages', { method: 'GET' })).status).toBe(200)
    await test.database.pool.query("delete from migration where name like '9999%'")
    expect((await send('/readyz', { method: 'GET' })).status).toBe(200)
  })

  it('is withdrawn for pages too before the first content is there, when missing pages may still come', async () => {
    test.readiness.contentReady = false
    expect((await send('/readyz?for=pages', { method: 'GET' })).status).toBe(503)
    const missing = await send('/en-gb/no-such-page', { method: 'GET' })
    test.readiness.contentReady = true
    expect([missing.status, missing.headers['retry-after']]).toEqual([503, '30'])
    expect(missing.body).toContain('This site is being set up')
    expect((await send('/en-gb/no-such-page', { method: 'GET' })).status).toBe(404)
  })

  it('is checked once for simultaneous requests', async () => {
    let checks = 0
    const storage = {
      ...test.app.storage,
      check: () => {
        checks++
        return test.app.storage.check()
      },
    }
    const server = fastify()
    mountHealth(server, { ...test.app, storage }, test.readiness, reports)
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.inject('/readyz')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(checks).toBe(1)
    await server.inject('/readyz')
    expect(checks).toBe(2)
  })
})

describe('a connection', () => {
  it('is kept for longer than a minute', async () => {
    const { headers } = await send('/healthz', { method: 'GET', headers: { connection: 'keep-alive' } })
    expect(headers['keep-alive']).toBe('timeout=72')
  })

  it('is closed after its response once the process stops, and readiness is withdrawn', async () => {
    const keep = { method: 'GET', headers: { connection: 'keep-alive' } }
    test.readiness.stopping = true
    const answers = await Promise.all(['/readyz', '/', '/', `${api}/user`].map(path => send(path, keep)))
    test.readiness.stopping = false
    expect(answers.map(({ headers }) => headers.connection)).toEqual(Array(4).fill('close'))
    expect(answers[0]?.status).toBe(503)
  })
})

describe('a response', () => {
  it('is never cached, matches its schema, and has its first error in the caller’s language', async () => {
    const description = await send(`${api}/openapi.json`, { method: 'GET' })
    expect(JSON.parse(description.body).openapi).toMatch(/^3\.1/)
    const answer = await send(`${api}/user`, { method: 'GET', headers: { 'accept-language': 'nl-BE,en' } })
    expect(answer.headers['cache-control']).toBe('no-store')
    const { Message, ...rest } = JSON.parse(answer.body)
    expect(rest).toEqual({ Success: false, Errors: [{ property: '', code: 'UM_01' }] })
    expect(Message).not.toBe('')
    expect(answer.headers['permissions-policy']).toContain('camera=()')
    expect((await send('/', { method: 'GET' })).headers['permissions-policy']).toContain('camera=()')
    const english = await send(`${api}/user`, { method: 'GET' })
    expect(JSON.parse(english.body).Message).not.toBe(Message)
  })
})
