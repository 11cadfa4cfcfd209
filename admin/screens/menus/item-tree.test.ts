import { limits } from '@ximblox/contract/limits'
import type { MenuItem } from '@ximblox/contract/menus'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countItems,
  findItem,
  itemAt,
  levelOfChildren,
  moveItem,
  placeAfterStep,
  placeOf,
  removeItem,
  steps,
} from './item-tree.ts'

const item = (key: string, ...children: MenuItem[]): MenuItem => ({ key, title: key, children })
const shape = (items: readonly MenuItem[]): string =>
  items.map(({ key, children }) => key + (children.length > 0 ? `(${shape(children)})` : '')).join(' ')

const menu = [item('a', item('b', item('c')), item('d')), item('e')]

const after = (key: string, step: 'up' | 'down' | 'in' | 'out') => {
  const place = placeAfterStep(menu, key, step)
  return place && shape(moveItem(menu, key, place) ?? [])
}

describe('a menu item', () => {
  test('moves up and down among its siblings', () => {
    expect(after('e', 'up')).toBe('e a(b(c) d)')
    expect(after('b', 'down')).toBe('a(d b(c)) e')
    expect(after('a', 'up')).toBeNull()
    expect(after('d', 'down')).toBeNull()
  })

  test('moves with its children into the previous sibling, and out to after its parent', () => {
    expect(after('d', 'in')).toBe('a(b(c d)) e')
    expect(after('e', 'in')).toBe('a(b(c) d e)')
    expect(after('b', 'out')).toBe('a(d) b(c) e')
    expect(after('c', 'out')).toBe('a(b c d) e')
    expect(after('a', 'out')).toBeNull()
  })

  test('refuses to move into itself or below the deepest level', () => {
    expect(moveItem(menu, 'a', { parent: 'd', index: 0 })).toBeNull()
    expect(moveItem(menu, 'b', { parent: 'e', index: 0 })).not.toBeNull()
    expect(moveItem([item('x', item('y')), ...menu], 'b', { parent: 'y', index: 0 })).toBeNull()
    expect(placeAfterStep([item('x', item('y')), ...menu], 'a', 'in')).toBeNull()
  })

  test('is found by the path of an error', () => {
    expect(itemAt(menu, 'items.0.children.0.children.0.url')).toEqual({ key: 'c', field: 'url' })
    expect(itemAt(menu, 'items.1.title')).toEqual({ key: 'e', field: 'title' })
    expect(itemAt(menu, 'items.1')).toEqual({ key: 'e', field: '' })
    expect(itemAt(menu, 'items')).toBeNull()
    expect(itemAt(menu, 'items.7.title')).toBeNull()
  })
})

test('any sequence of moves keeps every item exactly once, within the allowed levels, and at its new place', () => {
  const move = fc.record({ item: fc.nat(), step: fc.constantFrom(...steps) })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.array(move, { maxLength: 30 }), (count, moves) => {
      const keys = Array.from({ length: count }, (_, index) => `k${index}`)
      let items = keys.map(key => item(key))
      for (const { item: index, step } of moves) {
        const key = keys[index % count] ?? ''
        const place = placeAfterStep(items, key, step)
        const moved = place && moveItem(items, key, place)
        if (!moved) continue
        items = moved
        expect(placeOf(items, key)).toEqual(place)
      }
      expect(countItems(items)).toBe(count)
      for (const key of keys) {
        expect(findItem(items, key)).toBeDefined()
        expect(levelOfChildren(items, placeOf(items, key)?.parent ?? null)).toBeLessThanOrEqual(
          limits.menuLevels,
        )
        expect(findItem(removeItem(items, key), key)).toBeUndefined()
      }
    }),
  )
})
