import { errorAt } from '@ximblox/contract/errors'
import { expect, it } from 'vitest'
import { defineBlock } from './define-block.ts'
import { isAllowedIn, onlyTypeIn } from './placement.ts'
import { createRegistry } from './registry.ts'
import { block } from './test/sample-registry.ts'
import { validateBlocks } from './validate.ts'

const label = 'Label'
const common = { version: 1, label, group: 'layout', fields: {} } as const
const registry = createRegistry({
  blocks: [
    defineBlock({ ...common, id: 'hero', allowedIn: 'page' }),
    defineBlock({ ...common, id: 'text' }),
    defineBlock({ ...common, id: 'item', allowedIn: ['list'], slots: { content: { label } } }),
    defineBlock({ ...common, id: 'list', slots: { items: { label, allowed: ['item'] } } }),
  ],
  pageTypes: [],
})
const inItem = { type: 'item', slot: 'content' }
const inList = { type: 'list', slot: 'items' }

it('a block is allowed where both the slot and its own type allow it', () => {
  const allowed = (type: string) => [null, inItem, inList].map(place => isAllowedIn(registry, type, place))
  expect(allowed('hero')).toEqual([true, false, false])
  expect(allowed('text')).toEqual([true, true, false])
  expect(allowed('item')).toEqual([false, false, true])
  expect(allowed('list')).toEqual([true, true, false])
  expect(isAllowedIn(registry, 'text', { type: 'item', slot: 'elsewhere' })).toBe(false)
})

it('a slot for one type leaves nothing to choose', () => {
  expect(onlyTypeIn(registry, inList)?.id).toBe('item')
  expect([null, inItem].map(place => onlyTypeIn(registry, place))).toEqual([undefined, undefined])
})

it('blocks elsewhere are refused, and kept if their type is unknown', () => {
  const item = block('item', 'c', { slots: { content: [block('hero', 'd'), block('gone', 'e')] } })
  const blocks = [block('item', 'a'), block('list', 'b', { slots: { items: [item] } })]
  expect(validateBlocks(registry, blocks).refused).toEqual([
    errorAt('blocks.0.type', 'blockNotAllowed'),
    errorAt('blocks.1.slots.items.0.slots.content.0.type', 'blockNotAllowed'),
  ])
})
