import { describe, expect, it } from 'vitest'
import { dropAfter, edgeAt, nearest } from './nearest.ts'

const boxOf = (top: number, bottom: number, left = 0, right = 600) => ({ top, bottom, left, right })

const below = [
  { key: 'a', box: boxOf(-500, 100) },
  { key: 'narrow', box: boxOf(120, 300, 200, 400) },
  { key: 'empty', box: boxOf(300, 300) },
  { key: 'c', box: boxOf(290, 900) },
]
const inRows = [
  { key: 'a', box: boxOf(0, 200, 0, 290) },
  { key: 'b', box: boxOf(0, 120, 310, 600) },
  { key: 'c', box: boxOf(220, 400, 0, 290) },
]

describe('the block nearest to a pointer', () => {
  it.each([
    [-2000, 'a'],
    [0, 'a'],
    [109, 'a'],
    [111, 'narrow'],
    [200, 'narrow'],
    [5000, 'c'],
  ])('is by height, at %i: %s', (y, key) => {
    expect(nearest(below, { x: 20, y })?.key).toBe(key)
  })

  it.each([
    [20, 60, 'a'],
    [299, 60, 'a'],
    [301, 60, 'b'],
    [500, 60, 'b'],
    [500, 230, 'c'],
  ])('is also sideways in a row, at %i, %i: %s', (x, y, key) => {
    expect(nearest(inRows, { x, y })?.key).toBe(key)
  })

  it('is none in an empty slot', () => {
    expect(nearest([], { x: 0, y: 100 })).toBeUndefined()
  })
})

describe('the edge at which a block is dropped', () => {
  const at = (boxes: typeof below, index: number, x: number, y: number) => {
    const all = boxes.map(({ box }) => box)
    return edgeAt(all[index] ?? boxOf(0, 0), all, { x, y })
  }

  it('is above or below, also of boxes that overlap a little', () => {
    expect(at(below, 1, 20, 130)).toBe('top')
    expect(at(below, 1, 20, 280)).toBe('bottom')
    expect(at(below, 3, 20, 899)).toBe('bottom')
  })

  it('is at a side of a box in a row, and above or below one that is alone in its row', () => {
    expect([at(inRows, 0, 20, 60), at(inRows, 0, 200, 60)]).toEqual(['left', 'right'])
    expect([at(inRows, 1, 320, 110), at(inRows, 1, 590, 10)]).toEqual(['left', 'right'])
    expect([at(inRows, 2, 20, 230), at(inRows, 2, 20, 390)]).toEqual(['top', 'bottom'])
  })
})

describe('a dropped block', () => {
  const keys = ['a', 'b', 'c']
  const afterAll = (edge: Parameters<typeof dropAfter>[2], isRightToLeft = false) =>
    keys.map(key => dropAfter(keys, key, edge, isRightToLeft))

  it('follows the one at whose end it is dropped, or the one before that', () => {
    expect(afterAll('bottom')).toEqual(['a', 'b', 'c'])
    expect(afterAll('top')).toEqual([null, 'a', 'b'])
    expect(afterAll('right')).toEqual(['a', 'b', 'c'])
    expect(afterAll('left')).toEqual([null, 'a', 'b'])
  })

  it('does so from right to left too', () => {
    expect(afterAll('left', true)).toEqual(['a', 'b', 'c'])
    expect(afterAll('right', true)).toEqual([null, 'a', 'b'])
  })
})
