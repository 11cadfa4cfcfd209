import { expect, test } from 'vitest'
import { createChangeLog } from './changes.ts'

test('an event affects work that started before it and depends on one of its tags', () => {
  const changes = createChangeLog()
  const before = changes.newestEvent()
  changes.changed(['page:1', 'list:news:nl-nl'])
  expect(changes.changedSince(before, ['page:1'])).toBe(true)
  expect(changes.changedSince(before, ['page:2'])).toBe(false)
  expect(changes.changedSince(changes.newestEvent(), ['page:1'])).toBe(false)
})

test('missed events affect everything that started before', () => {
  const changes = createChangeLog()
  const before = changes.newestEvent()
  changes.missed()
  expect(changes.changedSince(before, [])).toBe(true)
  expect(changes.changedSince(changes.newestEvent(), ['page:1'])).toBe(false)
})

test('tags that were dropped for lack of space count as changed', () => {
  const changes = createChangeLog()
  const before = changes.newestEvent()
  for (let id = 0; id < 20_000; id++) changes.changed([`page:${id}`])
  expect(changes.changedSince(before, ['page:3'])).toBe(true)
})
