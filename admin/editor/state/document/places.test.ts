import { describe, expect, it } from 'vitest'
import { select } from '../commands/view.ts'
import { activeBlockOf, targetBlocks } from '../selected.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, columnsBlock, contentWith, registry, versionWith } from '../test/sample.ts'
import { documentOf, pageContainer } from './document.ts'
import {
  endOf,
  hasContainer,
  holdersOf,
  insertedAfter,
  isSameContainer,
  keysWithin,
  outermost,
  placeOf,
  placesAfter,
  readingOrder,
} from './places.ts'

const content = contentWith([
  block('hero'),
  columnsBlock('outer', {
    left: [block('a'), columnsBlock('inner', { left: [block('b')], right: [block('c')] })],
    right: [block('d')],
  }),
  block('last'),
])
const document = documentOf(content)
const left = { parent: 'outer', slot: 'left' }

describe('the place of a block', () => {
  it('is its container and the block before it', () => {
    expect(placeOf(document, 'hero')).toEqual({ ...pageContainer, after: null })
    expect(placeOf(document, 'last')).toEqual({ ...pageContainer, after: 'outer' })
    expect(placeOf(document, 'inner')).toEqual({ ...left, after: 'a' })
    expect(placeOf(document, 'gone')).toBeUndefined()
  })

  it('is followed by the places after it, from the inside to the outside', () => {
    expect(placesAfter(document, 'b')).toEqual([
      { parent: 'inner', slot: 'left', after: 'b' },
      { ...left, after: 'inner' },
      { ...pageContainer, after: 'outer' },
    ])
    expect(placesAfter(document, null)).toEqual([])
    expect(placesAfter(document, 'gone')).toEqual([])
  })
})

describe('a container', () => {
  it('ends after its last block', () => {
    expect(endOf(document, pageContainer)).toEqual({ ...pageContainer, after: 'last' })
    expect(endOf(document, { parent: 'inner', slot: 'none' })).toEqual({
      parent: 'inner',
      slot: 'none',
      after: null,
    })
  })

  it('is identified by block and slot, and is there with its block', () => {
    expect(isSameContainer(left, { ...left })).toBe(true)
    expect(isSameContainer(left, { ...left, slot: 'right' })).toBe(false)
    expect(isSameContainer(left, { ...left, parent: 'inner' })).toBe(false)
    expect(hasContainer(document, pageContainer)).toBe(true)
    expect(hasContainer(document, left)).toBe(true)
    expect(hasContainer(document, { parent: 'gone', slot: 'left' })).toBe(false)
  })

  it('is held by its block and the blocks around that', () => {
    expect(holdersOf(document, { parent: 'inner', slot: 'left' })).toEqual(['inner', 'outer'])
    expect(holdersOf(document, pageContainer)).toEqual([])
    expect(holdersOf(document, { parent: 'gone', slot: '' })).toEqual(['gone'])
  })
})

describe('several blocks', () => {
  it('are read from top to bottom, each before what it contains', () => {
    expect(readingOrder(document)).toEqual(['hero', 'outer', 'a', 'inner', 'b', 'c', 'd', 'last'])
    expect(readingOrder(document, left)).toEqual(['a', 'inner', 'b', 'c'])
  })

  it('are those within a block', () => {
    expect(keysWithin(document, 'outer').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'inner',
      'outer',
    ])
    expect(keysWithin(document, 'hero')).toEqual(['hero'])
  })

  it('are reduced to those that no other of them contains', () => {
    expect(outermost(document, ['last', 'b', 'inner', 'd'])).toEqual(['inner', 'd', 'last'])
    expect(outermost(document, ['b', 'gone'])).toEqual(['b'])
  })

  it('get one more after another, or at the end if that is gone', () => {
    expect(insertedAfter(['a', 'b'], null, 'x')).toEqual(['x', 'a', 'b'])
    expect(insertedAfter(['a', 'b'], 'a', 'x')).toEqual(['a', 'x', 'b'])
    expect(insertedAfter(['a', 'b'], 'gone', 'x')).toEqual(['a', 'b', 'x'])
  })
})

describe('a command on one block', () => {
  const selecting = (...keys: string[]) => {
    const editor = createEditor({ state: initialState(versionWith(content)), registry, now: () => 0 })
    editor.run(select(keys))
    return editor.store.getState()
  }

  it('applies to the selection that contains it, or else to the block alone', () => {
    const state = selecting('last', 'inner', 'b')
    expect(targetBlocks(state, 'inner')).toEqual(['inner', 'last'])
    expect(targetBlocks(state, 'hero')).toEqual(['hero'])
  })

  it('begins at the end of the selection', () => {
    expect(activeBlockOf(selecting('last', 'b'))).toBe('b')
    expect(activeBlockOf(selecting())).toBeUndefined()
  })
})
