import { describe, expect, it } from 'vitest'
import { isItemList, itemOf } from './list-items.ts'
import { pathOf, pathText, readIn, setIn } from './paths.ts'

const value = {
  title: 'A',
  cards: [
    { key: 'one', name: 'One' },
    { key: 'two', name: 'Two', more: { deep: 1 } },
  ],
}

describe('a path', () => {
  it('leads through objects by names and through lists by keys', () => {
    expect(readIn(value, [])).toBe(value)
    expect(readIn(value, ['title'])).toBe('A')
    expect(readIn(value, ['cards', 'two', 'more', 'deep'])).toBe(1)
  })

  it.each([
    [['none']],
    [['title', 'length']],
    [['cards', 'three']],
    [['cards', '0']],
    [['constructor']],
    [['title', 'x', 'y']],
  ])('to nothing reads as undefined: %j', path => expect(readIn(value, path)).toBeUndefined())

  it('is written with dots', () => {
    expect(pathText(['cards', 'two', 'name'])).toBe('cards.two.name')
    expect(pathOf('cards.two.name')).toEqual(['cards', 'two', 'name'])
  })
})

describe('replacing a part', () => {
  it('changes this part, and keeps the identity of the others', () => {
    const after = setIn(value, ['cards', 'two', 'name'], 'Zwei')
    expect(after.cards[1]).toEqual({ key: 'two', name: 'Zwei', more: { deep: 1 } })
    expect(after.cards[0]).toBe(value.cards[0])
    expect(value.cards[1]?.name).toBe('Two')
    expect(setIn(value, [], 'all')).toBe('all')
  })

  it('adds a field, and removes it again with undefined', () => {
    const added = setIn<object>(value, ['lead'], 'B')
    expect(added).toEqual({ ...value, lead: 'B' })
    expect(setIn(added, ['lead'], undefined)).toEqual(value)
    expect(setIn(value, ['lead'], undefined)).toBe(value)
  })

  it.each([
    [['title'], 'A'],
    [['title', 'x'], 1],
    [['cards', 'three'], { key: 'three' }],
    [['cards', 'one'], undefined],
  ])('returns the same value where nothing changes: %j', (path, to) => {
    expect(setIn(value, path, to)).toBe(value)
  })
})

describe('a list of items', () => {
  it('has a key of its own for each', () => {
    expect([[], value.cards].map(isItemList)).toEqual([true, true])
    const others = [{}, 'text', null, ['a'], [{ name: 'x' }], [{ key: 1 }], [{ key: 'a' }, { key: 'a' }]]
    expect(others.filter(isItemList)).toEqual([])
  })

  it('is searched by key, whatever else is in it', () => {
    expect(itemOf(['x', null, ...value.cards], 'two')).toBe(value.cards[1])
    expect(itemOf(value.cards, 'three')).toBeUndefined()
  })
})
