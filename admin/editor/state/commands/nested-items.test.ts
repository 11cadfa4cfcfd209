import { defineBlock } from '@ximblox/blocks/define-block'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry } from '@ximblox/blocks/registry'
import { merge } from '@ximblox/contract/rules/merge'
import { expect, it } from 'vitest'
import { contentOf } from '../document/document.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, contentWith, registry as sample, versionWith } from '../test/sample.ts'
import { move, moveDown, moveIn, moveOut, remove } from './arrange.ts'
import { setField } from './fields.ts'
import { insertType } from './insert.ts'
import { paste } from './paste.ts'
import { replaceByType } from './replace.ts'

const label = 'Label'
const common = { version: 1, label, group: 'layout' } as const
const registry = createRegistry({
  blocks: [
    ...sample.blocks.values(),
    defineBlock({
      ...common,
      id: 'accordion',
      fields: {},
      slots: { items: { label, allowed: ['item'], initial: [{ type: 'item', props: { name: 'First' } }] } },
    }),
    defineBlock({
      ...common,
      id: 'item',
      allowedIn: ['accordion'],
      fields: { name: plain({ label }) },
      slots: { content: { label, initial: [{ type: 'text' }] } },
    }),
  ],
  pageTypes: [...sample.pageTypes.values()],
})

const item = (key: string, ...content: string[]) =>
  block(key, { type: 'item', props: { name: key }, slots: { content: content.map(name => block(name)) } })
const before = contentWith([
  block('top'),
  block('accordion', {
    type: 'accordion',
    props: {},
    slots: { items: [item('one', 'a', 'b'), item('two', 'c')] },
  }),
])
const open = () => createEditor({ state: initialState(versionWith(before)), registry, now: () => 0 })

type Tree = [key: string, ...children: Tree[]]
const treesOf = (blocks: typeof before.blocks): Tree[] =>
  blocks.map(({ key, slots = {} }) => [key, ...treesOf(Object.values(slots).flat())])
const outline = (editor: ReturnType<typeof open>) =>
  treesOf(contentOf(editor.store.getState().document).blocks)

it('a new accordion has its first item, with a text in it', () => {
  const editor = open()
  for (const command of [
    insertType('accordion', { parent: null, slot: '', after: null }),
    replaceByType('top', 'accordion'),
  ]) {
    expect(editor.run(command)).toBe(true)
    const key = editor.store.getState().selection.blocks[0]
    const made = contentOf(editor.store.getState().document).blocks.find(one => one.key === key)
    expect(made?.slots?.items).toMatchObject([
      {
        type: 'item',
        props: { name: 'First' },
        slots: { content: [{ type: 'text', props: { body: 'Body' } }] },
      },
    ])
  }
})

it('items keep their blocks when they are renamed, moved, deleted and restored', () => {
  const editor = open()
  editor.run(setField('one', ['props', 'name'], 'Renamed'))
  editor.run(moveDown(['one']))
  expect(outline(editor)).toEqual([['top'], ['accordion', ['two', ['c']], ['one', ['a'], ['b']]]])
  editor.run(remove(['one']))
  expect(outline(editor)).toEqual([['top'], ['accordion', ['two', ['c']]]])
  editor.undo()
  expect(outline(editor)).toEqual([['top'], ['accordion', ['two', ['c']], ['one', ['a'], ['b']]]])
})

it('an item stays in accordions, also when it is pasted', () => {
  const editor = open()
  expect(editor.can(move(['one'], { parent: null, slot: '', after: 'top' }))).toBe(false)
  expect(editor.can(move(['one'], { parent: 'two', slot: 'content', after: null }))).toBe(false)
  editor.run(paste([item('new', 'd')], { parent: 'one', slot: 'content' }))
  const pasted = editor.store.getState().selection.blocks[0] ?? ''
  expect(
    outline(editor)[1]
      ?.slice(1)
      .map(([key]) => key),
  ).toEqual(['one', pasted, 'two'])
})

it('a block moves through the items: into the first one, and out to the page', () => {
  const editor = open()
  editor.run(moveIn(['top']))
  expect(outline(editor)).toEqual([['accordion', ['one', ['a'], ['b'], ['top']], ['two', ['c']]]])
  editor.run(moveOut(['top']))
  expect(outline(editor)).toEqual([['accordion', ['one', ['a'], ['b']], ['two', ['c']]], ['top']])
})

it('edits of two people to items and to the blocks in them merge', () => {
  const [mine, theirs] = [open(), open()]
  mine.run(moveDown(['one']))
  mine.run(setField('a', ['props', 'title'], 'Mine'))
  theirs.run(setField('one', ['props', 'name'], 'Theirs'))
  theirs.run(insertType('text', { parent: 'one', slot: 'content', after: 'b' }))
  theirs.run(remove(['two']))
  const contents = [mine, theirs].map(editor => contentOf(editor.store.getState().document))
  const { doc, conflicts } = merge(before, contents[1] ?? before, contents[0] ?? before)
  const added = theirs.store.getState().selection.blocks[0]
  expect(conflicts).toEqual([])
  expect(JSON.stringify(doc)).toMatch(/"name":"Theirs".*"title":"Mine"/)
  expect(JSON.stringify(doc)).toContain(`"key":"${added}"`)
})
