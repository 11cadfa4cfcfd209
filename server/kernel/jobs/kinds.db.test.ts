import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { createLog } from '../logging/log.ts'
import type { JobKind } from './job.ts'
import { deleteQueue, pauseQueue, resumeQueue } from './queue-store.ts'
import { type JobRunner, runJobs } from './run-jobs.ts'
import { enqueue, type NewJob } from './store.ts'

let database: TestDatabase
let time: Date | undefined
const now = () => time ?? new Date()
const running: JobRunner[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(one => one.stop()))
  time = undefined
  await database.db.deleteFrom('job').execute()
  await database.db.deleteFrom('paused_queue').execute()
})
afterAll(() => database.drop())

const start = (kind: Omit<JobKind, 'name'>): JobRunner => {
  const log = createLog(process.env.TEST_LOG ?? 'silent')
  const { db, connection } = database
  const runner = runJobs({ db, log, now }, connection, { kinds: [{ name: 'note', ...kind }] })
  running.push(runner)
  return runner
}

const write = (...jobs: Omit<NewJob, 'kind'>[]): Promise<number[]> =>
  database.db.transaction().execute(db =>
    enqueue(
      db,
      jobs.map(job => ({ runAt: now(), ...job, kind: 'note' })),
    ),
  )

const rows = () => database.db.selectFrom('job').selectAll().orderBy('id').execute()
const seconds = (count: number) => new Date(Date.now() + count * 1_000)

/** Runs what is due at a time. */
const advance = (runner: JobRunner, to: Date) => {
  time = to
  runner.wake()
}

it('jobs without a queue run by due time, and one that fails holds up none', async () => {
  const seen: unknown[] = []
  await write(
    { payload: 'third', runAt: seconds(-1) },
    { payload: 'first', runAt: seconds(-3) },
    { payload: 'fails', runAt: seconds(-2) },
    { payload: 'later', runAt: seconds(600) },
  )
  const runner = start({
    concurrency: 1,
    run: async ({ payload }) => {
      if (payload === 'fails') throw new Error('Away')
      seen.push(payload)
      return undefined
    },
  })
  await eventually(() => expect(seen).toEqual(['first', 'third']))
  advance(runner, seconds(601))
  await eventually(() => expect(seen).toEqual(['first', 'third', 'later']))
})

it('jobs without a queue run on several nodes once each', async () => {
  const payloads = Array.from({ length: 60 }, (_, index) => index)
  const seen: number[] = []
  const run = async ({ payload }: { payload: unknown }) => {
    seen.push(Number(payload))
    await setImmediate()
    return undefined
  }
  for (let node = 0; node < 3; node++) start({ concurrency: 4, run })
  await write(...payloads.map(payload => ({ payload })))
  await eventually(async () => expect(await rows()).toEqual([]))
  expect(seen.toSorted((a, b) => a - b)).toEqual(payloads)
})

it('a queue in order of due time goes on behind a job that failed, one at a time', async () => {
  const seen: unknown[] = []
  let atOnce = 0
  const most: number[] = []
  const runner = start({
    concurrency: 4,
    order: 'due',
    run: async ({ payload, attempts }) => {
      most.push(++atOnce)
      await setImmediate()
      atOnce -= 1
      if (payload === 'fails' && attempts === 1) throw new Error('Away')
      seen.push(payload)
      return undefined
    },
  })
  await write(
    { queue: 'one', payload: 'fails' },
    { queue: 'one', payload: 'second' },
    { queue: 'one', payload: 'third' },
  )
  await eventually(() => expect(seen).toEqual(['second', 'third']))
  advance(runner, seconds(60))
  await eventually(() => expect(seen).toEqual(['second', 'third', 'fails']))
  expect(Math.max(...most)).toBe(1)
})

it('a queue that is postponed waits as a whole, with what is written later, and others do not', async () => {
  const seen: unknown[] = []
  await write({ queue: 'one', payload: 1 }, { queue: 'other', payload: 2 })
  await pauseQueue(database.db, 'note', 'one', seconds(600))
  const runner = start({
    concurrency: 4,
    order: 'due',
    run: async ({ payload }) => {
      seen.push(payload)
      return undefined
    },
  })
  await write({ queue: 'one', payload: 3 }, { queue: 'other', payload: 4 })
  await eventually(() => expect(seen).toEqual([2, 4]))
  await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 0 }, { attempts: 0 }]))
  advance(runner, seconds(601))
  await eventually(() => expect(seen).toEqual([2, 4, 1, 3]))
})

it('a queue that is resumed does not wait any longer, except for what is due later', async () => {
  const seen: unknown[] = []
  start({
    concurrency: 4,
    order: 'due',
    run: async ({ payload }) => {
      seen.push(payload)
      return undefined
    },
  })
  await pauseQueue(database.db, 'note', 'one', seconds(600))
  await write({ queue: 'one', payload: 1 }, { queue: 'one', payload: 2, runAt: seconds(300) }, { payload: 3 })
  await eventually(() => expect(seen).toEqual([3]))
  await resumeQueue(database.db, 'note', 'one')
  await eventually(() => expect(seen).toEqual([3, 1]))
  await eventually(async () => expect(await rows()).toMatchObject([{ payload: 2, attempts: 0 }]))
})

it('of a queue that was deleted, a job that runs writes nothing any more', async () => {
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const effects: string[] = []
  const runner = start({
    concurrency: 4,
    run: async () => {
      started.resolve()
      await finish.promise
      return async () => void effects.push('done')
    },
  })
  await write({ queue: 'one', payload: 1 }, { queue: 'one', payload: 2 })
  await started.promise
  await deleteQueue(database.db, 'note', 'one')
  finish.resolve()
  await runner.stop()
  expect(effects).toEqual([])
  expect(await rows()).toEqual([])
})

it('a failure is recorded together with what its kind writes about it', async () => {
  const failures = () => database.db.selectFrom('attempt').select('key').orderBy('key').execute()
  const runner = start({
    concurrency: 4,
    run: () => Promise.reject(new Error('Away')),
    failed:
      ({ attempts }, { message }) =>
      async db => {
        const key = `${message} ${attempts}`
        await db.insertInto('attempt').values({ key, failures: [] }).execute()
      },
  })
  await write({ payload: 1 })
  await eventually(async () => expect(await failures()).toEqual([{ key: 'Away 1' }]))
  advance(runner, seconds(4 * 86_400))
  await eventually(async () => expect(await failures()).toEqual([{ key: 'Away 1' }, { key: 'Away 2' }]))
  expect(await rows()).toMatchObject([{ given_up_at: now() }])
  await database.db.deleteFrom('attempt').execute()
})

it('a kind that has a time of its own for the end of its jobs never has one given up', async () => {
  let isAway = true
  await write({ payload: 1 }, { payload: 2 })
  await database.db
    .updateTable('job')
    .set({ claim: crypto.randomUUID(), leased_until: new Date(0), deaths: 2, attempts: 3 })
    .where('payload', '=', '1')
    .execute()
  const runner = start({
    concurrency: 4,
    hasDeadline: true,
    run: async () => {
      if (isAway) throw new Error('Away')
      return undefined
    },
  })
  await eventually(async () =>
    expect(await rows()).toMatchObject([
      { failure: expect.stringMatching(/^3 processes/), given_up_at: null, claim: null },
      { failure: 'Away', claim: null },
    ]),
  )
  advance(runner, seconds(4 * 86_400))
  await eventually(async () =>
    expect(await rows()).toMatchObject([
      { failure: 'Away' },
      { attempts: 2, given_up_at: null, claim: null },
    ]),
  )
  isAway = false
  advance(runner, seconds(5 * 86_400))
  await eventually(async () => expect(await rows()).toEqual([]))
})

it('a failure is recorded although what its kind writes about it is refused', async () => {
  start({
    concurrency: 4,
    run: () => Promise.reject(new Error('Away')),
    failed: () => () => Promise.reject(new Error('Refused')),
  })
  await write({ payload: 1 })
  await eventually(async () => expect(await rows()).toMatchObject([{ claim: null, attempts: 1 }]))
  await eventually(async () => expect(await rows()).toMatchObject([{ failure: 'Refused' }]))
})
