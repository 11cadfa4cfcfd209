import type { JsonObject } from '@ximblox/contract/fields'
import { describe, expect, test } from 'vitest'
import { defineBlock } from './define-block.ts'
import { definePageType, type PageTypeDefinition } from './define-page-type.ts'
import type { Fields } from './fields/fields.ts'
import { image } from './fields/image.ts'
import { list } from './fields/list.ts'
import { plain } from './fields/plain.ts'
import { select } from './fields/select.ts'
import { checkViews, createRegistry, currentDefinition, currentPageType } from './registry.ts'
import { article, columns, everything, quote, registry } from './test/sample-registry.ts'

const label = 'Label'
const blockOf = (parts: Partial<Parameters<typeof defineBlock>[0]>) =>
  defineBlock({ id: 'sample', version: 1, label, group: 'text', fields: {}, ...parts })
const pageTypeOf = (id: string, fields: Fields = {}, parts: Partial<PageTypeDefinition> = {}) =>
  definePageType({ id, version: 1, label, slugPrefix: {}, fields, initialBlocks: () => [], ...parts })

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
    ['an invalid id', blockOf({ id: 'Not An Id' }), 'the id is not valid'],
    ['version 0', blockOf({ version: 0 }), 'the version is not a positive integer'],
    [
      'a gap in the upgrades',
      blockOf({ version: 3, upgrades: { 2: props => props } }),
      'no upgrade from version 1',
    ],
    [
      'an extra upgrade',
      blockOf({ upgrades: { 1: props => props } }),
      'an upgrade from version 1, which never existed',
    ],
    [
      'a slot for unknown blocks',
      blockOf({ slots: { left: { label, allowed: ['gone'] } } }),
      'allows the unknown type "gone"',
    ],
    [
      'an invalid slot name',
      blockOf({ slots: { 'left.0': { label } } }),
      '"left.0" is not a valid slot name',
    ],
    [
      'a reserved field name',
      blockOf({ fields: { key: plain({ label }) } }),
      '"key" is not a valid field name',
    ],
    [
      'a field named __images',
      blockOf({ fields: { __images: plain({ label }) } }),
      '"__images" is not a valid field name',
    ],
    [
      'a field named like an inherited property',
      blockOf({ fields: { constructor: plain({ label }) } }),
      '"constructor" is not a valid field name',
    ],
    [
      'a field name with an underscore',
      blockOf({ fields: { cards_x: plain({ label }) } }),
      '"cards_x" is not',
    ],
    [
      'an image nested in two lists',
      blockOf({
        fields: { a: list({ label, fields: { b: list({ label, fields: { c: image({ label }) } }) } }) },
      }),
      'the field "c" of kind image is nested in two lists',
    ],
    [
      'a field that depends on none',
      blockOf({ fields: { a: plain({ label, showWhen: { field: 'b', is: 'x' } }) } }),
      '"a" cannot depend on "b", which is no select, boolean, number or text beside it or around it',
    ],
    [
      'a field of an item that depends on a list',
      blockOf({
        fields: { b: list({ label, fields: { a: plain({ label, showWhen: { field: 'b', is: 'x' } }) } }) },
      }),
      '"a" cannot depend on "b", which is no select',
    ],
    [
      'a slot that depends on no field',
      blockOf({ slots: { left: { label, showWhen: { field: 'b', is: 'x' } } } }),
      '"the slot left" cannot depend on "b", which is no select',
    ],
    [
      'fields that depend on each other',
      blockOf({
        fields: {
          a: plain({ label, showWhen: { field: 'b', is: 'x' } }),
          b: plain({ label, showWhen: { field: 'a', is: 'x' } }),
        },
      }),
      '"a" cannot depend on "b", which depends on it',
    ],
    [
      'a field that depends on no option',
      blockOf({
        fields: {
          a: plain({ label, showWhen: { field: 'b', is: ['x', 'z'] } }),
          b: select({ label, options: { x: 'X', y: 'Y' }, default: 'x' }),
        },
      }),
      '"a" cannot depend on "b" being "z", which is no option',
    ],
  ])('refuses %s', (_, definition, error) => {
    expect(() => createRegistry({ blocks: [definition], pageTypes: [] })).toThrow(error)
  })

  test.each([
    ['an empty label', { label: ' ' }, 'Block type "sample": the label is empty'],
    ['a label without a text', { label: {} }, 'the label is missing'],
    ['a label with an empty text', { label: { en: 'A', nl: '' } }, 'the label is empty in "nl"'],
    ['empty keywords', { keywords: '' }, 'the keyword text is empty'],
    ['an empty slot label', { slots: { left: { label: '' } } }, 'the label of the slot "left" is empty'],
    ['an empty field label', { fields: { a: plain({ label: '' }) } }, 'the label of "a" is empty'],
    ['an empty help text', { fields: { a: plain({ label, help: '' }) } }, 'the help of "a" is empty'],
    [
      'an empty option label',
      { fields: { a: select({ label, options: { x: '' }, default: 'x' }) } },
      'the label of the option "x" of "a" is empty',
    ],
    [
      'an empty label in a list',
      { fields: { a: list({ label, itemLabel: '', fields: { b: plain({ label: '' }) } }) } },
      'the item label of "a" is empty; Block type "sample": the label of "b" is empty',
    ],
  ])('refuses %s', (_, parts, error) => {
    expect(() => createRegistry({ blocks: [blockOf(parts)], pageTypes: [] })).toThrow(error)
  })

  test('refuses labels in unknown languages', () => {
    const withTypo = { label: { en: 'A', ln: 'B' } }
    expect(() => createRegistry({ blocks: [blockOf(withTypo)], pageTypes: [] })).toThrow(
      'the label has the unknown language "ln"',
    )
  })

  test('refuses an empty label of a page type', () => {
    const definition = definePageType({ ...article, label: '' })
    expect(() => createRegistry({ blocks: [], pageTypes: [definition] })).toThrow(
      'Page type "article": the label is empty',
    )
  })

  test('offers all interface languages by default, and otherwise those of the site in its order', () => {
    expect(registry.interfaceLanguages).toEqual(['en', 'nl', 'de', 'fr'])
    const dutch = createRegistry({ blocks: [], pageTypes: [], interfaceLanguages: ['nl', 'en'] })
    expect(dutch.interfaceLanguages).toEqual(['nl', 'en'])
  })

  test('refuses repeated interface languages', () => {
    expect(() =>
      createRegistry({ blocks: [], pageTypes: [], interfaceLanguages: ['nl', 'en', 'nl'] }),
    ).toThrow('the interface language "nl" is repeated')
  })

  test('validates the names of page types', () => {
    expect(() =>
      createRegistry({ blocks: [], pageTypes: [pageTypeOf('A b', { 'c-d': plain({ label }) })] }),
    ).toThrow('Page type "A b": the id is not valid; Page type "A b": "c-d" is not a valid field name')
  })

  test.each([
    [
      'a gap in the upgrades',
      { version: 3, upgrades: { 1: (props: JsonObject) => props } },
      'no upgrade from version 2',
    ],
    [
      'an upgrade too many',
      { upgrades: { 1: (props: JsonObject) => props } },
      'an upgrade from version 1, which never existed',
    ],
    ['version 0', { version: 0 }, 'the version is not a positive integer'],
    [
      'a filter with the name of another parameter of lists',
      { filters: { page: { label, values: () => [] }, sort: { label, values: () => [] } } },
      '"page" cannot be the name of a filter, because it is the name of a query parameter; Page type "article": "sort" cannot be',
    ],
    [
      'a filter with the name of a parameter in links of forms',
      { filters: { token: { label, values: () => [] } } },
      '"token" cannot be the name of a filter',
    ],
    ['a broken cardVersion', { cardVersion: 1.5 }, 'the cardVersion is not a positive integer'],
  ])('refuses a page type with %s', (_, parts, error) => {
    const pageTypes = [pageTypeOf('article', {}, parts)]
    expect(() => createRegistry({ blocks: [], pageTypes })).toThrow(`Page type "article": ${error}`)
  })
})

test('a filter has another name than the parameters that blocks of the site share', () => {
  const pageTypes = [pageTypeOf('article', {}, { filters: { q: { label, values: () => [] } } })]
  expect(() => createRegistry({ blocks: [quote], pageTypes })).not.toThrow()
  expect(() => createRegistry({ blocks: [blockOf({ params: ['q'] })], pageTypes })).toThrow(
    'Page type "article": "q" cannot be the name of a filter, because it is the name of a query parameter',
  )
})

describe('checkViews', () => {
  const ids = (...names: string[]) =>
    new Map(names.map(name => [name, { version: registry.blocks.get(name)?.version ?? 1 }]))

  test('accepts a view for each definition', () => {
    const views = { blocks: ids(everything.id, columns.id, quote.id), pageTypes: ids('article') }
    expect(() => checkViews(registry, views)).not.toThrow()
  })

  test('lists missing and extra views', () => {
    const views = { blocks: ids(everything.id, quote.id, 'stray'), pageTypes: ids('basic') }
    expect(() => checkViews(registry, views)).toThrow(
      'the block type "columns" has no view; a view refers to the unknown block type "stray"; ' +
        'the page type "article" has no view; a view refers to the unknown page type "basic"',
    )
  })

  test('names a view that was built for another version', () => {
    const blocks = new Map([...ids(everything.id, columns.id), [quote.id, { version: 99 }]])
    expect(() => checkViews(registry, { blocks, pageTypes: ids('article') })).toThrow(
      `the view of the block type "quote" is for version 99, not for version ${quote.version}`,
    )
  })
})

describe('the definition of a block or a page', () => {
  const stored = (type: string, version?: number) => ({
    type,
    key: 'k1',
    props: {},
    anchorPoint: '',
    __images: {},
    __files: {},
    version,
  })
  const { version } = quote

  test('is that of its type, if its props have the current version or none', () => {
    expect(currentDefinition(registry, stored('quote', version))).toBe(quote)
    expect(currentDefinition(registry, stored('quote'))).toBe(quote)
    expect(currentPageType(registry, { id: 'article', version: article.version, props: {} })?.id).toBe(
      'article',
    )
    expect(currentPageType(registry, { id: 'article', props: {} })?.id).toBe('article')
  })

  test('is none if another build of the site wrote its props, or the site no longer has the type', () => {
    expect(currentDefinition(registry, stored('quote', version + 1))).toBeUndefined()
    expect(currentDefinition(registry, stored('quote', version - 1))).toBeUndefined()
    expect(currentDefinition(registry, stored('constructor', 1))).toBeUndefined()
    expect(
      currentPageType(registry, { id: 'article', version: article.version + 1, props: {} }),
    ).toBeUndefined()
    expect(currentPageType(registry, { id: 'gone', props: {} })).toBeUndefined()
  })
})
