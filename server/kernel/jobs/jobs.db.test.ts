import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { createLog } from '../logging/log.ts'
import type { Effect, Job, JobKind, StandingJob } from './job.ts'
import { type JobRunner, runJobs } from './run-jobs.ts'
import { enqueue } from './store.ts'

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
})
afterAll(() => database.drop())

const start = (...works: (JobKind | StandingJob)[]): JobRunner => {
  const runner = runJobs(
    { db: database.db, log: createLog(process.env.TEST_LOG ?? 'silent'), now },
    database.connection,
    {
      kinds: works.filter(work => 'concurrency' in work),
      standing: works.filter(work => 'every' in work),
    },
  )
  running.push(runner)
  return runner
}

const kindOf = (
  name: string,
  run: (job: Job, signal: AbortSignal) => Promise<Effect | undefined>,
  concurrency = 4,
): JobKind => ({ name, concurrency, run })

/** A kind whose jobs do nothing but remember that they ran. */
const remembering = (name = 'note', concurrency = 4) => {
  const seen: unknown[] = []
  return {
    seen,
    kind: kindOf(
      name,
      async ({ payload }) => {
        seen.push(payload)
        return undefined
      },
      concurrency,
    ),
  }
}

const write = (kind: string, payloads: readonly number[], queue = (payload: number) => `queue ${payload}`) =>
  database.db.transaction().execute(db =>
    enqueue(
      db,
      payloads.map(payload => ({ kind, queue: queue(payload), payload, runAt: now() })),
    ),
  )

const rows = () => database.db.selectFrom('job').selectAll().orderBy('id').execute()

/** As if the process that has these jobs had been killed long ago. */
const expireClaims = () =>
  database.db
    .updateTable('job')
    .set({ leased_until: new Date(0) })
    .where('claim', 'is not', null)
    .execute()

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

describe('a job', () => {
  it('runs after the commit of what wrote it, and not after a rollback', async () => {
    const { kind, seen } = remembering()
    start(kind)
    await database.db
      .transaction()
      .execute(async db => {
        await enqueue(db, [{ kind: 'note', queue: 'a', payload: 1 }])
        throw new Error('Something else failed')
      })
      .catch(() => {})
    await write('note', [2])
    await eventually(async () => expect(await rows()).toEqual([]))
    expect(seen).toEqual([2])
  })

  it('is not written outside of a transaction', async () => {
    await expect(enqueue(database.db, [{ kind: 'note', queue: 'a', payload: 1 }])).rejects.toThrow(
      'a job is written in the transaction of what causes it',
    )
  })

  it('is claimed by one of several nodes', async () => {
    const { kind, seen } = remembering('note', 2)
    for (let node = 0; node < 3; node++) start(kind)
    const payloads = Array.from({ length: 60 }, (_, index) => index)
    await write('note', payloads)
    await eventually(async () => expect(await rows()).toEqual([]))
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(payloads)
  })

  it('ends together with what it writes, or not at all', async () => {
    let isRefused = true
    const effect: Effect = async db => {
      await db.insertInto('attempt').values({ key: 'job', failures: [] }).execute()
      if (isRefused) throw new Error('Refused')
    }
    const runner = start(kindOf('note', async () => effect))
    await write('note', [1])
    await eventually(async () => expect(await rows()).toMatchObject([{ failure: 'Refused', claim: null }]))
    const attempts = () => database.db.selectFrom('attempt').select('key').where('key', '=', 'job').execute()
    expect(await attempts()).toEqual([])
    isRefused = false
    time = new Date(Date.now() + 60_000)
    runner.wake()
    await eventually(async () => expect(await rows()).toEqual([]))
    expect(await attempts()).toHaveLength(1)
  })

  it('runs again after a failure, later each time, and is given up after three days', async () => {
    const runner = start(kindOf('note', () => Promise.reject(new Error('The receiver is away'))))
    const begin = new Date()
    time = begin
    await write('note', [1])
    const after = async (milliseconds: number) => {
      time = new Date(begin.getTime() + milliseconds)
      runner.wake()
    }
    const failed = (attempts: number, wait: number) =>
      eventually(async () =>
        expect(await rows()).toMatchObject([
          {
            attempts,
            failure: 'The receiver is away',
            run_at: new Date(now().getTime() + wait),
            claim: null,
          },
        ]),
      )
    await failed(1, 15_000)
    await after(15_000)
    await failed(2, 30_000)
    await after(3 * 86_400_000)
    await eventually(async () => expect(await rows()).toMatchObject([{ given_up_at: now() }]))
  })

  it('keeps the beginning of the message of its failure, whatever was thrown', async () => {
    const reasons = [new Error('ü'.repeat(600)), 'Away', undefined]
    start(kindOf('note', ({ payload }) => Promise.reject(reasons[Number(payload)])))
    await write('note', [0, 1, 2])
    const failures = async () => (await rows()).map(({ failure }) => failure)
    await eventually(async () => expect(await failures()).toEqual(['ü'.repeat(500), 'Away', 'undefined']))
  })

  it('waits for the earlier ones of its queue, and not for those of others', async () => {
    let isAway = true
    const seen: unknown[] = []
    const runner = start(
      kindOf('note', async ({ payload }) => {
        if (isAway && payload === 1) throw new Error('Away')
        seen.push(payload)
        return undefined
      }),
    )
    await write('note', [1, 3, 2, 4], payload => (payload % 2 ? 'odd' : 'even'))
    await eventually(() => expect(seen).toEqual([2, 4]))
    isAway = false
    time = new Date(Date.now() + 60_000)
    runner.wake()
    await eventually(() => expect(seen).toEqual([2, 4, 1, 3]))
  })

  it('does not run beside another of its queue, whichever was written first', async () => {
    const finish = Promise.withResolvers<void>()
    const started: unknown[] = []
    start(
      kindOf('note', async ({ payload }) => {
        started.push(payload)
        if (payload === 2) await finish.promise
        return undefined
      }),
    )
    await database.db.transaction().execute(async earlier => {
      await enqueue(earlier, [{ kind: 'note', queue: 'same', payload: 1 }])
      await write('note', [2], () => 'same')
      await eventually(() => expect(started).toEqual([2]))
    })
    await write('note', [3])
    await eventually(() => expect(started).toEqual([2, 3]))
    finish.resolve()
    await eventually(() => expect(started).toEqual([2, 3, 1]))
  })

  it('of a kind that no node knows waits', async () => {
    const { kind, seen } = remembering('note')
    start(kind)
    await write('other', [1])
    await write('note', [2])
    await eventually(() => expect(seen).toEqual([2]))
    await eventually(async () => expect(await rows()).toMatchObject([{ kind: 'other', attempts: 0 }]))
  })

  it('starts although many of another kind wait', async () => {
    const { kind, seen } = remembering('quick')
    start(
      kindOf('slow', (_, signal) => never(signal), 2),
      kind,
    )
    await write(
      'slow',
      Array.from({ length: 500 }, (_, index) => index),
    )
    await write('quick', [1])
    await eventually(() => expect(seen).toEqual([1]))
  })
})

describe('a process that ends', () => {
  it.each([
    ['are interrupted', never],
    ['end by themselves', (signal: AbortSignal) => never(signal).catch(() => undefined)],
  ])('in an orderly way hands its jobs on, and this is no failure: they %s', async (_, work) => {
    time = new Date()
    const started = Promise.withResolvers<void>()
    const first = start({
      name: 'count',
      every: 3_600_000,
      run: (signal: AbortSignal) => {
        started.resolve()
        return work(signal)
      },
    })
    await started.promise
    await first.stop()
    expect(await rows()).toMatchObject([{ attempts: 0, deaths: 0, claim: null, failure: '', run_at: time }])
    const ran = Promise.withResolvers<void>()
    start({
      name: 'count',
      every: 3_600_000,
      run: async () => {
        ran.resolve()
        return undefined
      },
    })
    await ran.promise
  })

  it('without a word is followed by another once its claim has expired', async () => {
    const started = Promise.withResolvers<void>()
    start(
      kindOf('note', (_, signal) => {
        started.resolve()
        return never(signal)
      }),
    )
    await write('note', [1])
    await started.promise
    const { kind, seen } = remembering()
    const second = start(kind)
    await setImmediate()
    expect(seen).toEqual([])
    await expireClaims()
    second.wake()
    await eventually(() => expect(seen).toEqual([1]))
    await eventually(async () => expect(await rows()).toEqual([]))
  })

  it('and wakes up later changes nothing any more', async () => {
    const late = Promise.withResolvers<undefined>()
    const started = Promise.withResolvers<void>()
    const effects: string[] = []
    const stalled = start(
      kindOf('note', async () => {
        started.resolve()
        await late.promise
        return async () => void effects.push('late')
      }),
    )
    await write('note', [1])
    await started.promise
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const second = start(
      kindOf('note', async () => {
        begun.resolve()
        await finish.promise
        return async () => void effects.push('second')
      }),
    )
    await expireClaims()
    second.wake()
    await begun.promise
    late.resolve(undefined)
    await stalled.stop()
    expect(await rows()).toMatchObject([{ deaths: 1, claim: expect.any(String) }])
    finish.resolve()
    await eventually(async () => expect(await rows()).toEqual([]))
    expect(effects).toEqual(['second'])
  })

  it('three times while it runs a job is not risked a fourth time, and other jobs go on', async () => {
    const { kind, seen } = remembering()
    await write('note', [1, 2])
    await database.db
      .updateTable('job')
      .set({ claim: crypto.randomUUID(), leased_until: new Date(0), deaths: 2, attempts: 3 })
      .where('payload', '=', '1')
      .execute()
    start(kind)
    await eventually(() => expect(seen).toEqual([2]))
    await eventually(async () =>
      expect(await rows()).toMatchObject([
        {
          given_up_at: expect.any(Date),
          failure: '3 processes ended or lost the database while they ran this job',
          deaths: 3,
        },
      ]),
    )
  })
})

describe('a standing job', () => {
  it('runs on one node at a time, and again after its interval', async () => {
    let runs = 0
    let atOnce = 0
    const most: number[] = []
    const count: StandingJob = {
      name: 'count',
      every: 60_000,
      run: async () => {
        runs += 1
        atOnce += 1
        most.push(atOnce)
        await setImmediate()
        atOnce -= 1
        return undefined
      },
    }
    const nodes = [start(count), start(count), start(count)]
    await eventually(() => expect(runs).toBe(1))
    await eventually(async () => expect(await rows()).toMatchObject([{ claim: null, attempts: 0 }]))
    for (let minute = 1; minute <= 5; minute++) {
      time = new Date(Date.now() + minute * 120_000)
      for (const node of nodes) node.wake()
      await eventually(() => expect(runs).toBe(minute + 1))
      await eventually(async () => expect(await rows()).toMatchObject([{ claim: null }]))
    }
    expect(Math.max(...most)).toBe(1)
  })

  it('runs again when it is woken while it runs', async () => {
    const ends: (() => void)[] = []
    start({
      name: 'count',
      every: 3_600_000,
      wokenBy: 'test_changed',
      run: async () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        ends.push(resolve)
        await promise
        return undefined
      },
    })
    const isWoken = async () => expect(await rows()).toMatchObject([{ run_at: expect.any(Date) }])
    await eventually(() => expect(ends).toHaveLength(1))
    // Listening may begin after that, and wakes the job once more.
    await eventually(async () => {
      await database.asOwner('notify test_changed')
      await isWoken()
    })
    ends[0]?.()
    await eventually(() => expect(ends).toHaveLength(2))
    await database.asOwner('notify test_changed')
    await eventually(isWoken)
    ends[1]?.()
    await eventually(() => expect(ends).toHaveLength(3))
    ends[2]?.()
  })

  it('runs when its last run says, at the latest after its interval', async () => {
    time = new Date()
    const begin = time.getTime()
    const after = (milliseconds: number) => new Date(begin + milliseconds)
    const times = [after(1_000), after(3_600_000), undefined]
    const runner = start({ name: 'count', every: 60_000, run: async () => times.shift() })
    const dueAt = (at: Date) =>
      eventually(async () => expect(await rows()).toMatchObject([{ claim: null, run_at: at }]))
    await dueAt(after(1_000))
    time = after(1_000)
    runner.wake()
    await dueAt(after(61_000))
    time = after(61_000)
    runner.wake()
    await dueAt(after(121_000))
  })

  it('waits no longer than a node wants that starts, and no less because of one', async () => {
    time = new Date()
    const every = (milliseconds: number) =>
      start({ name: 'count', every: milliseconds, run: async () => undefined })
    const isDueAfter = (milliseconds: number) =>
      eventually(async () =>
        expect(await rows()).toMatchObject([
          { claim: null, run_at: new Date(now().getTime() + milliseconds) },
        ]),
      )
    every(3_600_000)
    await isDueAfter(3_600_000)
    every(60_000)
    await isDueAfter(60_000)
    const last = every(7_200_000)
    last.wake()
    await last.stop()
    await isDueAfter(60_000)
  })

  it('that gathers notifications runs after its delay, however many there are', async () => {
    time = new Date()
    let runs = 0
    const runner = start({
      name: 'count',
      every: 3_600_000,
      wokenBy: 'test_changed',
      delay: 5_000,
      run: async () => {
        runs += 1
        return undefined
      },
    })
    await eventually(() => expect(runs).toBe(1))
    await eventually(async () => expect(await rows()).toMatchObject([{ claim: null }]))
    const due = new Date(time.getTime() + 5_000)
    await database.asOwner('notify test_changed')
    await eventually(async () => expect(await rows()).toMatchObject([{ run_at: due }]))
    time = new Date(time.getTime() + 3_000)
    await database.asOwner('notify test_changed')
    time = due
    runner.wake()
    await eventually(() => expect(runs).toBe(2))
  })

  it('is due at the start of a node, if it is to be', async () => {
    const ran: string[] = []
    const note = (name: string): StandingJob => ({
      name,
      every: 3_600_000,
      run: async () => void ran.push(name),
    })
    const works = [note('later'), { ...note('at once'), atStart: true as const }]
    const isIdle = () =>
      eventually(async () => expect(await rows()).toMatchObject([{ claim: null }, { claim: null }]))
    start(...works)
    await eventually(() => expect(ran).toHaveLength(2))
    await isIdle()
    start(...works)
    await eventually(() => expect(ran).toHaveLength(3))
    await isIdle()
    expect(ran.toSorted()).toEqual(['at once', 'at once', 'later'])
  })

  it('is never given up, and waits no longer after failures than its interval', async () => {
    let runs = 0
    const runner = start({
      name: 'count',
      every: 20_000,
      run: async () => {
        runs += 1
        throw new Error('Not today')
      },
    })
    const begin = Date.now()
    for (let days = 0; days < 5; days++) {
      time = new Date(begin + days * 86_400_000)
      runner.wake()
      await eventually(() => expect(runs).toBe(days + 1))
      await eventually(async () =>
        expect(await rows()).toMatchObject([{ failure: 'Not today', given_up_at: null, claim: null }]),
      )
    }
    const [row] = await rows()
    expect(row?.run_at).toEqual(new Date(now().getTime() + 20_000))
  })

  it('goes on after processes have ended while it ran, later each time', async () => {
    const ran = Promise.withResolvers<void>()
    await database.db
      .insertInto('job')
      .values({
        kind: 'count',
        standing: true,
        created_at: new Date(),
        run_at: new Date(0),
        claim: crypto.randomUUID(),
        leased_until: new Date(0),
        deaths: 2,
      })
      .execute()
    const runner = start({
      name: 'count',
      every: 3_600_000,
      run: async () => {
        ran.resolve()
        return undefined
      },
    })
    await eventually(async () => expect(await rows()).toMatchObject([{ deaths: 3, claim: null }]))
    time = new Date(Date.now() + 3_600_000)
    runner.wake()
    await ran.promise
    await eventually(async () => expect(await rows()).toMatchObject([{ deaths: 0, failure: '' }]))
  })
})
