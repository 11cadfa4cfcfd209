import { errorNameOf } from '@ximblox/contract/errors'
import type { Json } from '@ximblox/contract/fields'
import { toErrorEntries } from '@ximblox/contract/rules/error-entries'
import { describe, expect, it } from 'vitest'
import { fitBlock, fitText } from './fit.ts'

const text = (words: string, ...marks: Json[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: Json[]) => ({ type: 'paragraph', content })
const docOf = (...content: Json[]) => ({ type: 'doc', content })
const lowered = (value: unknown) =>
  toErrorEntries(fitText(value).lowered).map(entry => `${entry.property} ${errorNameOf(entry)}`)
const loweredIn = (...content: Json[]) => lowered(docOf(...content))
const fitted = (...content: Json[]) => fitText(docOf(...content)).text.content

const image = (attrs: Record<string, Json> = {}) => ({
  type: 'image',
  attrs: { file: { ref: 'file', id: 1 }, altText: 'A tree', size: 'full', ...attrs },
})
const callout = (attrs: Json) => ({ type: 'callout', attrs, content: [paragraph(text('a'))] })
const item = (...content: Json[]) => ({ type: 'listItem', content })
const link = (attrs: Json) => paragraph(text('a', { type: 'link', attrs }))

describe('the grammar', () => {
  const heading = (attrs: Json) => ({ type: 'heading', attrs, content: [text('a')] })
  const numbered = (attrs: Json) => ({ type: 'orderedList', attrs, content: [item(paragraph(text('a')))] })
  const crop = { x: 0, y: 0, width: 1, height: 1, rotate: 0, scaleX: 1, scaleY: 1 }

  it.each<[string, Json]>([
    ...[2, 3, 4].map((level): [string, Json] => [`a heading of level ${level}`, heading({ level })]),
    ['a heading from right to left', heading({ level: 2, dir: 'rtl' })],
    ['a paragraph from left to right', { ...paragraph(text('a')), attrs: { dir: 'ltr' } }],
    [
      'a list from right to left',
      { type: 'bulletList', attrs: { dir: 'rtl' }, content: [item(paragraph(text('a')))] },
    ],
    ...['a', 'A', 'i', 'I'].map((type): [string, Json] => [`a list with ${type}`, numbered({ type })]),
    ['a list that begins with 5', numbered({ start: 5, dir: 'rtl' })],
    ...['note', 'tip', 'warning'].map((kind): [string, Json] => [
      `a call-out of kind ${kind}`,
      callout({ kind }),
    ]),
    ['lines of code', { type: 'codeBlock', content: [text('a\nb')] }],
    ['an image', image()],
    ['a decorative image', image({ decorative: true })],
    ['a cropped image', image({ cropParams: crop })],
    ...['third', 'half'].map((size): [string, Json] => [`an image of size ${size}`, image({ size })]),
    ...['left', 'right'].map((side): [string, Json] => [`an image on the ${side}`, image({ side })]),
    ['a link to a URL', link({ href: '/news' })],
    ['a link to a page', link({ target: { ref: 'page', id: 3 } })],
    ...['bold', 'italic', 'strike', 'code', 'subscript', 'superscript', 'small'].map(
      (type): [string, Json] => [`${type} words`, paragraph(text('a', { type }))],
    ),
  ])('has %s', (_, node) => {
    expect(loweredIn(node)).toEqual([])
    expect(fitted(node)).toEqual([node])
  })

  it.each<[string, Json, string]>([
    ['a level of 5', heading({ level: 5 }), 'content.0.attrs.level valueNotAllowed'],
    [
      'another direction',
      { ...paragraph(text('a')), attrs: { dir: 'up' } },
      'content.0.attrs.dir valueNotAllowed',
    ],
    ['a list without numbers', numbered({ start: 'x' }), 'content.0.attrs.start invalidNumberOrDate'],
    ['a list with dots', numbered({ type: 'disc' }), 'content.0.attrs.type valueNotAllowed'],
    ['another call-out', callout({ kind: 'joke' }), 'content.0.attrs.kind valueNotAllowed'],
    [
      'an image of a page',
      image({ file: { ref: 'page', id: 1 } }),
      'content.0.attrs.file.ref valueNotAllowed',
    ],
    [
      'a long text for an image',
      image({ altText: 'x'.repeat(1001) }),
      'content.0.attrs.altText characterLimitExceeded',
    ],
    ['a half decorative image', image({ decorative: 'half' }), 'content.0.attrs.decorative wrongType'],
    ['another size', image({ size: 'tiny' }), 'content.0.attrs.size valueNotAllowed'],
    ['another side', image({ side: 'top' }), 'content.0.attrs.side valueNotAllowed'],
    ['words in an image', { ...image(), content: [text('a')] }, 'content.0.content unknownField'],
    [
      'attributes of code',
      { type: 'codeBlock', attrs: { language: 'ts' } },
      'content.0.attrs.language unknownField',
    ],
    [
      'attributes of bold words',
      paragraph(text('a', { type: 'bold', attrs: { weight: 700 } })),
      'content.0.content.0.marks.0.attrs.weight unknownField',
    ],
  ])('has no %s', (_, node, error) => expect(loweredIn(node)).toEqual([error]))

  it('puts the default where a value that every node has is missing or wrong', () => {
    const bare = { type: 'image', attrs: { file: { ref: 'file', id: 1 } } }
    expect(fitted(bare)).toEqual([image({ altText: '' })])
    expect(loweredIn(bare)).toEqual(['content.0.attrs.altText required', 'content.0.attrs.size required'])
    expect(fitted(image({ size: 'tiny', side: 'top' }))).toEqual([image()])
    expect(fitted(callout(null))).toEqual([callout({ kind: 'note' })])
    expect(fitted(heading({ level: 2.9 }))).toEqual([heading({ level: 2 })])
  })
})

describe('what is lowered is reported with its place', () => {
  it.each<[string, unknown, string[]]>([
    ['no document', paragraph(text('a')), [' wrongType']],
    ['a document without nodes', { type: 'doc' }, [' wrongType']],
    ['properties of the document', { ...docOf(paragraph(text('a'))), version: 1 }, ['version unknownField']],
  ])('%s', (_, value, errors) => expect(lowered(value)).toEqual(errors))

  it.each<[string, Json, string[]]>([
    ['a node that is none', null, ['content.0 wrongType']],
    ['a node without type', {}, ['content.0 wrongType']],
    ['an unknown node', { type: 'card' }, ['content.0.type valueNotAllowed']],
    ['properties of a node', { ...paragraph(text('a')), id: 1 }, ['content.0.id unknownField']],
    ['attributes that are no object', { ...paragraph(text('a')), attrs: 'x' }, ['content.0.attrs wrongType']],
    ['words that are no list', { type: 'paragraph', content: 'a' }, ['content.0.content wrongType']],
    ['a string among words', paragraph('a'), ['content.0.content.0 wrongType']],
    ['properties of words', paragraph({ ...text('a'), id: 1 }), ['content.0.content.0.id unknownField']],
    ['words that are no text', paragraph({ type: 'text', text: 1 }), ['content.0.content.0.text wrongType']],
    ['words without text', paragraph({ type: 'text' }), ['content.0.content.0.text required']],
    ['empty words', paragraph(text('')), ['content.0.content.0.text tooShort']],
    ['what cannot be stored', paragraph(text('a\0')), ['content.0.content.0.text unstorableText']],
    [
      'a break with text',
      paragraph({ type: 'hardBreak', text: 'a' }),
      ['content.0.content.0.text unknownField'],
    ],
    [
      'marks that are no list',
      paragraph({ ...text('a'), marks: 'bold' }),
      ['content.0.content.0.marks wrongType'],
    ],
    ['a mark that is none', paragraph(text('a', 'bold')), ['content.0.content.0.marks.0 valueNotAllowed']],
    ['a mark without type', paragraph(text('a', {})), ['content.0.content.0.marks.0.type valueNotAllowed']],
    [
      'properties of a mark',
      paragraph(text('a', { type: 'bold', id: 1 })),
      ['content.0.content.0.marks.0.id unknownField'],
    ],
    ['a link without target', link({}), ['content.0.content.0.marks.0.attrs required']],
    [
      'a link to two targets',
      link({ href: '/a', target: { ref: 'page', id: 1 } }),
      ['content.0.content.0.marks.0.attrs.href unknownField'],
    ],
    ['words outside of paragraphs', text('a'), ['content.0 invalidFormat']],
    ['an item outside of lists', item(paragraph(text('a'))), ['content.0 invalidFormat']],
    [
      'a paragraph directly in a list',
      { type: 'bulletList', content: [paragraph(text('a'))] },
      ['content.0.content.0 invalidFormat'],
    ],
    [
      'properties of an item',
      { type: 'bulletList', content: [{ ...item(paragraph(text('a'))), id: 1 }] },
      ['content.0.content.0.id unknownField'],
    ],
    [
      'an item without content',
      { type: 'bulletList', content: [{ type: 'listItem' }] },
      ['content.0.content.0.content required'],
    ],
    ['a quotation without content', { type: 'blockquote' }, ['content.0.content required']],
    [
      'a heading in a call-out',
      {
        ...callout({ kind: 'tip' }),
        content: [{ type: 'heading', attrs: { level: 2 }, content: [text('a')] }],
      },
      ['content.0.content.0 invalidFormat'],
    ],
    [
      'a paragraph between words',
      paragraph(text('a'), paragraph(text('b'))),
      ['content.0.content.1 invalidFormat'],
    ],
    [
      'marks in code',
      { type: 'codeBlock', content: [text('a', { type: 'bold' })] },
      ['content.0.content invalidFormat'],
    ],
    [
      'a paragraph in code',
      { type: 'codeBlock', content: [paragraph(text('a'))] },
      ['content.0.content.0 invalidFormat'],
    ],
  ])('%s', (_, node, errors) => expect(loweredIn(node)).toEqual(errors))
})

describe('what is lowered keeps its words', () => {
  it.each<[string, Json, Json[]]>([
    ['a string', 'a', [paragraph(text('a'))]],
    [
      'an unknown node among words',
      paragraph(text('a'), {
        type: 'chip',
        content: [text('b', { type: 'bold' })],
        marks: [{ type: 'italic' }, { type: 'bold' }],
      }),
      [paragraph(text('a'), text('b', { type: 'italic' }, { type: 'bold' }))],
    ],
    [
      'words around an empty node',
      paragraph(text('a'), { type: 'chip' }, text('b')),
      [paragraph(text('a'), text('b'))],
    ],
    ['an unknown mark', paragraph(text('a', { type: 'glow' })), [paragraph(text('a'))]],
    [
      'a link to two targets leads to the object',
      link({ href: '/a', target: { ref: 'page', id: 1 } }),
      [link({ target: { ref: 'page', id: 1 } })],
    ],
    [
      'lines in code',
      { type: 'codeBlock', content: [text('a'), { type: 'hardBreak' }, paragraph(text('b'))] },
      [{ type: 'codeBlock', content: [text('a'), text('\n'), text('\nb')] }],
    ],
    [
      'an item outside of lists',
      item(paragraph(text('a')), text('b')),
      [paragraph(text('a')), paragraph(text('b'))],
    ],
  ])('%s', (_, node, nodes) => expect(fitted(node)).toEqual(nodes))

  it('in a node of its own, as the editor pastes it', () => {
    const { nodes, lowered } = fitBlock({ type: 'card', content: [paragraph(text('a')), text('b')] })
    expect(nodes).toEqual([paragraph(text('a')), paragraph(text('b'))])
    expect(lowered.map(({ path }) => path.join('.'))).toEqual(['type', 'content.1'])
    expect(fitBlock(paragraph(text('a')))).toEqual({ nodes: [paragraph(text('a'))], lowered: [] })
  })
})
