import { describe, expect, it } from 'vitest'
import { settle, simulateTime } from '../test/time.ts'
import { browserLocks, type Locks, tabLocks } from './locks.ts'

/** Tabs that ask each other, each waiting as long as the others need to answer. */
const askingTab = (): Locks => {
  const clock = simulateTime()
  const locks = tabLocks(clock)
  const patiently = async <T>(answer: Promise<T>): Promise<T> => {
    await heard()
    await clock.pass(200)
    return answer
  }
  return { take: name => patiently(locks.take(name)), taken: () => patiently(locks.taken()) }
}

/** Waits until a question and its answer have passed through the channels. */
const heard = async () => {
  const [here, there] = [new BroadcastChannel('there and back'), new BroadcastChannel('there and back')]
  const { promise, resolve } = Promise.withResolvers<void>()
  there.addEventListener('message', () => there.postMessage('back'))
  here.addEventListener('message', () => resolve())
  here.postMessage('there')
  await promise
  here.close()
  there.close()
  await settle()
}

const kinds = {
  'of the Web Locks API': () => browserLocks(navigator.locks),
  'of the BroadcastChannel fallback': askingTab,
}

describe.each(Object.entries(kinds))('the locks %s', (_kind, openTab) => {
  it('grant a name to one tab until it releases it', async () => {
    const [one, other] = [openTab(), openTab()]
    const release = await one.take('name')
    expect(await other.take('name')).toBeNull()
    expect(await other.taken()).toContain('name')
    release?.()
    await settle()
    const again = await other.take('name')
    expect(again).not.toBeNull()
    again?.()
    await settle()
    expect(await one.taken()).not.toContain('name')
  })

  it('treat different names independently', async () => {
    const locks = openTab()
    const releases = [await locks.take('one'), await locks.take('two')]
    expect(await locks.taken()).toEqual(new Set(['one', 'two']))
    for (const release of releases) release?.()
  })
})
