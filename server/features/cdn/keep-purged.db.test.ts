import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { allPages } from '../../kernel/content/cdn-tags.ts'
import { insertEvent } from '../../kernel/content/event-store.ts'
import { deleteOldEvents } from '../../kernel/content/events.ts'
import { type JobRunner, runJobs } from '../../kernel/jobs/run-jobs.ts'
import { createLog } from '../../kernel/logging/log.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { keepPurged } from './keep-purged.ts'

let database: TestDatabase
let offset = 0
let requests: string[][] = []
let headers: (string | string[] | undefined)[] = []
let status = 200
/** What requests wait for. */
let answered: Promise<void> = Promise.resolve()
const running: JobRunner[] = []

const accept = async (request: IncomingMessage, response: ServerResponse) => {
  const body: { tags: string[] } = JSON.parse(await text(request))
  requests.push(body.tags.toSorted())
  headers.push(request.headers['x-key'])
  await answered
  response.writeHead(status).end()
}
const cdn = createServer((request, response) => void accept(request, response))

beforeAll(async () => {
  database = await createTestDatabase()
  cdn.listen(0, '127.0.0.1')
  await once(cdn, 'listening')
})
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
  await database.db.deleteFrom('content_event').execute()
  await database.db.deleteFrom('job').execute()
  offset = 0
  requests = []
  headers = []
  status = 200
})
afterAll(async () => {
  cdn.closeAllConnections()
  cdn.close()
  await database.drop()
})

const start = (): JobRunner => {
  const { port } = cdn.address() as AddressInfo
  const app = {
    db: database.db,
    log: createLog(process.env.TEST_LOG ?? 'silent'),
    now: () => new Date(Date.now() + offset),
  }
  const purging = keepPurged(app, { purgeURL: `http://127.0.0.1:${port}/`, purgeHeader: ['X-Key', '123'] })
  const runner = runJobs(app, database.connection, { standing: [purging] })
  running.push(runner)
  return runner
}
const change = (...tags: string[]) => database.db.transaction().execute(db => insertEvent(db, tags))
const pass = (runner: JobRunner, seconds: number) => {
  offset += seconds * 1_000
  runner.wake()
}
const unpurged = () =>
  database.db.selectFrom('content_event').where('purges', '<', 2).select('purges').execute()

it('purges what changed before it started, and again for what was on its way, and then no more', async () => {
  await change('page:1')
  const runner = start()
  await eventually(async () => expect(await unpurged()).toEqual([{ purges: 1 }]))
  expect(requests).toEqual([['any-change', 'page:1']])
  expect(headers).toEqual(['123'])
  pass(runner, 11)
  await eventually(async () => expect(await unpurged()).toEqual([]))
  expect(requests).toEqual([
    ['any-change', 'page:1'],
    ['any-change', 'page:1'],
  ])
})

it('purges changes that come together with one request, and later ones with the next', async () => {
  await change('page:1')
  await change('page:2', 'list:news:nl-nl')
  const finish = Promise.withResolvers<void>()
  answered = finish.promise
  start()
  await eventually(() => expect(requests).toEqual([['any-change', 'list:news:nl-nl', 'page:1', 'page:2']]))
  await change('page:3')
  await change('page:4')
  finish.resolve()
  await eventually(() => expect(requests[1]).toEqual(['any-change', 'page:3', 'page:4']))
})

it('is done by one of several nodes', async () => {
  await change('page:1')
  for (let node = 0; node < 3; node++) start()
  await eventually(async () => expect(await unpurged()).toEqual([{ purges: 1 }]))
  await change('page:2')
  await eventually(async () => expect(await unpurged()).toEqual([{ purges: 1 }, { purges: 1 }]))
  expect(requests).toEqual([
    ['any-change', 'page:1'],
    ['any-change', 'page:2'],
  ])
})

it('names at most 30 tags in a request, and purges everything instead of very many', async () => {
  await change(...Array.from({ length: 70 }, (_, number) => `page:${number}`))
  start()
  await eventually(() => expect(requests.map(tags => tags.length)).toEqual([30, 30, 11]))
  await change(...Array.from({ length: 1_000 }, (_, number) => `page:${number}`))
  await eventually(() => expect(requests[3]).toEqual(['all']))
})

it('purges everything with one tag', async () => {
  await change('page:1')
  await change(allPages)
  start()
  await eventually(() => expect(requests).toEqual([['all']]))
})

it('tries again until the CDN accepts, also on another node, and loses no change in the meantime', async () => {
  status = 503
  await change('page:1')
  const first = start()
  await eventually(() => expect(requests).toHaveLength(1))
  await first.stop()
  status = 200
  await change('page:2')
  start()
  await eventually(async () => expect(await unpurged()).toEqual([{ purges: 1 }, { purges: 1 }]))
  expect(requests.at(-1)).toEqual(['any-change', 'page:1', 'page:2'])
})

it('spells tags without the characters that separate them', async () => {
  await change('place:nl-nl:a b,c')
  start()
  await eventually(() => expect(requests).toEqual([['any-change', 'place:nl-nl:a%20b%2Cc']]))
})

it('changes that the CDN refuses are kept for longer than those that it has purged', async () => {
  await change('page:1')
  const later = new Date(Date.now() + 2 * 86_400_000)
  await deleteOldEvents(database.db, later, true)
  start()
  await eventually(() => expect(requests[0]).toContain('page:1'))
  await eventually(async () => {
    await deleteOldEvents(database.db, later, true)
    expect(await database.db.selectFrom('content_event').select('id').execute()).toEqual([])
  })
})
