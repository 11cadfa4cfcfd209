import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestStore, type TestStore } from '../../test/s3.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

const name = 'abcdef0123456789'.repeat(4)
let store: TestStore
let dataDir: string
let storage: Storage

beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storage-test-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const inFolder = () => ({ kind: 'folder' as const, folder: join(dataDir, 'media') })

const keep = async (content: string, as = name) => {
  const temporaryFile = join(storage.temporaryFolder, 'upload')
  await writeFile(temporaryFile, content)
  await storage.put(temporaryFile, as)
  expect(existsSync(temporaryFile)).toBe(false)
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', () => ({ ...store.settings, prefix: crypto.randomUUID() })],
  ['a bucket without a prefix', () => ({ ...store.settings, prefix: '' })],
])('a storage in %s', (_, settings) => {
  beforeEach(async () => {
    storage = await openStorage({ media: settings(), dataDir })
  })
  afterEach(() => storage.removeAll('abcd'))

  test('moves a temporary file to a name derived from its content', async () => {
    await keep('content')
    expect(await text(storage.read(name))).toBe('content')
    expect(await readdir(storage.temporaryFolder)).toEqual([])
  })

  test('stores the same content twice without harm', async () => {
    await keep('content')
    await keep('content')
    expect(await text(storage.read(name))).toBe('content')
  })

  test('reads from the middle', async () => {
    await keep('content')
    expect(await text(storage.read(name, { start: 1, end: 3 }))).toBe('ont')
  })

  test('knows the sizes of its files, and which files it lacks', async () => {
    await keep('content')
    expect(await storage.size(name)).toBe(7)
    expect(await storage.size(name.replace('abcd', 'dcba'))).toBeUndefined()
    await expect(text(storage.read(name.replace('ef', 'fe')))).rejects.toThrow(/ENOENT|does not exist/)
  })

  test('removes all names with a prefix, and nothing else', async () => {
    const others = [`abcdef${'1'.repeat(58)}`, `abce${'0'.repeat(60)}`]
    const made = ['.w640.webp', '-1.5_-2_1e-7_1e+21_0_1_1'].map(ending => name.slice(0, 32) + ending)
    for (const each of [name, ...others, ...made]) await keep('x', each)
    await storage.removeAll(name.slice(0, 32))
    await storage.removeAll(name.slice(0, 32))
    for (const gone of [name, ...made]) expect(await storage.size(gone)).toBeUndefined()
    for (const kept of others) expect(await storage.size(kept)).toBe(1)
    await storage.removeAll('abce')
  })

  test('can be checked for availability', async () => {
    await expect(storage.check()).resolves.toBeUndefined()
  })

  test.each(['../../etc/passwd', '..', 'ab/cd', '', 'abcd/../../x', 'ABCD', 'abcd\0'])(
    'refuses names that could escape it: %j',
    async hostile => {
      expect(() => storage.read(hostile)).toThrow('not a storage name')
      await expect(storage.removeAll(hostile)).rejects.toThrow('not a storage name')
    },
  )
})

test('a missing bucket is refused at the start, in one line that names the setting', async () => {
  const media = { ...store.settings, bucket: 'elsewhere' }
  await expect(openStorage({ media, dataDir })).rejects.toThrow(
    /^invalid setting: MEDIA_URL: the bucket elsewhere cannot be used \([^\n]+\)$/,
  )
})
