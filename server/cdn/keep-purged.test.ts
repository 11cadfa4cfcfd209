import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ContentListener } from '../content/events.ts'
import { createLog } from '../log.ts'
import { keepPurged } from './keep-purged.ts'

let requests: string[][] = []
let headers: (string | string[] | undefined)[] = []
let status = 200
let events: ContentListener
let purging: ReturnType<typeof keepPurged>

const accept = async (request: IncomingMessage, response: ServerResponse) => {
  const body: { tags: string[] } = JSON.parse(await text(request))
  requests.push(body.tags)
  headers.push(request.headers['x-key'])
  response.writeHead(status).end()
}
const cdn = createServer((request, response) => void accept(request, response))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  cdn.listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  const { port } = cdn.address() as AddressInfo
  requests = []
  headers = []
  status = 200
  const content = {
    subscribe: (listener: ContentListener) => {
      events = listener
    },
    announce: () => {},
    changed: () => {},
    connected: () => true,
    stop: async () => {},
  }
  purging = keepPurged(
    { content, log: createLog('silent') },
    { purgeURL: `http://127.0.0.1:${port}/`, purgeHeader: ['X-Key', '123'] },
  )
})
afterEach(async () => {
  await purging.stop()
  cdn.closeAllConnections()
  cdn.close()
  vi.useRealTimers()
})

/** Lets time pass until this many requests have arrived. */
const arrived = async (count: number, milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  while (requests.length < count) await setImmediate()
  return requests
}

it('purges everything at the start, and again for what was on its way', async () => {
  expect(await arrived(1, 50)).toEqual([['all']])
  expect(headers).toEqual(['123'])
  await settled()
  expect(await arrived(2, 10_050)).toEqual([['all'], ['all']])
})

it('purges changes that come together with one request', async () => {
  await arrived(1, 50)
  await settled()
  events.changed(['page:1'])
  events.changed(['page:2', 'list:news:nl-nl'])
  expect((await arrived(2, 50))[1]).toEqual(['any-change', 'page:1', 'page:2', 'list:news:nl-nl'])
})

it('names at most 30 tags in a request, and purges everything instead of very many', async () => {
  await arrived(1, 50)
  await settled()
  events.changed(Array.from({ length: 70 }, (_, number) => `page:${number}`))
  expect((await arrived(4, 50)).slice(1).map(tags => tags.length)).toEqual([30, 30, 11])
  await settled()
  events.changed(Array.from({ length: 1_000 }, (_, number) => `page:${number}`))
  expect((await arrived(5, 50))[4]).toEqual(['all'])
})

it('tries again until the CDN accepts, and loses no change in the meantime', async () => {
  status = 503
  await arrived(1, 50)
  await settled()
  events.changed(['page:1'])
  expect((await arrived(2, 1_000))[1]).toEqual(['all', 'any-change', 'page:1'])
  await settled()
  status = 200
  expect((await arrived(3, 2_000))[2]).toEqual(['all', 'any-change', 'page:1'])
  await settled()
  expect((await arrived(4, 10_050))[3]).toEqual(['all', 'any-change', 'page:1'])
})

it('spells tags without the characters that separate them', async () => {
  await arrived(1, 50)
  await settled()
  events.changed(['place:nl-nl:a b,c'])
  expect((await arrived(2, 50))[1]).toEqual(['any-change', 'place:nl-nl:a%20b%2Cc'])
})

/** Waits until the answer to the last request was read, and what follows it is scheduled. */
const settled = async () => {
  while (vi.getTimerCount() === 0) await setImmediate()
}
