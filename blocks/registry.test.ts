import { describe, expect, test } from 'vitest'
import { defineBlock } from './define-block.ts'
import { definePageType } from './define-page-type.ts'
import type { Fields } from './fields/fields.ts'
import { image } from './fields/image.ts'
import { list } from './fields/list.ts'
import { plain } from './fields/plain.ts'
import { checkViews, createRegistry } from './registry.ts'
import { words } from './test/labels.ts'
import { article, columns, everything, quote, registry } from './test/sample-registry.ts'

const label = words('Label')
const blockOf = (parts: Partial<Parameters<typeof defineBlock>[0]>) =>
  defineBlock({ id: 'sample', version: 1, label, group: 'text', fields: {}, ...parts })
const pageTypeOf = (id: string, fields: Fields = {}) =>
  definePageType({ id, label, slugPrefix: {}, fields, initialBlocks: () => [] })

describe('createRegistry', () => {
  test('finds definitions by id', () => {
    expect(registry.blocks.get('quote')).toBe(quote)
    expect(registry.pageTypes.get('article')).toBe(article)
    expect(registry.blocks.get('constructor')).toBeUndefined()
  })

  test('refuses two definitions of one id', () => {
    expect(() => createRegistry({ blocks: [quote, quote], pageTypes: [article, article] })).toThrow(
      'Block type "quote" is defined twice; Page type "article" is defined twice',
    )
  })

  test.each([
    ['an id that is none', blockOf({ id: 'Not An Id' }), 'not a valid id'],
    ['version 0', blockOf({ version: 0 }), 'the version is not a positive integer'],
    [
      'a gap in the upgrades',
      blockOf({ version: 3, upgrades: { 2: props => props } }),
      'no upgrade from version 1',
    ],
    [
      'an upgrade too many',
      blockOf({ upgrades: { 1: props => props } }),
      'an upgrade from version 1, which was never',
    ],
    [
      'a slot for unknown blocks',
      blockOf({ slots: { left: { label, allowed: ['gone'] } } }),
      'allows the unknown type "gone"',
    ],
    ['a bad slot name', blockOf({ slots: { 'left.0': { label } } }), 'the slot "left.0" has no valid name'],
    [
      'a reserved field name',
      blockOf({ fields: { key: plain({ label }) } }),
      'the field "key" has no valid name',
    ],
    [
      'a field named as images are',
      blockOf({ fields: { __images: plain({ label }) } }),
      'the field "__images"',
    ],
    [
      'a field of every object',
      blockOf({ fields: { constructor: plain({ label }) } }),
      'the field "constructor"',
    ],
    ['a field with a line', blockOf({ fields: { cards_x: plain({ label }) } }), 'the field "cards_x"'],
    [
      'a picture two lists deep',
      blockOf({
        fields: { a: list({ label, fields: { b: list({ label, fields: { c: image({ label }) } }) } }) },
      }),
      'the field "c" is a image in a list of a list',
    ],
  ])('refuses %s', (_, definition, fault) => {
    expect(() => createRegistry({ blocks: [definition], pageTypes: [] })).toThrow(fault)
  })

  test('holds page types to the same names', () => {
    expect(() =>
      createRegistry({ blocks: [], pageTypes: [pageTypeOf('A b', { 'c-d': plain({ label }) })] }),
    ).toThrow('Page type "A b": not a valid id; Page type "A b": the field "c-d" has no valid name')
  })
})

describe('checkViews', () => {
  const ids = (...names: string[]) => new Map(names.map(name => [name, {}]))

  test('is content when each definition has its view', () => {
    const views = { blocks: ids(everything.id, columns.id, quote.id), pageTypes: ids('article') }
    expect(() => checkViews(registry, views)).not.toThrow()
  })

  test('names every gap and every view left over', () => {
    const views = { blocks: ids(everything.id, quote.id, 'stray'), pageTypes: ids('basic') }
    expect(() => checkViews(registry, views)).toThrow(
      'no view for the block type "columns"; a view for the unknown block type "stray"; ' +
        'no view for the page type "article"; a view for the unknown page type "basic"',
    )
  })
})
