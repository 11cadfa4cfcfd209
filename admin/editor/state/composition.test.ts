import { expect, it } from 'vitest'
import { typeField } from './commands/fields.ts'
import { sending } from './saving/acknowledge.ts'
import { initialState } from './state.ts'
import { createEditor } from './store.ts'
import { block, contentWith, registry, versionWith } from './test/sample.ts'

const open = () => {
  let time = 0
  const editor = createEditor({
    state: initialState(versionWith(contentWith([block('a')]))),
    registry,
    now: () => time,
  })
  return {
    editor,
    wait: (ms: number) => {
      time += ms
    },
    type: (text: string) => editor.run(typeField('a', ['props', 'title'], text)),
    title: () => editor.store.getState().document.blocks.get('a')?.props.title,
  }
}

it('is one undo step, however long it takes, also while the page is saved', () => {
  const { editor, wait, type, title } = open()
  editor.setComposing(true)
  for (const text of ['か', 'かん', '漢']) {
    type(text)
    wait(5_000)
    editor.update(sending)
  }
  editor.setComposing(false)
  editor.undo()
  expect(title()).toBe('')
})

it('takes in what is written when it ends', () => {
  const { editor, wait, type, title } = open()
  editor.setComposing(true)
  type('かん')
  wait(5_000)
  editor.setComposing(false)
  type('漢')
  editor.undo()
  expect(title()).toBe('')
})

it('is a step of its own beside an earlier one and what was typed before a pause', () => {
  const { editor, wait, type, title } = open()
  type('a')
  for (const text of ['aか', 'aかき']) {
    wait(2_000)
    editor.setComposing(true)
    type(text)
    editor.setComposing(false)
  }
  editor.undo()
  expect(title()).toBe('aか')
  editor.undo()
  expect(title()).toBe('a')
})
