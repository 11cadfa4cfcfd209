import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { listFailed, lockAllFailed, lockFailed } from './failed-store.ts'

let database: TestDatabase
const ids = new Map<string, number>()

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const job = (queue: string, parts: object) => ({
  kind: 'hook:orders',
  queue,
  created_at: day(1),
  run_at: day(20),
  ...parts,
})

beforeAll(async () => {
  database = await createTestDatabase()
  const rows = await database.db
    .insertInto('job')
    .values([
      job('waits', {}),
      job('fails', { failure: 'Größe: 50 % 🙂', failing_since: day(3), attempts: 4 }),
      job('runs', {
        failure: 'Away',
        failing_since: day(2),
        claim: crypto.randomUUID(),
        leased_until: new Date(Date.now() + 3_600_000),
      }),
      job('given up', { kind: 'webhook', failure: 'Away', failing_since: day(2), given_up_at: day(5) }),
    ])
    .returning(['id', 'queue'])
    .execute()
  for (const { id, queue } of rows) ids.set(queue ?? '', id)
})
afterAll(() => database.drop())

const all = { kind: '', state: '', searchTerm: '' } as const
const page = { size: 10, offset: 0 }
const byTime = { column: 'failingSince', direction: 'asc' } as const
const idOf = (queue: string) => ids.get(queue) ?? 0
const list = async (
  filter: Partial<Parameters<typeof listFailed>[1]>,
  order: Parameters<typeof listFailed>[2] = byTime,
) => (await listFailed(database.db, { ...all, ...filter }, order, page)).items.map(({ id }) => id)

it('lists what failed, and what was given up, in order, and by number where that is the same', async () => {
  expect(await list({})).toEqual([idOf('runs'), idOf('given up'), idOf('fails')])
  expect(await list({}, { column: 'failingSince', direction: 'desc' })).toEqual([
    idOf('fails'),
    idOf('given up'),
    idOf('runs'),
  ])
  expect(await list({}, { column: 'nextAt', direction: 'asc' })).toHaveLength(3)
})

it.each<[Partial<Parameters<typeof listFailed>[1]>, string[]]>([
  [{ kind: 'webhook' }, ['given up']],
  [{ state: 'failing' }, ['runs', 'fails']],
  [{ state: 'given-up' }, ['given up']],
  [{ searchTerm: ' größe: 50 % ' }, ['fails']],
  [{ searchTerm: '%' }, ['fails']],
  [{ searchTerm: 'nothing' }, []],
])('finds by %j', async (filter, queues) => {
  expect(await list(filter)).toEqual(queues.map(idOf))
})

it('lists a part, with the number of all', async () => {
  const { items, totalItems } = await listFailed(database.db, all, byTime, { size: 1, offset: 1 })
  expect([items.map(({ id }) => id), totalItems]).toEqual([[idOf('given up')], 3])
})

it('describes a job by what it is about, and names no next time for one that runs or was given up', async () => {
  const { items } = await listFailed(database.db, all, byTime, page)
  const [runs, givenUp, fails] = items
  expect(fails).toEqual({
    id: idOf('fails'),
    kind: 'hook:orders',
    standing: false,
    isRunning: false,
    subject: 'fails',
    createdAt: day(1),
    failingSince: day(3),
    givenUpAt: null,
    attempts: 4,
    nextAt: day(20),
    failure: 'Größe: 50 % 🙂',
  })
  expect(runs).toMatchObject({ isRunning: true, nextAt: null })
  expect(givenUp).toMatchObject({ subject: '', givenUpAt: day(5), nextAt: null })
})

it('locks one that failed, and none that waits', async () => {
  const lock = (queue: string) => database.db.transaction().execute(db => lockFailed(db, idOf(queue)))
  expect(await lock('fails')).toMatchObject({ id: idOf('fails'), isRunning: false })
  expect(await lock('runs')).toMatchObject({ id: idOf('runs'), isRunning: true })
  expect(await lock('waits')).toBeUndefined()
})

it('locks all that failed until a moment', async () => {
  const lock = (until: Date) =>
    database.db.transaction().execute(async db => (await lockAllFailed(db, all, until)).map(({ id }) => id))
  expect(await lock(day(2))).toEqual([idOf('runs')])
  expect(await lock(day(5))).toEqual([idOf('fails'), idOf('runs'), idOf('given up')])
})
