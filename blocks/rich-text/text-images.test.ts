import type { Json } from '@ximblox/contract/fields'
import { languages } from '@ximblox/contract/locales'
import { describe, expect, it, test } from 'vitest'
import { calloutLabel } from './callout-labels.ts'
import { calloutKinds, isRichText, richTextOf } from './document.ts'
import { imageDataOf, isBlankText, textImageOf, textImagesIn } from './text-images.ts'

const attrs = (id: number) => ({ file: { ref: 'file', id }, altText: `Image ${id}`, size: 'full' })
const image = (id: number) => ({ type: 'image', attrs: attrs(id) })
const doc = (...content: Json[]) => ({ type: 'doc', content })

describe('images in texts', () => {
  it('are found anywhere in the props of a block, in their order', () => {
    const quote = { type: 'blockquote', content: [image(2)] }
    const props = { body: doc(image(1), quote), cards: [{ key: 'k', text: doc(image(3)) }], title: 'x' }
    expect(textImagesIn(props).map(({ file }) => file.id)).toEqual([1, 2, 3])
    expect(textImagesIn(undefined)).toEqual([])
    expect(textImagesIn(null)).toEqual([])
    expect(textImagesIn({ type: 'image', attrs: { file: null } })).toEqual([])
  })

  it('have the attributes of an image of the library', () => {
    expect(textImageOf(attrs(1))).toEqual(attrs(1))
    const others: (Json | undefined)[] = [
      undefined,
      'image',
      {},
      { file: 'x' },
      { file: { ref: 'page', id: 1 } },
      { file: { ref: 'file', id: '1' } },
      { file: { ref: 'file', id: 1.5 } },
    ]
    expect(others.map(textImageOf)).toEqual(others.map(() => null))
  })

  it('are as the images of fields, with the crop and the mark of decorative ones', () => {
    const cropParams = { x: 0, y: 0, width: 1, height: 1, rotate: 0, scaleX: 1, scaleY: 1 }
    const plain = { file: { ref: 'file', id: 5 }, altText: 'A tree', size: 'half' } as const
    const data = { hash: '', fileName: '', altText: 'A tree', fileID: 5, cropParams: null }
    expect(imageDataOf(plain)).toStrictEqual(data)
    expect(imageDataOf({ ...plain, decorative: false })).toStrictEqual(data)
    expect(imageDataOf({ ...plain, decorative: true, cropParams })).toStrictEqual({
      ...data,
      cropParams,
      decorative: true,
    })
  })
})

test('a text shows nothing if it has neither words nor images', () => {
  expect(isBlankText(richTextOf('', ' \n'))).toBe(true)
  expect(isBlankText(richTextOf('', 'words'))).toBe(false)
  const decorative = { ...image(1), attrs: { ...attrs(1), altText: '' } }
  expect(isBlankText(doc(decorative))).toBe(false)
})

test('plain paragraphs become a text, empty ones as well', () => {
  expect(richTextOf('One', '')).toStrictEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One' }] }, { type: 'paragraph' }],
  })
})

test('a text is recognised by its type and its list of nodes', () => {
  expect(isRichText(doc())).toBe(true)
  const others: Json[] = ['doc', null, [], { type: 'doc' }, { type: 'doc', content: 'x' }, { content: [] }]
  expect(others.filter(isRichText)).toEqual([])
})

test.each(languages)('the kinds of call-outs have labels in %s, each another one', language => {
  const labels = calloutKinds.map(kind => calloutLabel(kind, `${language}-xx`))
  expect(labels.every(label => label.length > 2)).toBe(true)
  expect(new Set(labels).size).toBe(calloutKinds.length)
})
