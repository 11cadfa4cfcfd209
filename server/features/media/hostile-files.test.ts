import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../kernel/errors/errors.ts'
import { openProcessing } from '../../kernel/processing/processing.ts'
import { hostileFiles, traces } from '../../test/hostile-files.ts'
import { inspectFile } from './inspect.ts'

const processing = openProcessing()
const requester = { name: 'user 1', disconnected: new AbortController().signal }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

// test/hostile-files.long.ts uploads all of them and measures the time.
const files = await hostileFiles()
const some = files.filter(({ what }, index) => index % 16 === 0 || /\d{2},?\d{3}|unfold|5,000|300/.test(what))

test('has enough hostile files, without duplicates', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(new Set(files.map(({ what, fileName }) => `${what} ${fileName}`)).size).toBe(files.length)
})

test.concurrent.each(some)(
  '$what called $fileName does no harm',
  async ({ what, fileName, bytes }) => {
    const path = join(folder, `${what}-${fileName}`.replaceAll(/\W/g, '_'))
    await writeFile(path, bytes)
    const file = { fileName, path, size: bytes.length, hash: '' }
    const inspected = await inspectFile({ processing }, requester, file).catch((error: unknown) => error)
    if (inspected instanceof Refusal) {
      expect(inspected.entries).toMatchObject([{ code: 'ML_05', property: 'f' }])
    } else {
      const { mimeType } = inspected as { mimeType: string }
      const kept = await readFile(path)
      if (mimeType.startsWith('image/')) {
        expect((await sharp(kept).stats()).channels.length).toBeGreaterThan(0)
        for (const trace of traces) expect(kept.includes(trace)).toBe(false)
      } else expect(mimeType).toMatch(/^text\/|^application\/zip$/)
    }
    expect(existsSync(`${path}-rewritten`)).toBe(false)
  },
  30_000,
)
