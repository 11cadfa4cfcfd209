import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { Cancelled } from '../async/cancelled.ts'
import { asRequest } from '../logging/request-context.ts'
import { createLane, type LaneOptions, NoTurn } from './lane.ts'

afterEach(() => {
  vi.useRealTimers()
})

const open = (options: Partial<LaneOptions> = {}) => {
  const lane = createLane({ atOnce: 2, waiting: 10, longestWait: 60_000, ...options })
  const started: string[] = []
  const ends: (() => void)[] = []
  /** A task of this address that takes until it is ended. */
  const ask = (address: string, isGone?: () => boolean) => {
    const task = async () => {
      started.push(address)
      await new Promise<void>(resolve => ends.push(resolve))
      return address
    }
    const asked = lane.admit(address, task, isGone)
    asked.catch(() => {})
    return asked
  }
  const endFirst = async () => {
    await setImmediate()
    ends.shift()?.()
    // The next task starts in a turn of its own.
    await setImmediate()
    await setImmediate()
  }
  return { lane, started, ask, endFirst }
}

const [flooder, visitor, other] = ['192.0.2.1', '198.51.100.7', '203.0.113.9']

test('a lane runs a few tasks at once, and the others when it is their turn', async () => {
  const { started, ask, endFirst } = open()
  const asked = ['a', 'b', 'c'].map(address => ask(address))
  await setImmediate()
  expect(started).toEqual(['a', 'b'])
  await endFirst()
  expect(started).toEqual(['a', 'b', 'c'])
  await endFirst()
  await endFirst()
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c'])
})

test('a network that sends much waits for itself: others come next', async () => {
  const { started, ask, endFirst } = open()
  for (let sent = 0; sent < 6; sent++) void ask(flooder)
  void ask(visitor)
  void ask(other)
  for (let ended = 0; ended < 5; ended++) await endFirst()
  expect(started).toEqual([flooder, flooder, flooder, visitor, other, flooder, flooder])
})

test('networks that come first have their turn before those that waited longer', async () => {
  const { started, ask, endFirst } = open({ comesFirst: network => network === visitor })
  for (let network = 0; network < 5; network++) void ask(`10.0.0.${network}`)
  void ask(visitor)
  void ask(visitor)
  for (let ended = 0; ended < 3; ended++) await endFirst()
  expect(started).toEqual(['10.0.0.0', '10.0.0.1', visitor, visitor, '10.0.0.2'])
})

test('networks that come first have a place to wait when others have taken all', async () => {
  const { started, ask, endFirst } = open({ waiting: 3, comesFirst: network => network === visitor })
  const asked = Array.from({ length: 5 }, (_, network) => ask(`10.0.0.${network}`))
  void ask(visitor)
  await expect(asked[2]).rejects.toBeInstanceOf(NoTurn)
  await expect(ask(other)).rejects.toBeInstanceOf(NoTurn)
  await endFirst()
  expect(started.at(-1)).toBe(visitor)
})

test('networks that come first lose no place to others, and share what they have', async () => {
  const { ask } = open({ waiting: 3, comesFirst: network => network !== flooder })
  const asked = Array.from({ length: 5 }, () => ask(visitor))
  await expect(ask(flooder)).rejects.toBeInstanceOf(NoTurn)
  void ask(other)
  await expect(asked[4]).rejects.toBeInstanceOf(NoTurn)
})

test('a lane with a pause leaves time between the starts of two tasks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { started, ask, endFirst } = open({ pause: 12 })
  for (const address of ['a', 'b', 'c']) void ask(address)
  await setImmediate()
  expect(started).toEqual(['a'])
  await endFirst()
  await vi.advanceTimersByTimeAsync(11)
  expect(started).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(12)
  expect(started).toEqual(['a', 'b', 'c'])
})

test('addresses of one IPv6 network count as one', async () => {
  const { started, ask, endFirst } = open()
  for (let host = 1; host < 5; host++) void ask(`2001:db8:1:2::${host}`)
  void ask(visitor)
  await endFirst()
  await endFirst()
  expect(started.slice(2)).toEqual(['2001:db8:1:2::3', visitor])
})

test('one network never has all places', async () => {
  const { started, ask } = open({ atOnce: 4 })
  for (let sent = 0; sent < 6; sent++) void ask(flooder)
  await setImmediate()
  expect(started).toEqual([flooder, flooder, flooder])
  void ask(visitor)
  await setImmediate()
  expect(started).toEqual([flooder, flooder, flooder, visitor])
})

test('a task that fails, and one whose client is gone, leave their place to the next', async () => {
  const { lane, started, ask, endFirst } = open({ atOnce: 1 })
  await expect(lane.admit(visitor, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  void ask(visitor)
  const gone = ask(flooder, () => true)
  void ask(other)
  await endFirst()
  await expect(gone).rejects.toBeInstanceOf(Cancelled)
  await setImmediate()
  expect(started).toEqual([visitor, other])
})

test('the calls that a request makes itself have its turn, and no others', async () => {
  const { lane, ask, endFirst, started } = open({ atOnce: 1, waiting: 1 })
  const outer = asRequest({ method: 'GET', url: '/' }, () =>
    lane.admit(visitor, async () => {
      void asRequest({ method: 'GET', url: '/' }, () => ask(other))
      lane.check(visitor)
      return lane.admit(visitor, async () => [...started, 'inner'])
    }),
  )
  expect(await outer).toEqual(['inner'])
  await endFirst()
  expect(started).toEqual([other])
})

test('when all places to wait are taken, the network with the most of them gives up one', async () => {
  const { lane, ask } = open({ waiting: 4 })
  const flood = Array.from({ length: 6 }, () => ask(flooder))
  expect(() => lane.check(flooder)).toThrow(NoTurn)
  await expect(ask(flooder)).rejects.toBeInstanceOf(NoTurn)
  expect(() => lane.check(visitor)).not.toThrow()
  void ask(visitor)
  await expect(flood[5]).rejects.toBeInstanceOf(NoTurn)
  void ask(other)
  await expect(flood[4]).rejects.toBeInstanceOf(NoTurn)
  // Two of the flooder and one of each other wait: one more of the visitor would have as many as the flooder.
  await expect(ask(visitor)).rejects.toBeInstanceOf(NoTurn)
})

test('a task waits no longer than the limit, and takes no turn after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reasons: string[] = []
  const { started, ask, endFirst } = open({
    atOnce: 1,
    longestWait: 500,
    refused: reason => void reasons.push(reason),
  })
  void ask(visitor)
  const late = ask(other)
  vi.advanceTimersByTime(499)
  const later = ask(flooder)
  vi.advanceTimersByTime(1)
  await expect(late).rejects.toBeInstanceOf(NoTurn)
  expect(reasons).toEqual(['the turn did not come in time'])
  await endFirst()
  vi.advanceTimersByTime(10_000)
  await endFirst()
  expect(await later).toBe(flooder)
  expect(started).toEqual([visitor, flooder])
})

test('a closed lane takes nothing in, and goes on with what waits', async () => {
  let isClosed = false
  const { lane, ask, endFirst } = open({ atOnce: 1, isClosed: () => isClosed })
  const [first, second] = [ask(visitor), ask(visitor)]
  isClosed = true
  expect(() => lane.check(other)).toThrow(NoTurn)
  await expect(ask(other)).rejects.toBeInstanceOf(NoTurn)
  await endFirst()
  await endFirst()
  expect(await Promise.all([first, second])).toEqual([visitor, visitor])
})
