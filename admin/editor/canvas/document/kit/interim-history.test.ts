import { richTextOf } from '@ximblox/blocks/rich-text/document'
import { describe, expect, it } from 'vitest'
import type { EarlyPaste } from '../early-pastes.ts'
import { createInterimHistory, openInterim } from './interim-history.ts'

const pasteOf = (from: number, words: string): EarlyPaste => ({ from, words, data: {} as DataTransfer })

/** Writes "One" into "One more", with "more" from a paste. */
const writeMore = () => {
  const history = createInterimHistory()
  const interim = openInterim(richTextOf('One', 'two'), 0)
  history.keep(interim, 'One', 3)
  const written = interim.writing.write('One more', 8)
  const now = { ...interim, sent: [...interim.sent, written], pastes: [pasteOf(4, 'more')] }
  history.keep(now, 'One more', 8)
  return { history, now, written }
}

describe('the history of a text that is written before its editor is loaded', () => {
  it('brings back the words, the caret and the pastes with an undo and a redo', () => {
    const { history, now, written } = writeMore()
    const undone = history.goTo(richTextOf('One', 'two'), now, 'One more', 8)
    expect(undone).toMatchObject({ words: 'One', caret: 3, pastes: [], sent: [richTextOf('One', 'two')] })
    const redone = history.goTo(written, undone, 'One', 3)
    expect(redone).toMatchObject({ words: 'One more', caret: 8, pastes: now.pastes, sent: [written] })
    expect(redone.writing.text()).toBe('One more')
  })

  it('goes on in the same text after a change made elsewhere, with the caret beside the same words', () => {
    const { history, now } = writeMore()
    const changed = richTextOf('And one more', 'two')
    const found = history.goTo(changed, now, 'One more', 8)
    expect(found).toMatchObject({ words: 'And one more', caret: 12, base: { doc: changed, text: 0 } })
    expect(found.writing.text()).toBe('And one more')
  })

  it('forgets the pastes whose words were changed elsewhere', () => {
    const { history, now } = writeMore()
    expect(history.goTo(richTextOf('One less', 'two'), now, 'One more', 8).pastes).toEqual([])
    expect(history.goTo(richTextOf('No more', 'two'), now, 'One more', 8).pastes).toEqual([
      pasteOf(3, 'more'),
    ])
  })
})
