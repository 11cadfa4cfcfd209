import { defineBlock } from '@ximblox/blocks/define-block'
import { list } from '@ximblox/blocks/fields/list'
import { plain } from '@ximblox/blocks/fields/plain'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { select } from '@ximblox/blocks/fields/select'
import { createRegistry } from '@ximblox/blocks/registry'
import { richTextOf } from '@ximblox/blocks/rich-text/document'
import type { Block } from '@ximblox/contract/blocks'
import { expect, it } from 'vitest'
import { contentOf } from '../document/document.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, contentWith, versionWith } from '../test/sample.ts'
import { divideText } from './divide-text.ts'

const label = 'Label'
const prose = defineBlock({
  id: 'prose',
  version: 1,
  label,
  group: 'text',
  fields: {
    title: plain({ label }),
    body: richText({ label }),
    place: select({ label, options: { left: label, right: label }, default: 'left' }),
  },
  pasted: { text: body => ({ body }) },
})
const grid = defineBlock({
  id: 'grid',
  version: 1,
  label,
  group: 'lists',
  fields: { name: plain({ label }) },
})
const boxed = defineBlock({
  id: 'boxed',
  version: 1,
  label,
  group: 'text',
  fields: { body: richText({ label }), cards: list({ label, fields: { body: richText({ label }) } }) },
})
const box = defineBlock({
  id: 'box',
  version: 1,
  label,
  group: 'layout',
  fields: {},
  slots: { inside: { label, allowed: ['prose'] } },
})
const registry = createRegistry({ blocks: [prose, grid, boxed, box], pageTypes: [] })

const text = (key: string, words: string, more = {}) =>
  block(key, { type: 'prose', props: { title: '', body: richTextOf(words), place: 'left', ...more } })
const table = (name: string) => block(name, { type: 'grid', props: { name } })
const editing = (...blocks: Block[]) =>
  createEditor({ state: initialState(versionWith(contentWith(blocks))), registry, now: () => 0 })
const blocksIn = ({ store }: ReturnType<typeof editing>) =>
  contentOf(store.getState().document).blocks.map(({ props }) => props.name ?? props.body)
const lines = (...words: string[]) => richTextOf(...words).content
const place = { block: 'a', path: ['props', 'body'] }

it('puts blocks between the parts of a text, as one step, and selects the last part', () => {
  const editor = editing(text('a', 'One', { place: 'right', title: 'Title' }), text('b', 'Next'))
  const parts = [lines('One', 'more'), table('First'), lines('Between'), table('Second'), lines('Rest')]
  expect(editor.run(divideText(place, parts))).toBe(true)
  expect(blocksIn(editor)).toEqual([
    richTextOf('One', 'more'),
    'First',
    richTextOf('Between'),
    'Second',
    richTextOf('Rest'),
    richTextOf('Next'),
  ])
  const { document, selection } = editor.store.getState()
  const [selected = ''] = selection.blocks
  expect(selection.blocks).toHaveLength(1)
  expect(document.blocks.get(selected)?.props).toEqual({
    title: '',
    body: richTextOf('Rest'),
    place: 'right',
  })
  editor.undo()
  expect(blocksIn(editor)).toEqual([richTextOf('One'), richTextOf('Next')])
})

it('replaces a text that no words are left of', () => {
  const editor = editing(text('a', ''))
  expect(editor.run(divideText(place, [table('First'), lines('Rest')]))).toBe(true)
  expect(blocksIn(editor)).toEqual(['First', richTextOf('Rest')])
  const alone = editing(text('a', ''))
  expect(alone.run(divideText(place, [table('First')]))).toBe(true)
  expect(blocksIn(alone)).toEqual(['First'])
})

it('keeps a block whose text is moved on, if it has other words', () => {
  const editor = editing(text('a', 'One', { title: 'Title' }))
  expect(editor.run(divideText(place, [table('First'), lines('One')]))).toBe(true)
  expect(blocksIn(editor)).toEqual([richTextOf(''), 'First', richTextOf('One')])
})

it('divides only what is a text, where the blocks may stand', () => {
  const card = { key: 'k', body: richTextOf('One') }
  const own = block('a', { type: 'boxed', props: { body: richTextOf('One'), cards: [card] } })
  const inside = block('box', { type: 'box', props: {}, slots: { inside: [text('a', 'One')] } })
  const parts = [lines('One'), table('First')]
  expect(editing(own).can(divideText(place, parts))).toBe(false)
  expect(editing(own).can(divideText({ block: 'a', path: ['props', 'cards', 'k', 'body'] }, parts))).toBe(
    false,
  )
  expect(editing(inside).can(divideText(place, parts))).toBe(false)
  expect(editing(text('a', 'One')).can(divideText({ block: 'a', path: ['props', 'title'] }, parts))).toBe(
    false,
  )
  expect(editing(text('a', 'One')).can(divideText(place, [lines('One')]))).toBe(false)
})
