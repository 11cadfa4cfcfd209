import { defineBlock } from '@ximblox/blocks/define-block'
import { plain } from '@ximblox/blocks/fields/plain'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { createRegistry } from '@ximblox/blocks/registry'
import { type BlockNode, richTextOf } from '@ximblox/blocks/rich-text/document'
import type { Block } from '@ximblox/contract/blocks'
import { expect, it } from 'vitest'
import { contentOf } from '../document/document.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, contentWith, versionWith } from '../test/sample.ts'
import { beginTextAfter, continueAfter, joinWithPrevious } from './continue-text.ts'
import { insertAtLine } from './insert-at-line.ts'
import { putLinesBelow } from './lines-below.ts'

const label = 'Label'
const prose = defineBlock({
  id: 'prose',
  version: 1,
  label,
  group: 'text',
  fields: { body: richText({ label }) },
  pasted: { text: body => ({ body }) },
})
const title = defineBlock({
  id: 'title',
  version: 1,
  label,
  group: 'text',
  fields: { text: plain({ label }) },
  pasted: { heading: ({ text }) => ({ text }) },
})
const card = defineBlock({
  id: 'card',
  version: 1,
  label,
  group: 'lists',
  fields: { name: plain({ label }) },
})
const quote = defineBlock({
  id: 'quote',
  version: 1,
  label,
  group: 'lists',
  fields: { body: richText({ label }) },
})
const registry = createRegistry({ blocks: [prose, title, card, quote], pageTypes: [] })

const text = (key: string, ...lines: string[]) =>
  block(key, { type: 'prose', props: { body: richTextOf(...lines) } })
const heading = (key: string, words: string) => block(key, { type: 'title', props: { text: words } })
const editing = (...blocks: Block[]) =>
  createEditor({ state: initialState(versionWith(contentWith(blocks))), registry, now: () => 0 })
const blocksIn = ({ store }: ReturnType<typeof editing>) =>
  contentOf(store.getState().document).blocks.map(({ type, props }) => [type, props.body ?? props.text])
const lines = (...words: string[]): BlockNode[] => richTextOf(...words).content
const path = ['props', 'body']

it('divides a text around the line that a block takes the place of, in one step', () => {
  const editor = editing(text('a', 'One', '/card', 'Two'))
  const around = { before: lines('One'), after: lines('Two') }
  expect(editor.run(insertAtLine('card', { block: 'a', path, around }))).toBe(true)
  expect(blocksIn(editor)).toEqual([
    ['prose', richTextOf('One')],
    ['card', undefined],
    ['prose', richTextOf('Two')],
  ])
  expect(editor.store.getState().selection.blocks).toHaveLength(1)
  editor.undo()
  expect(blocksIn(editor)).toEqual([['prose', richTextOf('One', '/card', 'Two')]])
})

it('replaces a text or heading that was nothing but the line', () => {
  const editor = editing(text('a', '/card'), heading('b', '/card'))
  editor.run(insertAtLine('card', { block: 'a', path, around: { before: [], after: [] } }))
  editor.run(insertAtLine('card', { block: 'b', path: ['props', 'text'] }))
  expect(blocksIn(editor).map(([type]) => type)).toEqual(['card', 'card'])
})

it('leaves the rest of a block that is no text together, and puts the new block after it', () => {
  const editor = editing(block('a', { type: 'quote', props: { body: richTextOf('One', '/card', 'Two') } }))
  const around = { before: lines('One'), after: lines('Two') }
  editor.run(insertAtLine('card', { block: 'a', path, around }))
  expect(blocksIn(editor)).toEqual([
    ['quote', richTextOf('One', 'Two')],
    ['card', undefined],
  ])
})

it('empties a field that was nothing but the line, and keeps its block', () => {
  const editor = editing(block('a', { type: 'card', props: { name: '/title' } }))
  editor.run(insertAtLine('title', { block: 'a', path: ['props', 'name'] }))
  const { blocks } = contentOf(editor.store.getState().document)
  expect(blocks.map(({ type, props }) => [type, props.name])).toEqual([
    ['card', ''],
    ['title', undefined],
  ])
})

it('does nothing for a line of a block that is gone', () => {
  const editor = editing(text('a', 'One'))
  expect(editor.can(insertAtLine('card', { block: 'gone', path }))).toBe(false)
  expect(editor.can(beginTextAfter('gone'))).toBe(false)
  expect(editor.can(joinWithPrevious('gone', path))).toBe(false)
})

it('goes on in a text after a block of words alone, and begins one after any block', () => {
  const editor = editing(heading('a', 'One'), block('b', { type: 'card', props: { name: 'Two' } }))
  expect(editor.run(continueAfter('a'))).toBe(true)
  expect(editor.can(continueAfter('b'))).toBe(false)
  expect(editor.run(beginTextAfter('b'))).toBe(true)
  expect(blocksIn(editor).map(([type]) => type)).toEqual(['title', 'prose', 'card', 'prose'])
})

it('joins a text with the text before it, and removes one without words', () => {
  const editor = editing(text('a', 'One', ''), text('b', 'Two'), heading('c', ''))
  expect(editor.run(joinWithPrevious('b', path))).toBe(true)
  expect(editor.run(joinWithPrevious('c', ['props', 'text']))).toBe(true)
  expect(blocksIn(editor)).toEqual([['prose', richTextOf('One', 'Two')]])
  expect(editor.can(joinWithPrevious('a', path))).toBe(false)
})

it('keeps a text after a heading', () =>
  expect(editing(heading('a', 'One'), text('b', 'Two')).can(joinWithPrevious('b', path))).toBe(false))

it('moves lines that were joined in a heading to a text below, in one step', () => {
  const editor = editing(heading('a', 'Plan A B Cning'))
  const joined = { before: 'Plan ', pasted: 'A\r\nB\n\nC' }
  expect(editor.run(putLinesBelow('a', ['props', 'text'], joined))).toBe(true)
  expect(blocksIn(editor)).toEqual([
    ['title', 'Plan A'],
    ['prose', richTextOf('B', 'Cning')],
  ])
  editor.undo()
  expect(blocksIn(editor)).toEqual([['title', 'Plan A B Cning']])
})

it('leaves joined lines alone where no text can follow, or when they were changed since', () => {
  const editor = editing(heading('a', 'Other'), block('b', { type: 'card', props: { name: 'A B' } }))
  const joined = { before: '', pasted: 'A\nB' }
  expect(editor.can(putLinesBelow('a', ['props', 'text'], joined))).toBe(false)
  expect(editor.can(putLinesBelow('b', ['props', 'name'], joined))).toBe(false)
})
