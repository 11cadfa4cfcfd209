import { expect, it } from 'vitest'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, columnsBlock, contentWith, registry, versionWith } from '../test/sample.ts'
import { moveIn } from './arrange.ts'

const open = (...blocks: ReturnType<typeof block>[]) =>
  createEditor({ state: initialState(versionWith(contentWith(blocks))), registry, now: () => 0 })
const movedIn = (editor: ReturnType<typeof open>, ...keys: string[]) => {
  if (!editor.run(moveIn(keys))) return null
  return Object.fromEntries(editor.store.getState().document.order)
}

it('a block moves into the block before it, or else into the one after it', () => {
  const columns = columnsBlock('columns', { left: [block('in')] })
  expect(movedIn(open(columns, block('a')), 'a')).toEqual({ '': ['columns'], 'columns/left': ['in', 'a'] })
  expect(movedIn(open(block('a'), columns), 'a')).toEqual({ '': ['columns'], 'columns/left': ['in', 'a'] })
  const both = open(columnsBlock('before', {}), block('a'), columns)
  expect(movedIn(both, 'a')).toEqual({
    '': ['before', 'columns'],
    'before/left': ['a'],
    'columns/left': ['in'],
  })
})

it('several blocks move together into the block after the last of them', () => {
  expect(movedIn(open(block('a'), block('b'), columnsBlock('columns', {})), 'a', 'b')).toEqual({
    '': ['columns'],
    'columns/left': ['a', 'b'],
  })
})

it('in a slot without such neighbours, a block moves to the next slot', () => {
  expect(movedIn(open(columnsBlock('columns', { left: [block('a')] })), 'a')).toEqual({
    '': ['columns'],
    'columns/right': ['a'],
  })
  expect(movedIn(open(columnsBlock('columns', { right: [block('a')] })), 'a')).toBeNull()
})

it('without a slot for it, a block stays where it is', () => {
  expect(movedIn(open(block('a'), block('b')), 'b')).toBeNull()
  expect(movedIn(open(block('a')), 'a')).toBeNull()
  expect(movedIn(open(columnsBlock('columns', { left: [columnsBlock('inner', {})] })), 'inner')).toBeNull()
  expect(movedIn(open(columnsBlock('columns', {})), 'gone')).toBeNull()
})
