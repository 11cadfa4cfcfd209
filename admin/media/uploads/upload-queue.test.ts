import { errorAt, errorCatalogue } from '@ximblox/contract/errors'
import type { MediaItem } from '@ximblox/contract/media'
import { describe, expect, it } from 'vitest'
import type { Uses } from '../uses/uses.ts'
import { createUploadQueue, type Stored, type UploadRequest } from './upload-queue.ts'

const item = (fileName: string) => ({ id: 1, fileName }) as MediaItem

const uses: Uses = { pages: [], totalPages: 1, menus: [] }

/** A connection on which the test decides when each file has been sent. */
const openQueue = () => {
  const sending = new Map<string, PromiseWithResolvers<Stored>>()
  const created: string[] = []
  const notified: string[] = []
  const queue = createUploadQueue({
    send: ({ file }, _onSent, signal) => {
      const sent = Promise.withResolvers<Stored>()
      sending.set(file.name, sent)
      signal.addEventListener('abort', () => {
        sending.delete(file.name)
        sent.reject(signal.reason)
      })
      return sent.promise
    },
    createFolder: async path => {
      created.push(path)
      if (path === '/forbidden') throw new Error('refused')
    },
    check: ({ name }) => (name.endsWith('.exe') ? [errorAt('f', 'unsupportedFileType')] : []),
    errorsOf: () => [errorAt('', 'unavailable')],
    usesIn: error => (error instanceof Error && error.message === 'live' ? uses : undefined),
    onStored: ({ file }) => notified.push(file.name),
    onIdle: () => notified.push('idle'),
  })
  const end = async (name: string, settle: (sent: PromiseWithResolvers<Stored>) => void) => {
    const sent = sending.get(name)
    if (!sent) throw new Error(`${name} is not being sent`)
    sending.delete(name)
    settle(sent)
    await new Promise(resolve => setImmediate(resolve))
  }
  return {
    queue,
    created,
    notified,
    sending: async () => {
      await new Promise(resolve => setImmediate(resolve))
      return [...sending.keys()]
    },
    finish: (name: string) =>
      end(name, sent => sent.resolve({ file: item(name), duplicates: [], changes: [] })),
    fail: (name: string, reason = 'broken') => end(name, sent => sent.reject(new Error(reason))),
    states: () => queue.getUploads().map(({ file, state }) => `${file.name} ${state}`),
    idOf: (name: string) => queue.getUploads().find(({ file }) => file.name === name)?.id ?? 0,
  }
}

const files = (...names: string[]): UploadRequest[] =>
  names.map(name => ({ file: new File(['x'], name), folder: '/' }))

describe('the upload queue', () => {
  it('sends three files at a time, in order, and notifies when it is idle', async () => {
    const { queue, sending, finish, notified } = openQueue()
    queue.add(files('a', 'b', 'c', 'd', 'e'))
    expect(await sending()).toEqual(['a', 'b', 'c'])
    await finish('b')
    expect(await sending()).toEqual(['a', 'c', 'd'])
    for (const name of ['a', 'c', 'd', 'e']) await finish(name)
    expect(notified).toEqual(['b', 'a', 'c', 'd', 'e', 'idle'])
  })

  it('aborts a cancelled upload and continues with the next', async () => {
    const { queue, sending, states, idOf } = openQueue()
    queue.add(files('a', 'b', 'c', 'd', 'e'))
    await sending()
    queue.cancel(idOf('e'))
    queue.cancel(idOf('a'))
    expect(await sending()).toEqual(['b', 'c', 'd'])
    expect(states()).toEqual(['a cancelled', 'b sending', 'c sending', 'd sending', 'e cancelled'])
  })

  it('forgets an upload that is removed', async () => {
    const { queue, sending, states, idOf } = openQueue()
    queue.add(files('a', 'b'))
    await sending()
    queue.remove(idOf('a'))
    expect(await sending()).toEqual(['b'])
    expect(states()).toEqual(['b sending'])
  })

  it('starts no further upload when all are cancelled', async () => {
    const { queue, sending, states } = openQueue()
    queue.add(files('a', 'b', 'c', 'd'))
    await sending()
    queue.cancelAll()
    expect(await sending()).toEqual([])
    expect(states()).toEqual(['a cancelled', 'b cancelled', 'c cancelled', 'd cancelled'])
  })

  it('keeps a failed upload, which can be retried', async () => {
    const { queue, sending, fail, finish, states, idOf } = openQueue()
    queue.add(files('a'))
    await sending()
    await fail('a')
    expect(queue.getUploads()[0]).toMatchObject({
      state: 'refused',
      errors: [{ code: errorCatalogue.unavailable.code }],
    })
    queue.retry(idOf('a'))
    await sending()
    await finish('a')
    expect(states()).toEqual(['a stored'])
  })

  it('uses another name if both files are to be kept', async () => {
    const { queue, sending, fail, idOf } = openQueue()
    queue.add(files('a'))
    await sending()
    await fail('a')
    queue.keepBoth(idOf('a'))
    expect(await sending()).toEqual(['a'])
    expect(queue.getUploads()[0]).toMatchObject({ state: 'sending', keepsBoth: true, errors: [] })
  })

  it('keeps the uses of a live file and replaces it once confirmed', async () => {
    const { queue, sending, fail, finish, states, idOf } = openQueue()
    queue.add(files('a').map(request => ({ ...request, replaces: item('old') })))
    await sending()
    await fail('a', 'live')
    expect(queue.getUploads()[0]).toMatchObject({ state: 'refused', uses })
    queue.replaceAnyway(idOf('a'))
    expect(await sending()).toEqual(['a'])
    expect(queue.getUploads()[0]).toMatchObject({ isConfirmed: true, uses: undefined })
    await finish('a')
    expect(states()).toEqual(['a stored'])
  })

  it('notifies of stored files until unsubscribed', async () => {
    const { queue, sending, finish } = openQueue()
    const stored: string[] = []
    const stop = queue.subscribeToStored(({ file }) => stored.push(file.name))
    queue.add(files('a', 'b'))
    await sending()
    await finish('a')
    stop()
    await finish('b')
    expect(stored).toEqual(['a'])
  })

  it('does not send a file that the server would refuse', async () => {
    const { queue, sending, states } = openQueue()
    queue.add(files('a.exe', 'b'))
    expect(await sending()).toEqual(['b'])
    expect(states()).toEqual(['a.exe refused', 'b sending'])
  })

  it('creates a folder once for all its files, and tries again after a failure', async () => {
    const { queue, sending, created, states, idOf } = openQueue()
    const into = (folder: string, ...names: string[]) =>
      files(...names).map(request => ({ ...request, folder }))
    queue.add([...into('/new', 'a', 'b'), ...into('/forbidden', 'c')])
    expect(await sending()).toEqual(['a', 'b'])
    expect(created).toEqual(['/new', '/forbidden'])
    expect(states()).toEqual(['a sending', 'b sending', 'c refused'])
    queue.retry(idOf('c'))
    await sending()
    expect(created).toEqual(['/new', '/forbidden', '/forbidden'])
  })

  it('creates one folder at a time, so that no parent is created twice', async () => {
    let running = 0
    let peak = 0
    const queue = createUploadQueue({
      send: async ({ file }) => ({ file: item(file.name), duplicates: [], changes: [] }),
      createFolder: async () => {
        peak = Math.max(peak, ++running)
        await new Promise(resolve => setImmediate(resolve))
        running--
      },
      check: () => [],
      errorsOf: () => [],
      usesIn: () => undefined,
      onStored: () => {},
      onIdle: () => idle.resolve(),
    })
    const idle = Promise.withResolvers<void>()
    queue.add(['/a/b', '/a/c'].map(folder => ({ file: new File(['x'], 'x'), folder })))
    await Promise.all([idle.promise, queue.createFolder('/a/d')])
    expect(peak).toBe(1)
  })

  it('clears finished uploads only', async () => {
    const { queue, sending, finish, states } = openQueue()
    queue.add(files('a', 'b'))
    await sending()
    await finish('a')
    queue.clear()
    expect(states()).toEqual(['b sending'])
  })
})
