import { describe, expect, test } from 'vitest'
import { Cancelled } from '../async/cancelled.ts'
import type { Demand } from './demand.ts'
import { createSingleFlight } from './single-flight.ts'

const requester = (name = 'a') => {
  const abort = new AbortController()
  return { name, disconnected: abort.signal, leave: () => abort.abort() }
}

/** Work that runs until the test ends it, or nobody waits for it. */
const openWork = () => {
  const demands: Demand[] = []
  const { promise, resolve } = Promise.withResolvers<number>()
  const work = (demand: Demand) => {
    demands.push(demand)
    return promise
  }
  return { work, demands, end: resolve }
}

describe('the work of one key', () => {
  test('runs once for all requests during it, and again afterwards', async () => {
    const run = createSingleFlight<number>()
    const { work, demands, end } = openWork()
    const both = Promise.all([run('x', requester('a'), work), run('x', requester('b'), work)])
    expect([...(demands[0]?.requesters() ?? [])]).toEqual(['a', 'b'])
    end(1)
    expect(await both).toEqual([1, 1])
    expect(await run('x', requester(), async () => 2)).toBe(2)
  })

  test('continues while anybody waits for it', async () => {
    const run = createSingleFlight<number>()
    const { work, demands, end } = openWork()
    const [first, second] = [requester('a'), requester('b')]
    const left = run('x', first, work)
    const stayed = run('x', second, work)
    first.leave()
    await expect(left).rejects.toBeInstanceOf(Cancelled)
    expect([...(demands[0]?.requesters() ?? [])]).toEqual(['b'])
    expect(demands[0]?.signal.aborted).toBe(false)
    end(1)
    expect(await stayed).toBe(1)
  })

  test('is aborted when the last request disconnects, and starts again for the next', async () => {
    const run = createSingleFlight<number>()
    const { work, demands } = openWork()
    const only = requester()
    const left = run('x', only, work)
    only.leave()
    await expect(left).rejects.toBeInstanceOf(Cancelled)
    expect(demands[0]?.signal.aborted).toBe(true)
    expect(await run('x', requester(), async () => 2)).toBe(2)
  })

  test('is not started for a request that has disconnected already', async () => {
    const run = createSingleFlight<number>()
    const { work, demands } = openWork()
    const departed = requester()
    departed.leave()
    await expect(run('x', departed, work)).rejects.toBeInstanceOf(Cancelled)
    expect(demands).toEqual([])
  })

  test('fails for all requests', async () => {
    const run = createSingleFlight<number>()
    const failing = () => Promise.reject(new Error('broken'))
    await expect(run('x', requester(), failing)).rejects.toThrow('broken')
    expect(await run('x', requester(), async () => 2)).toBe(2)
  })
})
