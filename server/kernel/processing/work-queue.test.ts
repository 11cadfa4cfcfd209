import { describe, expect, test } from 'vitest'
import { Cancelled } from '../async/cancelled.ts'
import { Overloaded } from '../async/limiter.ts'
import { createWorkQueue, type WorkKind } from './work-queue.ts'

const limits = { atOnce: 3, perRequester: 100, waiting: 1_000 }
const settle = () => new Promise(resolve => setImmediate(resolve))

/** A queue whose tasks run until the test ends them. */
const openQueue = (given: Partial<typeof limits> = {}) => {
  const queue = createWorkQueue({ ...limits, ...given })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const add = (
    name: string,
    kind: WorkKind,
    requesters: string[],
    signal: AbortSignal = new AbortController().signal,
  ) =>
    queue.run(kind, { requesters: () => requesters, signal }, () => {
      started.push(name)
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    await settle()
    ends.get(name)?.()
    await settle()
  }
  return { add, end, started }
}

/** Ends all running tasks until none is left. */
const runToEnd = async ({ end, started }: ReturnType<typeof openQueue>) => {
  await settle()
  for (let index = 0; index < started.length; index++) await end(started[index] ?? '')
}

describe('the queue for work on files', () => {
  test('serves requesters in turn, however many tasks each has', async () => {
    const queue = openQueue()
    for (const index of [1, 2, 3, 4]) void queue.add(`a${index}`, 'rendition', ['a'])
    for (const index of [1, 2]) void queue.add(`b${index}`, 'rendition', ['b'])
    void queue.add('c1', 'rendition', ['c'])
    await runToEnd(queue)
    expect(queue.started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  test('does not let one requester with endless tasks block others', async () => {
    const queue = openQueue()
    void queue.add('a1', 'upload', ['a'])
    void queue.add('a2', 'upload', ['a'])
    await settle()
    expect(queue.started).toEqual(['a1'])
    void queue.add('b1', 'upload', ['b'])
    await settle()
    expect(queue.started).toEqual(['a1', 'b1'])
    await runToEnd(queue)
    expect(queue.started).toEqual(['a1', 'b1', 'a2'])
  })

  test('keeps a slot free of renditions, so that an upload starts at once', async () => {
    const queue = openQueue()
    for (const who of ['a', 'visitor 1', 'visitor 2']) void queue.add(`of ${who}`, 'rendition', [who])
    await settle()
    expect(queue.started).toEqual(['of a', 'of visitor 1'])
    void queue.add('upload', 'upload', ['b'])
    await settle()
    expect(queue.started).toEqual(['of a', 'of visitor 1', 'upload'])
  })

  test('keeps a slot free of users, so that a rendition for visitors starts at once', async () => {
    const queue = openQueue()
    for (const user of ['a', 'b', 'c']) void queue.add(`of ${user}`, 'upload', [user])
    void queue.add('preview', 'rendition', ['d'])
    await settle()
    expect(queue.started).toEqual(['of a', 'of b'])
    void queue.add('rendition', 'rendition', ['visitor 1'])
    await settle()
    expect(queue.started).toEqual(['of a', 'of b', 'rendition'])
  })

  test('keeps a slot free of visitors, so that a user starts at once', async () => {
    const queue = openQueue()
    for (const network of [1, 2, 3]) void queue.add(`of ${network}`, 'rendition', [`visitor ${network}`])
    await settle()
    expect(queue.started).toEqual(['of 1', 'of 2'])
    void queue.add('upload', 'upload', ['a'])
    await settle()
    expect(queue.started).toEqual(['of 1', 'of 2', 'upload'])
  })

  test('prefers uploads, but not forever', async () => {
    const queue = openQueue()
    const users = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    for (const user of users) void queue.add(`u${user}`, 'upload', [`user ${user}`])
    void queue.add('r', 'rendition', ['user 10'])
    await runToEnd(queue)
    expect(queue.started).toEqual(['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'r', 'u7', 'u8', 'u9'])
  })

  test('refuses too many tasks of one requester, and still accepts those of others', async () => {
    const queue = openQueue({ perRequester: 2 })
    for (const index of [1, 2, 3]) void queue.add(`a${index}`, 'rendition', ['a'])
    await expect(queue.add('a4', 'rendition', ['a'])).rejects.toMatchObject({
      status: 429,
      entries: [{ code: 'G_03' }],
      headers: { 'retry-after': '5' },
    })
    void queue.add('b1', 'rendition', ['b'])
    await runToEnd(queue)
    expect(queue.started).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  test('refuses everybody when too much is waiting in total, each kind separately', async () => {
    const queue = openQueue({ waiting: 1 })
    void queue.add('a1', 'rendition', ['a'])
    void queue.add('a2', 'rendition', ['a'])
    await expect(queue.add('c', 'rendition', ['c'])).rejects.toBeInstanceOf(Overloaded)
    void queue.add('upload', 'upload', ['c'])
    await settle()
    expect(queue.started).toEqual(['a1', 'upload'])
  })

  test('drops a waiting task when nobody needs it any more', async () => {
    const queue = openQueue()
    const gone = new AbortController()
    void queue.add('b1', 'rendition', ['b'])
    const dropped = queue.add('dropped', 'rendition', ['b'], gone.signal)
    void queue.add('b2', 'rendition', ['b'])
    gone.abort()
    await expect(dropped).rejects.toBeInstanceOf(Cancelled)
    await expect(queue.add('late', 'rendition', ['b'], gone.signal)).rejects.toBeInstanceOf(Cancelled)
    await runToEnd(queue)
    expect(queue.started).toEqual(['b1', 'b2'])
  })

  test('runs shared work at the turn of whichever requester comes first', async () => {
    const queue = openQueue()
    void queue.add('a1', 'rendition', ['a'])
    void queue.add('a2', 'rendition', ['a'])
    void queue.add('shared', 'rendition', ['a', 'visitor 1'])
    await settle()
    expect(queue.started).toEqual(['a1', 'shared'])
  })

  test('continues after a failed task', async () => {
    const queue = createWorkQueue(limits)
    const demand = { requesters: () => ['a'], signal: new AbortController().signal }
    const failed = queue.run('rendition', demand, () => Promise.reject(new Error('broken')))
    const next = queue.run('rendition', demand, async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
