import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { lockKeys } from './lock-keys.ts'

const server = fileURLToPath(new URL('../../', import.meta.url))

it('every advisory lock has a key of its own', () => {
  const keys = Object.values(lockKeys)
  expect(new Set(keys).size).toBe(keys.length)
})

it('no advisory lock takes its key from anywhere else', async () => {
  const names = (await readdir(server, { recursive: true })).filter(
    name => /(?<!\.test)\.ts$/.test(name) && !/^(test|dist)\//.test(name),
  )
  const sources = await Promise.all(names.map(name => readFile(server + name, 'utf8')))
  const own = names.filter((_, index) =>
    /advisory_(?:xact_)?lock\(\d|lockKey = \d|7_?463_?2\d\d/.test(sources[index] ?? ''),
  )
  expect(own).toEqual(['db/lock-keys.ts'])
})
