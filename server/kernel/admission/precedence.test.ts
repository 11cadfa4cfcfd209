import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLane } from './lane.ts'
import { createPrecedence } from './precedence.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => {
  const precedence = createPrecedence()
  const started: string[] = []
  const openLane = (name: string) => {
    const lane = createLane({ atOnce: 10, waiting: 100, longestWait: 60_000, precedence })
    return () => void lane.admit('192.0.2.1', async () => void started.push(name))
  }
  /** A user at work, until the function it returns is called. */
  const work = () => {
    const ended = Promise.withResolvers<void>()
    const during = precedence.during(() => ended.promise)
    return async () => {
      ended.resolve()
      await during
      await setImmediate()
    }
  }
  const wait = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    await setImmediate()
  }
  return { precedence, started, openLane, work, wait }
}

test('strangers start at once while no user is at work', async () => {
  const { started, openLane } = open()
  const ask = openLane('page')
  for (let asked = 0; asked < 3; asked++) ask()
  await setImmediate()
  expect(started).toHaveLength(3)
})

test('while a user is at work, strangers start one after another with pauses, of each kind in turn', async () => {
  const { started, openLane, work, wait } = open()
  const [askPage, askCall] = [openLane('page'), openLane('call')]
  const end = work()
  for (let asked = 0; asked < 3; asked++) {
    askPage()
    askCall()
  }
  await setImmediate()
  expect(started).toEqual(['page'])
  await wait(49)
  expect(started).toEqual(['page'])
  await wait(1)
  expect(started).toEqual(['page', 'call'])
  await wait(50)
  expect(started).toEqual(['page', 'call', 'page'])
  await end()
  expect(started).toHaveLength(6)
})

test('strangers wait for the last of several users, also for one whose work fails', async () => {
  const { precedence, started, openLane, work } = open()
  const ask = openLane('page')
  const end = work()
  ask()
  ask()
  await expect(precedence.during(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await setImmediate()
  expect(started).toHaveLength(1)
  await end()
  expect(started).toHaveLength(2)
})

test('long work of a user does not hold up strangers', async () => {
  const { started, openLane, work, wait } = open()
  const end = work()
  await wait(1_000)
  const ask = openLane('page')
  for (let asked = 0; asked < 3; asked++) ask()
  await setImmediate()
  expect(started).toHaveLength(3)
  await end()
})
