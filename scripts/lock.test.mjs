import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exclusively } from './lock.mjs'

let file
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'ximblox-lock-')), 'work.lock')
})
afterEach(() => rmSync(join(file, '..'), { recursive: true }))

test('work under one file never overlaps', async () => {
  const events = []
  const work = name => async () => {
    events.push(`${name} begins`)
    await new Promise(resolve => setImmediate(resolve))
    events.push(`${name} ends`)
  }
  await Promise.all([exclusively(file, work('a')), exclusively(file, work('b'))])
  expect(events.map(event => event.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
})

test('a waiting process is notified', async () => {
  let notified = 0
  const waiting = []
  const holdUntilNotified = () =>
    new Promise(resolve => {
      const tell = () => {
        notified += 1
        resolve()
      }
      waiting.push(exclusively(file, async () => {}, tell))
    })
  await exclusively(file, holdUntilNotified)
  await Promise.all(waiting)
  expect(notified).toBe(1)
})

test('failed work leaves no lock behind', async () => {
  await expect(exclusively(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(existsSync(file)).toBe(false)
})

test('a lock whose holder stopped touching it is taken over', async () => {
  writeFileSync(file, '')
  utimesSync(file, new Date(0), new Date(0))
  expect(await exclusively(file, async () => 'done')).toBe('done')
})
