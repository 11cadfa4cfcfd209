import { expect, it } from 'vitest'
import { attachmentIn } from './attachment-in.ts'
import { createBlockFeed } from './block-feed.ts'
import { setField, setTitle } from './commands/fields.ts'
import { initialState } from './state.ts'
import { createEditor } from './store.ts'
import { block, contentWith, registry, versionWith } from './test/sample.ts'

const photo = { hash: 'h', fileName: 'f', altText: '', fileID: 1, cropParams: null }
const open = () =>
  createEditor({
    state: initialState(
      versionWith(
        contentWith([
          block('a', { __images: { photo, cards_k7_photo: { ...photo, fileID: 2 } } }),
          block('b', { __files: { photo: { ...photo, fileID: 3 } } }),
        ]),
      ),
    ),
    registry,
    now: () => 0,
  })

it('listeners of a block hear of its changes, and of no others', () => {
  const editor = open()
  const heard: string[] = []
  const listen = createBlockFeed(editor.store)
  listen('a', () => heard.push('a'))
  listen('a', () => heard.push('a too'))
  listen('b', () => heard.push('b'))
  editor.run(setField('a', ['props', 'title'], 'Hello'))
  expect(heard).toEqual(['a', 'a too'])
  editor.run(setTitle('Another title'))
  expect(heard).toEqual(['a', 'a too'])
  editor.run(setField('b', ['props', 'title'], 'Hello'))
  expect(heard).toEqual(['a', 'a too', 'b'])
})

it('a listener that has stopped hears nothing, and those beside it go on', () => {
  const editor = open()
  const heard: string[] = []
  const listen = createBlockFeed(editor.store)
  const stop = listen('a', () => heard.push('first'))
  const stopOther = listen('a', () => heard.push('second'))
  stop()
  editor.run(setField('a', ['props', 'title'], '1'))
  expect(heard).toEqual(['second'])
  stopOther()
  listen('a', () => heard.push('third'))
  stop()
  stopOther()
  editor.run(setField('a', ['props', 'title'], '2'))
  expect(heard).toEqual(['second', 'third'])
})

it('the attachment of a field is its image or file, also in an item of a list', () => {
  const editor = open()
  expect(attachmentIn(editor, 'a', ['photo'])).toEqual(photo)
  expect(attachmentIn(editor, 'a', ['cards', 'k7', 'photo'])).toMatchObject({ fileID: 2 })
  expect(attachmentIn(editor, 'b', ['photo'])).toMatchObject({ fileID: 3 })
  expect(attachmentIn(editor, 'a', ['other'])).toBeUndefined()
  expect(attachmentIn(editor, 'gone', ['photo'])).toBeUndefined()
})
