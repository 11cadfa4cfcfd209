import { expect, it } from 'vitest'
import { documentOf } from '../state/document/document.ts'
import { block, columnsBlock, contentWith, registry } from '../state/test/sample.ts'
import { outlineRows, rowID } from './outline-rows.ts'

const rowsOf = (...blocks: ReturnType<typeof block>[]) =>
  outlineRows(documentOf(contentWith(blocks)), registry).map(row => [
    rowID(row),
    row.level,
    row.place,
    row.count,
  ])

it('lists blocks in reading order, with those in slots below the slot name', () => {
  expect(rowsOf(block('a'), columnsBlock('c', { right: [block('b')] }))).toEqual([
    ['a', 1, 1, 2],
    ['c', 1, 2, 2],
    ['c/left', 2, 1, 2],
    ['c/right', 2, 2, 2],
    ['b', 3, 1, 1],
  ])
})

it('shows a slot that the type no longer has as long as it contains blocks', () => {
  expect(rowsOf(block('a', { slots: { old: [block('b')] } }))).toEqual([
    ['a', 1, 1, 1],
    ['a/old', 2, 1, 1],
    ['b', 3, 1, 1],
  ])
})
