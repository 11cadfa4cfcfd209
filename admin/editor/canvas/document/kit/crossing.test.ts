import type { BlockNode, RichText } from '@ximblox/blocks/rich-text/document'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../rich-text/plain-writing.ts'
import { crossingOf } from './crossing.ts'

const paragraph = (text: string): BlockNode => ({
  type: 'paragraph',
  ...(text !== '' && { content: [{ type: 'text', text }] }),
})
const doc: RichText = { type: 'doc', content: ['Grüße', 'mitten drin', '🙂'].map(paragraph) }

/** What a key does in the text area of one text, with the caret at a character. */
const press = (key: string, first: number, caret: number, selectionEnd = caret) => {
  const value = ['Grüße', 'mitten drin', '🙂'][first] ?? ''
  const area = { selectionStart: caret, selectionEnd, value, closest: () => null }
  return crossingOf(key, area, doc, { texts: () => ({ first, count: 1 }) })
}
const place = (...input: Parameters<typeof press>) => {
  const crossed = press(...input)
  return crossed && [crossed.text, crossed.offset]
}

describe('a key at the edge of a text', () => {
  it('moves the caret to the end of the text before, and to the start of the next', () => {
    expect(place('ArrowLeft', 1, 0)).toEqual([0, 5])
    expect(place('ArrowRight', 1, 11)).toEqual([2, 0])
    expect(place('ArrowUp', 1, 0)).toEqual([0, 0])
    expect(place('ArrowDown', 1, 11)).toEqual([2, 0])
  })

  it('stays at the start of the first and at the end of the last text', () => {
    expect([place('ArrowLeft', 0, 0), place('ArrowUp', 0, 0)]).toEqual([null, null])
    expect([place('ArrowRight', 2, 2), place('ArrowDown', 2, 2)]).toEqual([null, null])
  })

  it('joins the text with the one before or after, with the caret where they meet', () => {
    const before = press('Backspace', 1, 0)
    expect([before?.text, before?.offset]).toEqual([0, 5])
    expect(before && textsOf(before.doc)).toHaveLength(2)
    const after = press('Delete', 0, 5)
    expect([after?.text, after?.offset]).toEqual([0, 5])
    expect(after && textsOf(after.doc)).toHaveLength(2)
  })

  it('is left to the browser in the middle of a text, and while something is selected', () => {
    for (const key of ['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      expect(press(key, 1, 3)).toBeNull()
    expect([press('Backspace', 1, 0, 4), press('Delete', 1, 0, 11)]).toEqual([null, null])
  })

  it('is left to the browser if it does not move', () => {
    expect([press('a', 1, 0), press('Enter', 1, 11), press('Home', 1, 0)]).toEqual([null, null, null])
  })
})
