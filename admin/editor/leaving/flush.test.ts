import { expect, it } from 'vitest'
import { typeField } from '../state/commands/fields.ts'
import { acknowledge, sending, sendOf, withStatus } from '../state/saving/acknowledge.ts'
import { initialState } from '../state/state.ts'
import { createEditor } from '../state/store.ts'
import { block, contentWith, registry, versionWith } from '../state/test/sample.ts'
import { flush } from './flush.ts'

const open = () => {
  const head = versionWith(contentWith([block('a')]))
  const editor = createEditor({ state: initialState(head), registry, now: () => 0 })
  const type = () => editor.run(typeField('a', ['props', 'title'], 'typed'))
  const stored = contentWith([block('a')])
  const store = () => {
    const { document: _document, ...before } = editor.store.getState()
    editor.update(sending)
    editor.update(state =>
      withStatus(
        acknowledge(
          state,
          { send: sendOf({ ...state, ...before }), whole: stored, content: stored, held: [] },
          {
            ...head,
            revision: 2,
          },
        ),
        'idle',
      ),
    )
  }
  return { editor, type, store }
}

it('succeeds without a retry when everything is stored', async () => {
  const { editor } = open()
  expect(await flush({ editor, retry: () => expect.unreachable() })).toBe(true)
})

it('stores pending changes immediately and succeeds', async () => {
  const { editor, type, store } = open()
  type()
  expect(await flush({ editor, retry: store })).toBe(true)
})

it('fails when changes cannot be stored', async () => {
  const { editor, type } = open()
  type()
  const fail = () => editor.update(state => withStatus(state, 'failed'))
  expect(await flush({ editor, retry: fail })).toBe(false)
})
