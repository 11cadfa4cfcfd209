import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepClaims } from './keep-claims.ts'
import { type Claim, leaseTime } from './store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const claimOf = (id: number): Claim => ({ id, claim: `claim ${id}` })
const third = leaseTime / 3

/** Claims in a database that answers which of them are valid, or is away. */
const hold = () => {
  const asked: string[][] = []
  const database = { isAway: false, taken: new Set<string>() }
  const claims = keepClaims(async all => {
    asked.push(all.map(({ claim }) => claim))
    if (database.isAway) throw new Error('The database is away')
    return new Set(all.map(({ claim }) => claim).filter(claim => !database.taken.has(claim)))
  })
  return { asked, database, claims }
}

describe('the claims of a process', () => {
  it('are renewed three times as often as they have to be, without those that were let go', async () => {
    const { asked, claims } = hold()
    const [one, two] = [claimOf(1), claimOf(2)]
    const signals = [one, two].map(claim => claims.hold(claim, performance.now()))
    await vi.advanceTimersByTimeAsync(third - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([['claim 1', 'claim 2']])
    claims.letGo(one)
    await vi.advanceTimersByTimeAsync(third)
    claims.letGo(two)
    await vi.advanceTimersByTimeAsync(10 * third)
    expect(asked).toEqual([['claim 1', 'claim 2'], ['claim 2']])
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
  })

  it('are lost one by one to other nodes', async () => {
    const { database, claims } = hold()
    const [one, two] = [claimOf(1), claimOf(2)].map(claim => claims.hold(claim, performance.now()))
    database.taken.add('claim 1')
    await vi.advanceTimersByTimeAsync(third)
    expect([one?.aborted, two?.aborted]).toEqual([true, false])
  })

  it('are given up before they expire while the database is away', async () => {
    const { database, claims } = hold()
    database.isAway = true
    const signal = claims.hold(claimOf(1), performance.now())
    await vi.advanceTimersByTimeAsync(2 * third - 1)
    expect(signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal.aborted).toBe(true)
  })

  it('last from when they were asked for, which may have been long ago', async () => {
    const { database, claims } = hold()
    database.isAway = true
    const [late, early] = [0, third].map((ago, id) => claims.hold(claimOf(id), performance.now() - ago))
    await vi.advanceTimersByTimeAsync(third)
    expect([late?.aborted, early?.aborted]).toEqual([false, true])
  })

  it('last longer after each renewal', async () => {
    const { database, claims } = hold()
    const signal = claims.hold(claimOf(1), performance.now())
    await vi.advanceTimersByTimeAsync(5 * third)
    database.isAway = true
    await vi.advanceTimersByTimeAsync(third)
    expect(signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(third)
    expect(signal.aborted).toBe(true)
  })

  it('are no longer renewed once the process stops', async () => {
    const { asked, claims } = hold()
    claims.hold(claimOf(1), performance.now())
    claims.stop()
    await vi.advanceTimersByTimeAsync(10 * third)
    expect(asked).toEqual([])
  })
})
