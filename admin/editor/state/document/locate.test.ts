import type { Block } from '@ximblox/contract/blocks'
import { errorAt, errorCatalogue } from '@ximblox/contract/errors'
import { expect, it } from 'vitest'
import { block, columnsBlock, contentWith } from '../test/sample.ts'
import { locate, valueAt } from './locate.ts'

const cards = block('cards', { props: { cards: [{ key: 'k1' }, { key: 'k2' }] } })
const blocks: Block[] = [block('a'), columnsBlock('c', { left: [block('b'), cards] })]
const at = (property: string) => locate(errorAt(property, 'required'), blocks)

it('locates an error of a block by its position', () => {
  expect(at('blocks.0.props.title')).toEqual({
    block: 'a',
    path: 'props.title',
    code: errorCatalogue.required.code,
  })
  expect(at('blocks.1.slots.left.0.anchorPoint')).toMatchObject({ block: 'b', path: 'anchorPoint' })
})

it('identifies an error of a list item by the key of the item', () => {
  expect(at('blocks.1.slots.left.1.props.cards.1.title')).toMatchObject({
    block: 'cards',
    path: 'props.cards.k2.title',
  })
})

it('assigns an error of a slot to its block', () => {
  expect(at('blocks.1.slots.left')).toMatchObject({ block: 'c', path: 'slots.left' })
})

it('assigns errors of missing content to the page', () => {
  expect(at('blocks.7.props.title')).toMatchObject({ block: null })
  expect(at('seoTitle')).toMatchObject({ block: null, path: 'seoTitle' })
  expect(at('')).toMatchObject({ block: null, path: '' })
})

it('finds the value at an error by the keys of blocks and items', () => {
  const content = contentWith(blocks)
  expect(valueAt(content, { block: 'cards', path: 'props.cards.k2' })).toEqual({ key: 'k2' })
  expect(valueAt(content, { block: 'b', path: '' })).toMatchObject({ key: 'b' })
  expect(valueAt(content, { block: null, path: 'title' })).toBe(content.title)
  expect(valueAt(content, { block: 'gone', path: 'props.title' })).toBeUndefined()
})
