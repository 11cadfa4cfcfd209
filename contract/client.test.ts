import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { Answer, Payload } from './call.ts'
import type { calls } from './calls.ts'
import { isOffline, isRefusal, type Refusal } from './client/errors.ts'
import type { Client } from './client.ts'
import { createClient } from './client.ts'
import type { PageID, VersionID } from './ids.ts'
import type { PageVersion } from './pages.ts'
import { pageIDOf, versionIDOf } from './rules/ids.ts'

interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

interface Reply {
  status?: number
  headers?: Record<string, string>
  payload?: object | string
}

const done = { Success: true, Errors: [] }
const refused = (code: string, property = '') => ({
  Success: false,
  Errors: [{ property, code }],
  Message: 'Text',
})
const stops: (() => Promise<void>)[] = []
afterEach(() => Promise.all(stops.splice(0).map(stop => stop())))

/** A server that sends the replies in order, repeats the last one, and records requests. */
const serve = async (...replies: Reply[]) => {
  const received: Received[] = []
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body: await text(request) })
    const {
      status = 200,
      headers: replyHeaders,
      payload = done,
    } = replies[received.length - 1] ?? replies.at(-1) ?? {}
    response.writeHead(status, replyHeaders)
    response.end(typeof payload === 'string' ? payload : JSON.stringify(payload))
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise<void>(resolve => server.close(() => resolve()).closeAllConnections())
  stops.push(stop)
  return { received, stop, baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    error => error,
  )

describe('a call', () => {
  it('sends the common headers and resolves with the response', async () => {
    const { baseURL, received } = await serve({ payload: { ...done, available: true } })
    const body = { slug: 'über-uns', locale: 'de-de' } as const
    expect(await createClient({ baseURL }).page.slugAvailable({ body })).toMatchObject({ available: true })
    expect(received).toMatchObject([{ method: 'POST', url: '/api/ximblox/page/slug-available' }])
    expect(received[0]?.headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
    })
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(body)
  })

  it('encodes parameters and query and omits undefined values', async () => {
    const { baseURL, received } = await serve({})
    const client = createClient({ baseURL })
    await client.page.get({ params: { id: pageIDOf(3) } })
    await client.page.getBySlugQuery({ query: { slug: '/a b?&', preview: versionIDOf(7) } })
    await client.page.getBySlugQuery({ query: { slug: '', preview: undefined } })
    expect(received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/ximblox/page/3', ''],
      ['GET', '/api/ximblox/page/get-by-slug-query?slug=%2Fa+b%3F%26&preview=7', ''],
      ['GET', '/api/ximblox/page/get-by-slug-query?slug=', ''],
    ])
  })

  it('sends an empty object without a body', async () => {
    const { baseURL, received } = await serve({})
    await createClient({ baseURL }).auth.logout()
    await createClient({ baseURL }).page.publish({ params: { id: pageIDOf(3) } })
    expect(received.map(({ body }) => body)).toEqual(['{}', '{}'])
  })

  it('accepts additional headers', async () => {
    const { baseURL, received } = await serve({})
    await createClient({ baseURL }).auth.logout({}, { headers: { 'Idempotency-Key': 'once' } })
    expect(received[0]?.headers['idempotency-key']).toBe('once')
  })

  it('uses the given fetch, with the token', async () => {
    const { baseURL } = await serve({ headers: { 'X-CSRF-Token': 'one' } })
    const client = createClient({ baseURL })
    await client.auth.session()
    const sent: Headers[] = []
    const own = (url: string, init: RequestInit) => {
      sent.push(new Headers(init.headers))
      return fetch(url, init)
    }
    await client.auth.logout({}, { fetch: own })
    await client.auth.logout()
    expect(sent.map(headers => headers.get('X-CSRF-Token'))).toEqual(['one'])
  })

  it('sends the fields of a form before its file', async () => {
    const { baseURL, received } = await serve({})
    const file = { name: 'a.txt', bytes: new TextEncoder().encode('Hello'), type: 'text/plain' }
    await createClient({ baseURL }).media.addFile({ body: { path: '/docs' }, file })
    const { headers, body = '' } = received[0] ?? {}
    const form = await new Response(body, {
      headers: { 'Content-Type': headers?.['content-type'] ?? '' },
    }).formData()
    expect([...form.keys()]).toEqual(['path', 'f'])
    expect(form.get('path')).toBe('/docs')
    expect(form.get('f')).toMatchObject({ name: 'a.txt', type: 'text/plain', size: 5 })
  })

  it('returns the URL of a file response', () => {
    const client = createClient({ baseURL: 'https://example.org' })
    const params = { pageID: 1, group: 'seo_image', hash: 'ab', fileName: 'a b.png' }
    expect(client.media.getPageFile({ params })).toBe(
      'https://example.org/api/ximblox/medialib/get-page-file/1/seo_image/ab/a%20b.png',
    )
  })
})

describe('the CSRF token', () => {
  const token = (value: string) => ({ 'X-CSRF-Token': value })

  it('is sent with the next call', async () => {
    const { baseURL, received } = await serve({ headers: token('one') }, {}, { headers: token('two') }, {})
    const { auth } = createClient({ baseURL })
    for (const call of [auth.session, auth.logout, auth.logout, auth.logout]) await call({})
    expect(received.map(({ headers }) => headers['x-csrf-token'])).toEqual([undefined, 'one', 'one', 'two'])
  })

  it('is replaced once by the one in the error response', async () => {
    const { baseURL, received } = await serve(
      { status: 403, headers: token('new'), payload: refused('AUTH_04') },
      { payload: { ...done, pageVersionID: 1 } },
    )
    const body = { title: 'A', slug: 'a', type: 'standard', locale: 'nl-nl' } as const
    expect(await createClient({ baseURL }).page.create({ body })).toMatchObject({ pageVersionID: 1 })
    expect(received.map(({ headers }) => headers['x-csrf-token'])).toEqual([undefined, 'new'])
    expect(received[0]?.body).toBe(received[1]?.body)
  })

  it('causes a refusal if it is refused twice', async () => {
    const { baseURL, received } = await serve({ status: 403, payload: refused('AUTH_04') })
    expect(await failureOf(createClient({ baseURL }).auth.logout())).toMatchObject({ code: 'AUTH_04' })
    expect(received).toHaveLength(2)
  })
})

describe('a failure', () => {
  it('is a refusal with the errors and payload of the response', async () => {
    const payload = { ...refused('PM_02'), current: { revision: 4 } }
    const { baseURL, received } = await serve({ status: 409, payload })
    const error = await failureOf(createClient({ baseURL }).page.publish({ params: { id: pageIDOf(1) } }))
    expect(isRefusal(error) && !isOffline(error)).toBe(true)
    expect(error).toMatchObject({
      code: 'PM_02',
      status: 409,
      entries: payload.Errors,
      payload,
      message: 'Text',
    })
    expect(received).toHaveLength(1)
  })

  it('is identified by the names of its errors', async () => {
    const { baseURL } = await serve({ status: 409, payload: refused('PM_02') })
    const error = await failureOf(createClient({ baseURL }).page.publish({ params: { id: pageIDOf(1) } }))
    expect(isRefusal(error, 'staleRevision')).toBe(true)
    expect(isRefusal(error, 'pageInUse')).toBe(false)
    expect(isRefusal(new Error('Refusal'), 'staleRevision')).toBe(false)
  })

  it('is recognized by its fields, even from another copy of this code', () => {
    expect(isRefusal({ name: 'Refusal', entries: [] })).toBe(true)
    expect(isRefusal(new Error('Refusal'))).toBe(false)
    expect(isRefusal(undefined)).toBe(false)
    expect(isOffline(undefined)).toBe(false)
  })

  it('calls onUnauthorised without a session, and rejects if the user does not log in', async () => {
    const { baseURL } = await serve({ status: 401, payload: refused('UM_01') })
    const notified: Refusal[] = []
    const onUnauthorised = (refusal: Refusal) => {
      notified.push(refusal)
      return false
    }
    const error = await failureOf(createClient({ baseURL, onUnauthorised }).users.current())
    expect(notified).toEqual([error])
  })

  it('repeats the call once the user has logged in, as often as it takes', async () => {
    const expired = { status: 401, payload: refused('UM_01') }
    const { baseURL } = await serve(expired, expired, { payload: { Success: true, User: { ID: 7 } } })
    const onUnauthorised = vi.fn<() => Promise<boolean>>(async () => true)
    const answer = await createClient({ baseURL, onUnauthorised }).users.current()
    expect(answer.User.ID).toBe(7)
    expect(onUnauthorised).toHaveBeenCalledTimes(2)
  })

  it('rejects at once if it should not wait for a login', async () => {
    const { baseURL } = await serve({ status: 401, payload: refused('UM_01') })
    const onUnauthorised = vi.fn<() => Promise<boolean>>(() => Promise.withResolvers<boolean>().promise)
    const client = createClient({ baseURL, onUnauthorised })
    const error = await failureOf(client.users.current({}, { waitForLogin: false }))
    expect(isRefusal(error)).toBe(true)
    expect(onUnauthorised).toHaveBeenCalledOnce()
  })

  it('is not repeated after the caller has aborted it', async () => {
    const { baseURL } = await serve({ status: 401, payload: refused('UM_01') })
    const abort = new AbortController()
    const onUnauthorised = () => {
      abort.abort()
      return true
    }
    const call = createClient({ baseURL, onUnauthorised }).users.current({}, { signal: abort.signal })
    expect(await failureOf(call)).toMatchObject({ name: 'AbortError' })
  })

  it('is a refusal if a proxy responds', async () => {
    const { baseURL } = await serve({ status: 502, payload: '<h1>Bad gateway</h1>' }, { payload: 'null' })
    const { users } = createClient({ baseURL })
    expect(await failureOf(users.current())).toMatchObject({ code: 'G_02', status: 502 })
    expect(await failureOf(users.current())).toMatchObject({ code: 'G_01', status: 200 })
  })

  it('is Offline if the network fails', async () => {
    const { baseURL, stop } = await serve({})
    await stop()
    const error = await failureOf(createClient({ baseURL }).users.current())
    expect(isOffline(error) && !isRefusal(error)).toBe(true)
  })

  it('is the abort error if the caller aborts', async () => {
    const { baseURL } = await serve({})
    const error = await failureOf(
      createClient({ baseURL }).users.current({}, { signal: AbortSignal.abort() }),
    )
    expect(error).toMatchObject({ name: 'AbortError' })
  })
})

describe('cookies', () => {
  it('are kept on request until they expire', async () => {
    const set = (line: string) => ({ headers: { 'Set-Cookie': line } })
    const { baseURL, received } = await serve(
      set('session=abc=; Path=/; HttpOnly'),
      set('session=def'),
      set('session=; Max-Age=0'),
      {},
    )
    const { auth } = createClient({ baseURL, cookies: true })
    for (const call of [auth.session, auth.session, auth.logout, auth.session]) await call()
    expect(received.map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      'session=abc=',
      'session=def',
      undefined,
    ])
  })
})

describe('the types', () => {
  it('follow from the calls', () => {
    expectTypeOf<Client['page']['get']>().returns.resolves.toEqualTypeOf<Answer<typeof calls.page.get>>()
    expectTypeOf<Client['page']['getVersion']>().returns.resolves.toEqualTypeOf<{
      pageVersion: PageVersion
    }>()
    expectTypeOf<Client['media']['getPageFile']>().returns.toEqualTypeOf<string>()
    expectTypeOf<keyof Client>().toEqualTypeOf<keyof typeof calls>()
  })

  it('distinguish page ids and version ids', () => {
    type Input<C extends (...input: never[]) => unknown> = Parameters<C>[0]
    type StoreInput = Input<Client['page']['storeVersion']>
    type Page = Answer<typeof calls.page.get>['page']
    expectTypeOf<Page['id']>().toEqualTypeOf<PageID>()
    expectTypeOf<Page['pageVersion']['id']>().toEqualTypeOf<VersionID>()
    expectTypeOf<Page['publishedVersionID']>().toEqualTypeOf<VersionID>()
    expectTypeOf<PageID>().not.toExtend<VersionID>()
    expectTypeOf<{ params: { id: VersionID }; body: { revision: number } }>().toExtend<StoreInput>()
    expectTypeOf<{ params: { id: PageID }; body: { revision: number } }>().not.toExtend<StoreInput>()
    expectTypeOf<{ params: { id: number }; body: { revision: number } }>().not.toExtend<StoreInput>()
    expectTypeOf<StoreInput['body']['id']>().toEqualTypeOf<VersionID | undefined>()
    expectTypeOf<StoreInput['body']['pageID']>().toEqualTypeOf<PageID | undefined>()
    expectTypeOf<{ params: { id: VersionID } }>().not.toExtend<Input<Client['page']['get']>>()
    for (const name of ['acceptPublication', 'restoreVersion', 'share'] as const)
      expectTypeOf<Input<Client['page'][typeof name]>['params']>().toEqualTypeOf<{ id: VersionID }>()
    // Both are plain numbers to operations on the server and to readers.
    expectTypeOf<PageID>().toExtend<number>()
    expectTypeOf<Payload<typeof calls.page.create>>().toEqualTypeOf<{
      pageID: number
      pageVersionID: number
    }>()
  })

  it('require exactly what a call declares', () => {
    type Input<C extends (...input: never[]) => unknown> = Parameters<C>[0]
    expectTypeOf<Input<Client['page']['get']>>().toEqualTypeOf<{ params: { id: PageID } }>()
    expectTypeOf<{ params: { id: PageID } }>().toExtend<Input<Client['page']['publish']>>()
    expectTypeOf<{ params: object }>().not.toExtend<Input<Client['page']['publish']>>()
    expectTypeOf<undefined>().toExtend<Input<Client['auth']['logout']>>()
    expectTypeOf<undefined>().not.toExtend<Input<Client['auth']['login']>>()
    expectTypeOf<{ body: { email: string } }>().not.toExtend<Input<Client['auth']['login']>>()
    expectTypeOf<{ body: object }>().not.toExtend<Input<Client['users']['current']>>()
    expectTypeOf<Input<Client['media']['addFile']>>().toHaveProperty('file')
    expectTypeOf<Input<Client['page']['create']>>().not.toHaveProperty('file')
    expectTypeOf<Input<Client['page']['getBySlugQuery']>>().toEqualTypeOf<{
      query: { slug: string | number; preview?: VersionID | undefined }
    }>()
  })
})
