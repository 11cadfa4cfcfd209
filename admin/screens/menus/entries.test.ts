import { limits } from '@ximblox/contract/limits'
import type { MenuItem } from '@ximblox/contract/menus'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countEntries,
  entryAt,
  findEntry,
  levelBelow,
  moveEntry,
  placeOf,
  removeEntry,
  stepOf,
  steps,
} from './entries.ts'

const entry = (key: string, ...children: MenuItem[]): MenuItem => ({ key, title: key, children })
const shape = (items: readonly MenuItem[]): string =>
  items.map(({ key, children }) => key + (children.length > 0 ? `(${shape(children)})` : '')).join(' ')

const menu = [entry('a', entry('b', entry('c')), entry('d')), entry('e')]

const after = (key: string, step: 'up' | 'down' | 'in' | 'out') => {
  const place = stepOf(menu, key, step)
  return place && shape(moveEntry(menu, key, place) ?? [])
}

describe('an entry', () => {
  test('goes up and down among those beside it', () => {
    expect(after('e', 'up')).toBe('e a(b(c) d)')
    expect(after('b', 'down')).toBe('a(d b(c)) e')
    expect(after('a', 'up')).toBeNull()
    expect(after('d', 'down')).toBeNull()
  })

  test('goes below the one before it, with all that is below itself, and out behind the one it was in', () => {
    expect(after('d', 'in')).toBe('a(b(c d)) e')
    expect(after('e', 'in')).toBe('a(b(c) d e)')
    expect(after('b', 'out')).toBe('a(d) b(c) e')
    expect(after('c', 'out')).toBe('a(b c d) e')
    expect(after('a', 'out')).toBeNull()
  })

  test('never goes into itself, nor deeper than a menu may be', () => {
    expect(moveEntry(menu, 'a', { parent: 'd', index: 0 })).toBeNull()
    expect(moveEntry(menu, 'b', { parent: 'e', index: 0 })).not.toBeNull()
    expect(moveEntry([entry('x', entry('y')), ...menu], 'b', { parent: 'y', index: 0 })).toBeNull()
    expect(stepOf([entry('x', entry('y')), ...menu], 'a', 'in')).toBeNull()
  })

  test('is found by what a refusal calls it', () => {
    expect(entryAt(menu, 'items.0.children.0.children.0.url')).toEqual({ key: 'c', field: 'url' })
    expect(entryAt(menu, 'items.1.title')).toEqual({ key: 'e', field: 'title' })
    expect(entryAt(menu, 'items.1')).toEqual({ key: 'e', field: '' })
    expect(entryAt(menu, 'items')).toBeNull()
    expect(entryAt(menu, 'items.7.title')).toBeNull()
  })
})

test('however entries are moved, none is lost, doubled or too deep, and each lands where it was sent', () => {
  const move = fc.record({ entry: fc.nat(), step: fc.constantFrom(...steps) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(move, { maxLength: 30 }), (count, moves) => {
      const keys = Array.from({ length: count }, (_, index) => `k${index}`)
      let items = keys.map(key => entry(key))
      for (const { entry: index, step } of moves) {
        const key = keys[index % count] ?? ''
        const place = stepOf(items, key, step)
        const moved = place && moveEntry(items, key, place)
        if (!moved) continue
        items = moved
        expect(placeOf(items, key)).toEqual(place)
      }
      expect(countEntries(items)).toBe(count)
      for (const key of keys) {
        expect(findEntry(items, key)).toBeDefined()
        expect(levelBelow(items, placeOf(items, key)?.parent ?? null)).toBeLessThanOrEqual(limits.menuLevels)
        expect(findEntry(removeEntry(items, key), key)).toBeUndefined()
      }
    }),
  )
})
