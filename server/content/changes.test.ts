import { expect, test } from 'vitest'
import { recordChanges } from './changes.ts'

test('an event counts for those who began before it and depend on one of its tags', () => {
  const changes = recordChanges()
  const before = changes.now()
  changes.changed(['page:1', 'list:news:nl-nl'])
  expect(changes.since(before, ['page:1'])).toBe(true)
  expect(changes.since(before, ['page:2'])).toBe(false)
  expect(changes.since(changes.now(), ['page:1'])).toBe(false)
})

test('missed events count for everything that began before', () => {
  const changes = recordChanges()
  const before = changes.now()
  changes.missed()
  expect(changes.since(before, [])).toBe(true)
  expect(changes.since(changes.now(), ['page:1'])).toBe(false)
})

test('what is forgotten for want of room counts as changed', () => {
  const changes = recordChanges()
  const before = changes.now()
  for (let id = 0; id < 20_000; id++) changes.changed([`page:${id}`])
  expect(changes.since(before, ['page:3'])).toBe(true)
})
