import { Node } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'
import type { BlockNode, RichText, TextImage } from '@ximblox/blocks/rich-text/document'
import { describe, expect, it } from 'vitest'
import { insertPicture, movedPlace, placedAround, withPicture } from './place-of-picture.ts'
import { textSchema } from './text-schema.ts'

const schema = textSchema()
const image = (id: number): TextImage => ({ file: { ref: 'file', id }, altText: '', size: 'full' })
const paragraph = (text: string): BlockNode =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] }
const heading = (text: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
})
const list = (...texts: string[]): BlockNode => ({
  type: 'bulletList',
  content: texts.map(text => ({ type: 'listItem', content: [paragraph(text)] })),
})
const callout = (text: string): BlockNode => ({
  type: 'callout',
  attrs: { kind: 'tip' },
  content: [paragraph(text)],
})
const textOf = (...content: BlockNode[]): RichText => ({ type: 'doc', content })

/** A text in which `|` is the place; the paragraphs of the result are separated by slashes, and an image is a number. */
const placeIn = (text: RichText): { text: RichText; at: number } => {
  const doc = Node.fromJSON(schema, text)
  let at = 0
  doc.descendants((node, position) => {
    const index = node.text?.indexOf('|') ?? -1
    if (index >= 0) at = position + index
  })
  const tr = new Transform(doc).delete(at, at + 1)
  return { text: tr.doc.toJSON(), at }
}

const shown = (text: RichText): string => partsOf(Node.fromJSON(schema, text)).join(' / ')

const partsOf = (node: Node): string[] => {
  if (node.type.name === 'image') return [String(node.attrs.file.id)]
  if (node.isTextblock) return [node.textContent]
  const inner = node.children.flatMap(partsOf)
  return node.type.name === 'listItem' ? [`(${inner.join(' / ')})`] : inner
}

const after = (...content: BlockNode[]): string => {
  const { text, at } = placeIn(textOf(...content))
  return shown(withPicture(text, [{ id: 1, at }], 1, image(7)).text)
}

describe('a picture that is inserted into a text', () => {
  it('stands where the caret was', () => {
    expect(after(paragraph('One|two'))).toBe('One / 7 / two')
    expect(after(paragraph('One|'), paragraph('two'))).toBe('One / 7 / two')
    expect(after(paragraph('One'), paragraph('|two'))).toBe('One / 7 / two')
    expect(after(paragraph('One'), paragraph('|'), paragraph('two'))).toBe('One / 7 / two')
    expect(after(paragraph('|'))).toBe('7')
  })

  it('stands beside what cannot be divided', () => {
    expect(after(heading('One|two'), paragraph('three'))).toBe('Onetwo / 7 / three')
    expect(after(paragraph('One'), heading('|two'))).toBe('One / 7 / two')
    expect(after(callout('One|two'), paragraph('three'))).toBe('Onetwo / 7 / three')
    expect(after(callout('|One'))).toBe('7 / One')
  })

  it('stays in the item of a list', () => {
    expect(after(list('One', 'two|', 'three'))).toBe('(One) / (two / 7) / (three)')
    expect(after(list('One', 'tw|o'))).toBe('(One) / (tw / 7 / o)')
    expect(after(list('One', '|two'))).toBe('(One) / (7 / two)')
    expect(after(list('One', '|'))).toBe('(One) / (7)')
  })

  it('leaves the line with the caret under itself', () => {
    const insertedAtCaret = (content: BlockNode) => {
      const { text, at } = placeIn(textOf(content))
      const tr = new Transform(Node.fromJSON(schema, text))
      insertPicture(tr, at, schema.node('image', image(7)), true)
      return shown(tr.doc.toJSON())
    }
    expect(insertedAtCaret(paragraph('One|'))).toBe('One / 7 / ')
    expect(insertedAtCaret(paragraph('|'))).toBe('7 / ')
    expect(insertedAtCaret(paragraph('|One'))).toBe('7 / One')
  })

  it.each([
    ['One|two', 'One / 1 / 2 / 3 / two'],
    ['One|', 'One / 1 / 2 / 3'],
    ['|One', '1 / 2 / 3 / One'],
    ['|', '1 / 2 / 3'],
  ])('keeps the order of several at “%s”, whichever comes first', (line, expected) => {
    const orders = [
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ]
    for (const order of orders) {
      const start = placeIn(textOf(paragraph(line)))
      let text = start.text
      let placed = [1, 2, 3].map(id => ({ id, at: start.at }))
      for (const id of order) ({ text, placed } = withPicture(text, placed, id, image(id)))
      expect(shown(text)).toBe(expected)
      expect(placed).toEqual([])
    }
  })

  it('moves the places of others behind it', () => {
    const tr = new Transform(Node.fromJSON(schema, textOf(paragraph('Onetwo'))))
    const placed = [
      { id: 1, at: 4 },
      { id: 2, at: 7 },
    ]
    const at = insertPicture(tr, 4, schema.node('image', image(1)), false)
    expect(placedAround(placed, 1, tr, at)).toEqual([{ id: 2, at: 10 }])
  })
})

describe('a place in a text that changes', () => {
  /** The place `|` of the first text in the second. */
  const moved = (before: string, after: string): string => {
    const { text, at } = placeIn(textOf(...before.split('/').map(paragraph)))
    const changed = textOf(...after.split('/').map(paragraph))
    const tr = new Transform(Node.fromJSON(schema, changed))
    return partsOf(tr.insert(movedPlace(text, changed, at), schema.text('|')).doc).join('/')
  }

  it('stays at the same words', () => {
    expect(moved('One|two', 'One, more, two')).toBe('One|, more, two')
    expect(moved('One|two', 'A line/Onetwo')).toBe('A line/One|two')
    expect(moved('One/two|', 'One/two/three')).toBe('One/two|/three')
    expect(moved('One|', 'One')).toBe('One|')
  })

  it('is kept when the words around it go', () => {
    expect(moved('One, tw|o, four', 'One, four')).toBe('One, |four')
    expect(moved('One|two', '')).toBe('|')
  })
})
