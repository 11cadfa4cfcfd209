import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compress } from './answer.ts'
import { builtInAnswer, pageAnswer } from './page-answer.ts'
import { createSend } from './send.ts'

const text = Buffer.from('<!doctype html><title>A page</title>'.repeat(50))
const whole = pageAnswer(200, text, await compress(text))
const packed = pageAnswer(200, text, await compress(text))
packed.representations.identity.body = undefined
const answers = { whole, packed, plain: pageAnswer(200, text), none: builtInAnswer(404, 'en') }

const send = createSend(['X-Common', 'everywhere'])
const server = createServer((request, response) =>
  send(answers[request.url?.slice(1) as keyof typeof answers], request, response),
)
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

const ask = async (name: keyof typeof answers, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await new Promise<IncomingMessage>(resolve =>
    get({ host: '127.0.0.1', port, path: `/${name}`, method, headers, agent: false }, resolve),
  )
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test('each client gets the smallest encoding that it accepts', async () => {
  const br = await ask('whole', { 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body)).toEqual(text)
  const gzip = await ask('whole', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.body)).toEqual(text)
  const plain = await ask('whole')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toEqual(text)
  expect(new Set([br, gzip, plain].map(answer => answer.headers.etag)).size).toBe(3)
  for (const answer of [br, gzip, plain]) {
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
  }
})

test('an answer that is not compressed yet is sent plain', async () => {
  expect((await ask('plain', { 'accept-encoding': 'br' })).body).toEqual(text)
})

test('a dropped plain body is decompressed again', async () => {
  expect((await ask('packed')).body).toEqual(text)
})

test('a client that has the page in any encoding gets 304', async () => {
  const { headers } = await ask('whole', { 'accept-encoding': 'br' })
  const etag = String(headers.etag)
  const held = (value: string, name: keyof typeof answers = 'whole') => ask(name, { 'if-none-match': value })
  for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await held(value)
    expect(answer.status).toBe(304)
    expect(answer.body).toHaveLength(0)
  }
  expect((await held(etag)).headers.etag).toBe(etag)
  expect((await held('"other"')).status).toBe(200)
  expect((await held('*', 'none')).status).toBe(404)
})

test('a client that has the page in an encoding that was not made again gets 304', async () => {
  const { headers } = await ask('whole', { 'accept-encoding': 'br' })
  const answer = await ask('plain', { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' })
  expect([answer.status, answer.headers.etag]).toEqual([304, headers.etag])
})

test('every answer has the headers that all share, once', async () => {
  for (const name of ['whole', 'whole', 'none'] as const) {
    const { headers } = await ask(name)
    expect(headers['x-common']).toBe('everywhere')
  }
})

test('HEAD gets the headers of GET and no body', async () => {
  const [head, got] = [await ask('whole', {}, 'HEAD'), await ask('whole')]
  expect(head.body).toHaveLength(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' })
})

test('a page allows only the site’s own scripts and styles, and is revalidated each time', async () => {
  const { headers } = await ask('whole')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(headers['set-cookie']).toBeUndefined()
})
