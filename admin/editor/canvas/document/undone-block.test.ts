import { expect, it } from 'vitest'
import { move, remove } from '../../state/commands/arrange.ts'
import { typeField } from '../../state/commands/fields.ts'
import { select } from '../../state/commands/view.ts'
import { initialState } from '../../state/state.ts'
import { createEditor, type Editor } from '../../state/store.ts'
import { block, contentWith, registry, versionWith } from '../../state/test/sample.ts'
import { undoneBlock } from './undone-block.ts'

const edit = () => {
  const content = contentWith([block('a'), block('b'), block('c')])
  return createEditor({ state: initialState(versionWith(content)), registry, now: () => 0 })
}
const write = (editor: Editor, key: string, title: string) => {
  editor.run(typeField(key, ['props', 'title'], title))
  editor.endTyping()
}
/** The block that is shown after something was done. */
const shownAfter = (editor: Editor, run: () => unknown) => {
  const before = editor.store.getState()
  run()
  return undoneBlock(editor.store.getState(), before)?.key
}

it('undo and redo show the block whose text they change, wherever it is', () => {
  const editor = edit()
  write(editor, 'b', 'Grüße 🙂')
  expect(shownAfter(editor, editor.undo)).toBe('b')
  expect(shownAfter(editor, editor.redo)).toBe('b')
})

it('undo shows a block that is there again', () => {
  const editor = edit()
  editor.run(remove(['b']))
  expect(shownAfter(editor, editor.undo)).toBe('b')
})

it('undo shows nothing when a block is gone again, or has only moved', () => {
  const editor = edit()
  editor.run(remove(['b']))
  editor.undo()
  expect(shownAfter(editor, editor.redo)).toBeUndefined()
  editor.run(move(['c'], { parent: null, slot: '', after: null }))
  expect(shownAfter(editor, editor.undo)).toBeUndefined()
})

it('other changes show nothing by themselves', () => {
  const editor = edit()
  expect(shownAfter(editor, () => write(editor, 'b', 'Text'))).toBeUndefined()
  expect(shownAfter(editor, () => editor.run(select(['c'])))).toBeUndefined()
  expect(shownAfter(editor, editor.endTyping)).toBeUndefined()
  editor.undo()
  // A change after an undo, which drops what could be done again.
  expect(shownAfter(editor, () => write(editor, 'a', 'Text'))).toBeUndefined()
})

it('of several blocks that come back, the selected one is shown, or else the first on the page', () => {
  const editor = edit()
  editor.run(select(['b']))
  editor.run(remove(['b', 'c']))
  const before = editor.store.getState()
  editor.undo()
  const state = editor.store.getState()
  const selecting = (key: string) => ({ ...state, selection: { ...state.selection, blocks: [key] } })
  expect(undoneBlock(selecting('c'), before)?.key).toBe('c')
  expect(undoneBlock(selecting('a'), before)?.key).toBe('b')
})
