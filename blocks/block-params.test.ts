import type { Block } from '@ximblox/contract/blocks'
import { expect, test } from 'vitest'
import { blockParams } from './block-params.ts'
import { defineBlock } from './define-block.ts'
import { boolean } from './fields/boolean.ts'
import { createRegistry } from './registry.ts'

const paged = defineBlock({
  id: 'paged',
  version: 1,
  label: 'List',
  group: 'lists',
  fields: { paging: boolean({ label: 'Paging', default: true }) },
  params: ['sent'],
  ownParams: ({ paging }) => (paging ? ['page', 'tag'] : ['tag']),
  keptParams: () => ['sent', 'tag'],
})
const registry = createRegistry({ blocks: [paged], pageTypes: [] })

const block = (key: string, paging = true): Block => ({
  type: 'paged',
  key,
  props: { paging },
  anchorPoint: '',
  __images: {},
  __files: {},
})

const prefixes = (...blocks: Block[]) =>
  [...blockParams(registry, blocks).values()].map(({ prefix }) => prefix)

test('a single list has plain names', () => expect(prefixes(block('abcdef'))).toEqual(['']))

test('further lists with the same names begin them with their keys', () =>
  expect(prefixes(block('first'), block('abcdef'), block('abcxyz'))).toEqual(['', 'abc-', 'abcx-']))

test('the names of a list depend on its props, and shared names are never changed', () => {
  const found = blockParams(registry, [block('first'), block('abcdef', false)])
  expect(found.get('abcdef')).toMatchObject({ shared: ['sent'], own: ['tag'], prefix: 'abc-' })
})

test('what is kept in other languages is named as in the URL', () => {
  const found = blockParams(registry, [block('first'), block('abcdef')])
  expect([...found.values()].map(({ kept }) => kept)).toEqual([
    ['sent', 'tag'],
    ['sent', 'abc-tag'],
  ])
})
