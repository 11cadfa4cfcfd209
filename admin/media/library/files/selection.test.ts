import { describe, expect, it } from 'vitest'
import {
  emptySelection,
  nextActive,
  pruneSelection,
  type Selection,
  selectAll,
  selectFile,
  selectOnly,
} from './selection.ts'

const ids = [10, 20, 30, 40, 50]
const plain = { isToggle: false, isRange: false }
const ctrl = { isToggle: true, isRange: false }
const shift = { isToggle: false, isRange: true }
const selectedIDs = (selection: Selection) => [...selection.selected]

describe('the selection', () => {
  it('is the clicked file', () => {
    expect(selectedIDs(selectFile(selectOnly(10), ids, 30, plain))).toEqual([30])
  })

  it('adds or removes a file with Ctrl', () => {
    const two = selectFile(selectOnly(10), ids, 30, ctrl)
    expect(selectedIDs(two)).toEqual([10, 30])
    expect(selectedIDs(selectFile(two, ids, 10, ctrl))).toEqual([30])
  })

  it('spans a range from the anchor with Shift, in both directions', () => {
    const down = selectFile(selectOnly(20), ids, 40, shift)
    expect(selectedIDs(down)).toEqual([20, 30, 40])
    expect(selectedIDs(selectFile(down, ids, 10, shift))).toEqual([10, 20])
    expect(selectedIDs(selectFile(emptySelection, ids, 30, shift))).toEqual([10, 20, 30])
  })

  it('keeps the selected files and adds a range with Ctrl and Shift', () => {
    const other = selectFile(selectOnly(10), ids, 30, ctrl)
    expect(selectedIDs(selectFile(other, ids, 50, { isToggle: true, isRange: true }))).toEqual([
      10, 30, 40, 50,
    ])
  })

  it('can contain all files', () => expect(selectedIDs(selectAll(ids, emptySelection))).toEqual(ids))

  it('loses deleted files, and remains the same object if there are none', () => {
    const all = selectAll(ids, selectOnly(20))
    expect(pruneSelection(all, new Set(ids))).toBe(all)
    expect(pruneSelection(all, new Set([10, 30]))).toEqual({
      selected: new Set([10, 30]),
      active: undefined,
      anchor: undefined,
    })
  })
})

describe('keyboard navigation', () => {
  const from = (active: number | undefined, key: string, columns = 2) => nextActive(ids, active, key, columns)

  it('moves across rows and columns', () => {
    expect(from(10, 'ArrowRight')).toBe(20)
    expect(from(10, 'ArrowDown')).toBe(30)
    expect(from(40, 'ArrowUp')).toBe(20)
    expect(from(20, 'ArrowLeft')).toBe(10)
    expect(from(10, 'ArrowDown', 1)).toBe(20)
    expect(from(10, 'ArrowRight', 1)).toBe(10)
  })

  it('starts at the first file', () => {
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
    expect(nextActive([], undefined, 'ArrowDown', 2)).toBeUndefined()
  })

  it('ignores other keys', () => expect(from(10, 'a')).toBeUndefined())
})
