import { expect, it } from 'vitest'
import { countChanges } from './count-changes.ts'

it('counts the blocks by what happened to them, apart from the page’s own fields', () => {
  expect(
    countChanges([
      { blockKey: null, kind: 'changed' },
      { blockKey: 'a', kind: 'moved' },
      { blockKey: 'a', kind: 'changed' },
      { blockKey: 'b', kind: 'changed' },
      { blockKey: 'c', kind: 'added' },
    ]),
  ).toEqual({ page: true, changed: 2, added: 1, removed: 0, moved: 1 })
})

it('counts nothing between identical versions', () => {
  expect(countChanges([])).toEqual({ page: false, changed: 0, added: 0, removed: 0, moved: 0 })
})
