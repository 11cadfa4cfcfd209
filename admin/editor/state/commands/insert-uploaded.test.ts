import { expect, it } from 'vitest'
import { readingOrder } from '../document/places.ts'
import { initialState } from '../state.ts'
import { createEditor } from '../store.ts'
import { block, columnsBlock, contentWith, registry, versionWith } from '../test/sample.ts'
import { remove } from './arrange.ts'
import { insertUploaded, type Wanted } from './insert-uploaded.ts'
import { enter, select } from './view.ts'

const open = () => {
  const editor = createEditor({
    state: initialState(
      versionWith(
        contentWith([block('hero'), columnsBlock('columns', { right: [block('a')] }), block('last')]),
      ),
    ),
    registry,
    now: () => 0,
  })
  editor.run(select(['hero']))
  return editor
}
const inRight = (after: string | null) => ({ parent: 'columns', slot: 'right', after })

/** The blocks of the page once another was inserted, which is called `new`. */
const insert = (editor: ReturnType<typeof open>, wanted: Wanted, made = block('x'), isSelected = true) => {
  const before = new Set(readingOrder(editor.store.getState().document))
  editor.run(insertUploaded(made, wanted, isSelected))
  return readingOrder(editor.store.getState().document).map(key => (before.has(key) ? key : 'new'))
}

it('a block that took a while to make goes to its place', () => {
  expect(insert(open(), { after: null, place: inRight('a') })).toEqual([
    'hero',
    'columns',
    'a',
    'new',
    'last',
  ])
  expect(insert(open(), { after: 'hero', place: inRight(null) })).toEqual([
    'hero',
    'columns',
    'new',
    'a',
    'last',
  ])
  expect(insert(open(), { after: 'hero', place: null })).toEqual(['hero', 'new', 'columns', 'a', 'last'])
  expect(insert(open(), { after: null, place: null })).toEqual(['hero', 'columns', 'a', 'last', 'new'])
})

it('where its type is not allowed, it goes after the blocks around', () => {
  const wanted = { after: null, place: inRight('a') }
  expect(insert(open(), wanted, columnsBlock('x', {}))).toEqual(['hero', 'columns', 'a', 'new', 'last'])
  const editor = open()
  insert(editor, wanted, columnsBlock('x', {}))
  expect(editor.store.getState().document.order.get('')).toHaveLength(4)
})

it('when its place is gone, it goes after the block that is left, or to the end of the page', () => {
  const without = (...keys: string[]) => {
    const editor = open()
    editor.run(remove(keys))
    return editor
  }
  expect(insert(without('a'), { after: 'hero', place: inRight('a') })).toEqual([
    'hero',
    'new',
    'columns',
    'last',
  ])
  expect(insert(without('a'), { after: 'a', place: null })).toEqual(['hero', 'columns', 'last', 'new'])
})

it('is selected only if that is wanted', () => {
  const selected = (isSelected: boolean) => {
    const editor = open()
    insert(editor, { after: 'hero', place: null }, block('x'), isSelected)
    return editor.store.getState().selection.blocks
  }
  expect(selected(false)).toEqual(['hero'])
  expect(selected(true)).not.toEqual(['hero'])
})

it('nothing is inserted while the blocks cannot be changed', () => {
  const editor = open()
  editor.run(enter({ name: 'EditingPageSettings' }))
  expect(editor.can(insertUploaded(block('x'), { after: 'hero', place: null }, true))).toBe(false)
})
