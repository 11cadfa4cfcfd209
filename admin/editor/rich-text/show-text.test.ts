import { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { emptyRichText } from '@ximblox/blocks/rich-text/document'
import { expect, it } from 'vitest'
import { nodeOf, replaceChanged } from './show-text.ts'
import { textSchema } from './text-schema.ts'

const schema = textSchema()
const paragraph = (text: string) => ({
  type: 'paragraph',
  ...(text !== '' && { content: [{ type: 'text', text }] }),
})
const quotation = (...texts: string[]) => ({ type: 'blockquote', content: texts.map(paragraph) })
const documentOf = (content: object[]) => Node.fromJSON(schema, { type: 'doc', content })

/** The resulting text with the caret as `|`; it starts at the end of `after`. */
const shown = (before: object[], after: string, then: object[]): string => {
  const doc = documentOf(before)
  let at = 0
  doc.descendants((node, position) => {
    const index = node.text?.indexOf(after) ?? -1
    if (index >= 0) at = position + index + after.length
  })
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) })
  const tr = replaceChanged(state.tr, documentOf(then))
  expect(tr.doc.toJSON()).toEqual(documentOf(then).toJSON())
  return tr.insertText('|').doc.textBetween(0, tr.doc.content.size, '/')
}

it('puts the caret where text was removed, in the same line', () =>
  expect(shown([paragraph('onexy'), paragraph('two')], 'onexy', [paragraph('one'), paragraph('two')])).toBe(
    'one|/two',
  ))

it('puts the caret behind text that was inserted at its position', () =>
  expect(shown([paragraph('one'), paragraph('two')], 'one', [paragraph('onexy'), paragraph('two')])).toBe(
    'onexy|/two',
  ))

it('keeps the caret at the same words when other text changes', () => {
  expect(shown([paragraph('one'), paragraph('two')], 'tw', [paragraph('one, more'), paragraph('two')])).toBe(
    'one, more/tw|o',
  )
  expect(shown([paragraph('one'), paragraph('two')], 'on', [paragraph('one'), quotation('two', '3')])).toBe(
    'on|e/two/3',
  )
})

it('turns an emptied text into one empty line', () => {
  const { tr } = EditorState.create({ doc: documentOf([paragraph('one'), quotation('two')]) })
  expect(replaceChanged(tr, nodeOf(schema, emptyRichText)).doc.toJSON()).toEqual(
    documentOf([paragraph('')]).toJSON(),
  )
})

it('can turn any text into any other', () => {
  const item = (text: string) => ({ type: 'listItem', content: [paragraph(text)] })
  const list = (...texts: string[]) => ({ type: 'bulletList', content: texts.map(item) })
  const texts = [
    [paragraph('')],
    [paragraph('one'), paragraph('one')],
    [paragraph('aa')],
    [paragraph('aaaa')],
    [quotation('one'), paragraph('two')],
    [list('one', 'two'), quotation('one', 'one')],
    [paragraph('one'), list('one'), list('one', 'one')],
    [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'one' }] }],
    [quotation('one'), quotation('one')],
  ].map(documentOf)
  for (const before of texts)
    for (const after of texts) {
      const { tr } = EditorState.create({ doc: before })
      expect(replaceChanged(tr, after).doc.toJSON()).toEqual(after.toJSON())
    }
})
