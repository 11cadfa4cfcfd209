import { describe, expect, it } from 'vitest'
import { choose, chooseAll, chooseOnly, keepIn, nothingChosen, type Selection, stepTo } from './selection.ts'

const ids = [10, 20, 30, 40, 50]
const plain = { adding: false, ranging: false }
const ctrl = { adding: true, ranging: false }
const shift = { adding: false, ranging: true }
const chosen = (selection: Selection) => [...selection.chosen]

describe('the files that are chosen', () => {
  it('are the one that is clicked', () => {
    expect(chosen(choose(chooseOnly(10), ids, 30, plain))).toEqual([30])
  })

  it('are one more or one fewer with Ctrl', () => {
    const two = choose(chooseOnly(10), ids, 30, ctrl)
    expect(chosen(two)).toEqual([10, 30])
    expect(chosen(choose(two, ids, 10, ctrl))).toEqual([30])
  })

  it('are all between with Shift, in both directions, from where one began', () => {
    const down = choose(chooseOnly(20), ids, 40, shift)
    expect(chosen(down)).toEqual([20, 30, 40])
    expect(chosen(choose(down, ids, 10, shift))).toEqual([10, 20])
    expect(chosen(choose(nothingChosen, ids, 30, shift))).toEqual([10, 20, 30])
  })

  it('are those chosen before and all between with both', () => {
    const other = choose(chooseOnly(10), ids, 30, ctrl)
    expect(chosen(choose(other, ids, 50, { adding: true, ranging: true }))).toEqual([10, 30, 40, 50])
  })

  it('can be all', () => expect(chosen(chooseAll(ids, nothingChosen))).toEqual(ids))

  it('lose those that are gone, and stay the same value when none is', () => {
    const all = chooseAll(ids, chooseOnly(20))
    expect(keepIn(all, new Set(ids))).toBe(all)
    expect(keepIn(all, new Set([10, 30]))).toEqual({
      chosen: new Set([10, 30]),
      active: undefined,
      anchor: undefined,
    })
  })
})

describe('the keyboard', () => {
  const from = (active: number | undefined, key: string, columns = 2) => stepTo(ids, active, key, columns)

  it('goes over rows and columns', () => {
    expect(from(10, 'ArrowRight')).toBe(20)
    expect(from(10, 'ArrowDown')).toBe(30)
    expect(from(40, 'ArrowUp')).toBe(20)
    expect(from(20, 'ArrowLeft')).toBe(10)
    expect(from(10, 'ArrowDown', 1)).toBe(20)
    expect(from(10, 'ArrowRight', 1)).toBe(10)
  })

  it('begins at the first file', () => {
    expect(from(undefined, 'ArrowDown')).toBe(10)
    expect(from(undefined, 'ArrowRight')).toBe(10)
  })

  it('stays within the list', () => {
    expect(from(10, 'ArrowUp')).toBe(10)
    expect(from(20, 'ArrowUp')).toBe(20)
    expect(from(40, 'ArrowDown')).toBe(50)
    expect(from(50, 'ArrowDown')).toBe(50)
    expect(from(10, 'End')).toBe(50)
    expect(from(50, 'Home')).toBe(10)
    expect(from(20, 'PageDown')).toBe(50)
    expect(from(20, 'PageUp')).toBe(10)
    expect(stepTo([], undefined, 'ArrowDown', 2)).toBeUndefined()
  })

  it('leaves other keys alone', () => expect(from(10, 'a')).toBeUndefined())
})
