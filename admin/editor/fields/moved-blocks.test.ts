import { expect, it } from 'vitest'
import { documentOf } from '../state/document/document.ts'
import { block, columnsBlock, contentWith } from '../state/test/sample.ts'
import { movedBlocks } from './moved-blocks.ts'

const documentWith = (slots: Parameters<typeof columnsBlock>[1]) =>
  documentOf(contentWith([block('top'), columnsBlock('c', slots)]))
const [a, b, nested] = [block('a'), block('b'), columnsBlock('n', { left: [block('deep')] })]

it('a change that leaves all blocks in their slots has moved none', () => {
  const before = documentWith({ left: [a], right: [b] })
  expect(movedBlocks(before, { ...before, blocks: new Map(before.blocks) })).toBeNull()
  expect(movedBlocks(before, documentWith({ left: [a], right: [b] }))).toBeNull()
  expect(movedBlocks(documentWith({ left: [a, b] }), documentWith({ left: [b, a] }))).toBeNull()
})

it('blocks of a slot that is gone are counted with the slot that has them now', () => {
  const before = documentWith({ left: [a], right: [b] })
  expect(movedBlocks(before, documentWith({ left: [a, b] }))).toEqual({
    count: 1,
    type: 'columns',
    slot: 'left',
  })
  expect(movedBlocks(before, documentWith({ right: [b, a] }))).toEqual({
    count: 1,
    type: 'columns',
    slot: 'right',
  })
  const many = Array.from({ length: 50 }, (_, index) => block(`k${index}`))
  expect(movedBlocks(documentWith({ right: many }), documentWith({ left: many }))?.count).toBe(50)
})

it('what is inside a moved block is not counted, because it has stayed in its own slot', () => {
  const moved = movedBlocks(documentWith({ right: [nested] }), documentWith({ left: [nested] }))
  expect(moved).toMatchObject({ count: 1, slot: 'left' })
})

it('blocks that were deleted have not been moved', () => {
  expect(movedBlocks(documentWith({ left: [a, b] }), documentWith({ left: [a] }))).toBeNull()
})
