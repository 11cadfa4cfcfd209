import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContentListener } from './events.ts'
import { createLiveFiles, type LiveFiles, type StoredFile } from './live-files.ts'

const photo: StoredFile = {
  id: 1,
  hash: 'abcd',
  fileName: 'photo.png',
  mimeType: 'image/png',
  storageName: 'abc',
  size: 3,
  tags: ['page:1', 'file:2'],
}
const databaseAway = () => Promise.reject(Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }))
const nothing = () => Promise.resolve(undefined)

let files: LiveFiles
let events: ContentListener
let connected: boolean

beforeEach(async () => {
  connected = true
  files = createLiveFiles({
    connected: () => connected,
    subscribe: listener => {
      events = listener
    },
  })
  await files.find('a', async () => photo)
})
afterEach(() => vi.useRealTimers())

test('a file is loaded once', async () => {
  expect(await files.find('a', nothing)).toBe(photo)
  expect(await files.find('b', nothing)).toBeUndefined()
})

test.each([['page:1'], ['file:2']])('a change of %s causes it to be loaded again', async tag => {
  events.changed(['page:3', tag])
  expect(await files.find('a', nothing)).toBeUndefined()
})

test('a change of anything else does not', async () => {
  events.changed(['page:3', 'file:1'])
  expect(await files.find('a', nothing)).toBe(photo)
})

test('a result is not remembered when the page changed while it was loaded', async () => {
  const found = files.find('b', async () => {
    events.changed(['page:1'])
    return photo
  })
  expect(await found).toBe(photo)
  expect(await files.find('b', nothing)).toBeUndefined()
})

test('a file is loaded again after changes may have been missed', async () => {
  events.missed()
  expect(await files.find('a', nothing)).toBeUndefined()
  expect(await files.find('a', databaseAway).catch(() => 'not remembered')).toBe('not remembered')
})

test('while the database is unreachable the last result is sent, unless its page changed', async () => {
  connected = false
  events.missed()
  expect(await files.find('a', databaseAway)).toBe(photo)
  events.changed(['page:1'])
  await expect(files.find('a', databaseAway)).rejects.toThrow('no connection')
})

test('a file is not sent when its page changes during a failing query', async () => {
  events.missed()
  const found = files.find('a', () => {
    events.changed(['page:1'])
    return databaseAway()
  })
  await expect(found).rejects.toThrow('no connection')
})

test('while the database hangs the last result is sent after a short wait', async () => {
  vi.useFakeTimers()
  connected = false
  events.missed()
  const found = files.find('a', () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(300)
  expect(await found).toBe(photo)
})
