import { expect, it } from 'vitest'
import { changesSinceOwn, type VersionFacts } from './editing-sessions.ts'

const [ann, bob, cleo] = [1, 2, 3]
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
/** Versions by author, kind and hour, numbered from 1. */
const versions = (...rows: [number | undefined, VersionFacts['kind'], number][]): VersionFacts[] =>
  rows.map(([authorID = 0, kind, hour], index) => ({ id: index + 1, authorID, kind, updatedAt: at(hour) }))

it('contains what others merged after the user’s own last version', () => {
  const rows = versions([cleo, 'saved', 0], [ann, 'saved', 1], [bob, 'merged', 2], [bob, 'saved', 3])
  expect(changesSinceOwn(rows, 1)).toEqual({
    before: 1,
    mine: 2,
    now: 4,
    merges: [{ authorID: 2, previous: 2, after: 4 }],
  })
})

it('is empty when nobody merged, or when the user wrote again', () => {
  expect(changesSinceOwn(versions([ann, 'saved', 1], [bob, 'saved', 2]), 1)).toBeNull()
  expect(changesSinceOwn(versions([ann, 'saved', 1], [bob, 'merged', 2], [ann, 'saved', 3]), 1)).toBeNull()
  expect(changesSinceOwn(versions([bob, 'merged', 2]), 1)).toBeNull()
  expect(changesSinceOwn([], 1)).toBeNull()
})

it('treats consecutive versions of one editing session as one, and no older ones', () => {
  const recent = versions([ann, 'saved', 1], [ann, 'saved', 20], [ann, 'autosave', 21], [bob, 'merged', 22])
  expect(changesSinceOwn(recent, 1)).toMatchObject({ before: 1, mine: 3 })
  expect(changesSinceOwn(recent.slice(1), 1)).toMatchObject({ before: null, mine: 3 })
})

it('keeps the editing sessions of several users apart, each with its base', () => {
  const rows = versions([ann, 'saved', 1], [cleo, 'saved', 2], [bob, 'merged', 3], [cleo, 'merged', 4])
  expect(changesSinceOwn(rows, 1)?.merges).toEqual([
    { authorID: 2, previous: 2, after: 3 },
    { authorID: 3, previous: 3, after: 4 },
  ])
})
