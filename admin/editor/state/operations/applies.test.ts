import { expect, it } from 'vitest'
import { documentOf } from '../document/document.ts'
import { block, columnsBlock, contentWith } from '../test/sample.ts'
import { applies } from './applies.ts'
import type { ItemPlace, Operation } from './operations.ts'

const cards = [
  { key: 'one', name: 'One' },
  { key: 'two', name: 'Two' },
]
const withCards = (key: string, ...list: typeof cards) =>
  block(key, { props: { title: 'Hello', body: '', cards: list } })
const a = withCards('a', ...cards)
const other = withCards('other', { key: 'one', name: 'Other' })
const columns = columnsBlock('columns', { left: [block('b'), columnsBlock('inner', { left: [block('c')] })] })
const document = documentOf(contentWith([a, other, columns]))

const page = { parent: null, slot: '', after: null }
const inside = (parent: string) => ({ parent, slot: 'left', after: null })
const list = (target: string | null, ...path: string[]): ItemPlace => ({ target, path, after: null })
const ofA = list('a', 'props', 'cards')
const item = (key: string, name = key) => ({ key, name })

it.each<[string, Operation]>([
  ['a field', { type: 'setField', target: 'a', path: ['props', 'title'], from: 'Hello', to: 'x' }],
  ['a field that is absent', { type: 'setField', target: 'a', path: ['props', 'x'], from: undefined, to: 1 }],
  ['a field of the page', { type: 'setMeta', path: ['title'], from: 'Home', to: 'x' }],
  ['a new block', { type: 'insert', block: block('new'), place: inside('columns') }],
  ['a new item', { type: 'insert', item: item('new'), place: ofA }],
  ['a block to remove', { type: 'remove', block: columns, place: page }],
  ['an item to remove', { type: 'remove', item: item('two', 'Two'), place: ofA }],
  ['a block to move', { type: 'move', block: 'a', from: page, to: inside('inner') }],
  ['a block to move to the page', { type: 'move', block: 'b', from: inside('columns'), to: page }],
  ['an item to move in its list', { type: 'move', item: 'one', from: ofA, to: { ...ofA, after: 'two' } }],
  [
    'an item to move to another list',
    { type: 'move', item: 'two', from: ofA, to: { ...ofA, target: 'other' } },
  ],
  ['a block to replace', { type: 'replace', from: a, to: block('new') }],
  [
    'a block to replace by one with the same keys',
    { type: 'replace', from: columns, to: columnsBlock('columns', { left: [block('c')] }) },
  ],
])('applies to %s', (_, operation) => expect(applies(document, operation)).toBe(true))

it.each<[string, Operation]>([
  ['a changed field', { type: 'setField', target: 'a', path: ['props', 'title'], from: 'x', to: 'y' }],
  [
    'a field of a block that is gone',
    { type: 'setField', target: 'gone', path: ['props', 'title'], from: 'Hello', to: 'y' },
  ],
  ['a changed field of the page', { type: 'setMeta', path: ['title'], from: 'x', to: 'y' }],
  ['a new block with a key in use', { type: 'insert', block: block('b'), place: page }],
  [
    'a new block with one inside whose key is in use',
    { type: 'insert', block: columnsBlock('new', { left: [block('free'), block('c')] }), place: page },
  ],
  ['a new block in one that is gone', { type: 'insert', block: block('new'), place: inside('gone') }],
  ['a new item with a key in use', { type: 'insert', item: item('one'), place: ofA }],
  [
    'a new item in what is no list',
    { type: 'insert', item: item('new'), place: list('a', 'props', 'title') },
  ],
  [
    'a new item in a block that is gone',
    { type: 'insert', item: item('new'), place: list('gone', 'props', 'cards') },
  ],
  ['a changed block to remove', { type: 'remove', block: { ...a, anchorPoint: 'x' }, place: page }],
  ['a changed item to remove', { type: 'remove', item: item('two', 'Zwei'), place: ofA }],
  ['a block that is elsewhere', { type: 'move', block: 'a', from: inside('columns'), to: page }],
  ['a block that is gone', { type: 'move', block: 'gone', from: page, to: page }],
  ['a block to move into one that is gone', { type: 'move', block: 'a', from: page, to: inside('gone') }],
  ['a block to move into itself', { type: 'move', block: 'columns', from: page, to: inside('inner') }],
  ['an item that is gone', { type: 'move', item: 'three', from: ofA, to: { ...ofA, after: 'two' } }],
  [
    'an item to move to a list with its key',
    { type: 'move', item: 'one', from: ofA, to: { ...ofA, target: 'other' } },
  ],
  ['a changed block to replace', { type: 'replace', from: { ...a, anchorPoint: 'x' }, to: block('new') }],
  [
    'a block to replace by one with a key in use',
    { type: 'replace', from: a, to: columnsBlock('new', { left: [block('free'), block('b')] }) },
  ],
])('does not apply to %s', (_, operation) => expect(applies(document, operation)).toBe(false))
