import type { Block } from '@ximblox/contract/blocks'
import { errorAt, errorCatalogue } from '@ximblox/contract/errors'
import { expect, it } from 'vitest'
import { block, columnsBlock, contentWith } from '../state/test/sample.ts'
import { locate, valueAt } from './locate.ts'

const cards = block('cards', { props: { cards: [{ key: 'k1' }, { key: 'k2' }] } })
const blocks: Block[] = [block('a'), columnsBlock('c', { left: [block('b'), cards] })]
const at = (property: string) => locate(errorAt(property, 'required'), blocks)

it('a fault of a block is found by its place', () => {
  expect(at('blocks.0.props.title')).toEqual({
    block: 'a',
    path: 'props.title',
    code: errorCatalogue.required.code,
  })
  expect(at('blocks.1.slots.left.0.anchorPoint')).toMatchObject({ block: 'b', path: 'anchorPoint' })
})

it('a fault of an item is named by the key of the item', () => {
  expect(at('blocks.1.slots.left.1.props.cards.1.title')).toMatchObject({
    block: 'cards',
    path: 'props.cards.k2.title',
  })
})

it('a fault of a slot belongs to the block that has it', () => {
  expect(at('blocks.1.slots.left')).toMatchObject({ block: 'c', path: 'slots.left' })
})

it('whatever is no longer there is a fault of the page', () => {
  expect(at('blocks.7.props.title')).toMatchObject({ block: null })
  expect(at('seoTitle')).toMatchObject({ block: null, path: 'seoTitle' })
  expect(at('')).toMatchObject({ block: null, path: '' })
})

it('what stands at a fault is found by the keys of blocks and items', () => {
  const content = contentWith(blocks)
  expect(valueAt(content, { block: 'cards', path: 'props.cards.k2' })).toEqual({ key: 'k2' })
  expect(valueAt(content, { block: 'b', path: '' })).toMatchObject({ key: 'b' })
  expect(valueAt(content, { block: null, path: 'title' })).toBe(content.title)
  expect(valueAt(content, { block: 'gone', path: 'props.title' })).toBeUndefined()
})
