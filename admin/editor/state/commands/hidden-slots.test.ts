import { defineBlock } from '@ximblox/blocks/define-block'
import { plain } from '@ximblox/blocks/fields/plain'
import { select } from '@ximblox/blocks/fields/select'
import { createRegistry } from '@ximblox/blocks/registry'
import { expect, it } from 'vitest'
import { childrenIn } from '../document/document.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, columnsBlock, contentWith, versionWith } from '../test/sample.ts'
import { slotNames } from './allowed.ts'
import { typeField } from './fields.ts'

const label = 'Label'
const definition = (id: string) => ({
  id,
  version: 1,
  label,
  group: 'text' as const,
  fields: { title: plain({ label }) },
})
const registry = createRegistry({
  blocks: [
    defineBlock(definition('text')),
    defineBlock(definition('photo')),
    defineBlock({
      id: 'columns',
      version: 1,
      label,
      group: 'layout',
      fields: { layout: select({ label, options: { two: 'Two', three: 'Three' }, default: 'two' }) },
      slots: {
        left: { label },
        right: { label, allowed: ['text'] },
        third: { label, showWhen: { field: 'layout', is: 'three' } },
      },
    }),
  ],
  pageTypes: [],
})

const open = (layout: string) => {
  const columns = columnsBlock('columns', {
    left: [block('a')],
    right: [block('b')],
    third: [block('c'), block('p', { type: 'photo' }), block('d')],
  })
  const content = contentWith([{ ...columns, props: { layout } }])
  const editor = createEditor({ state: initialState(versionWith(content)), registry, now: () => 0 })
  const keysIn = (slot: string) => childrenIn(editor.store.getState().document, { parent: 'columns', slot })
  return {
    editor,
    choose: (value: string) => editor.run(typeField('columns', ['props', 'layout'], value)),
    slots: () => ['left', 'right', 'third'].map(keysIn),
  }
}

it('moves the blocks of a column that is no longer shown to the last one that is, in one undo step', () => {
  const { editor, choose, slots } = open('three')
  choose('two')
  expect(slots()).toEqual([['a'], ['b', 'c', 'd'], ['p']])
  editor.undo()
  expect(slots()).toEqual([['a'], ['b'], ['c', 'p', 'd']])
  editor.redo()
  expect(slots()).toEqual([['a'], ['b', 'c', 'd'], ['p']])
})

it('leaves blocks where they are that no change of this moment has hidden', () => {
  const { choose, slots } = open('two')
  choose('other')
  expect(slots()).toEqual([['a'], ['b'], ['c', 'p', 'd']])
})

it('shows an empty column only while the view does', () => {
  const namesWith = (layout: string) => {
    const content = contentWith([{ ...columnsBlock('columns', {}), props: { layout } }])
    const { document } = initialState(versionWith(content))
    return slotNames(document, registry, 'columns')
  }
  expect(namesWith('two')).toEqual(['left', 'right'])
  expect(namesWith('three')).toEqual(['left', 'right', 'third'])
})
