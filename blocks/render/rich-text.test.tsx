import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isRichText, type RichText as RichTextDocument } from '../rich-text/document.ts'
import { isSafeHref } from '../rich-text/safe-href.ts'
import { hostileHrefs } from '../test/hostile-hrefs.ts'
import { richTexts } from '../test/rich-texts.ts'
import { RichText, type TextPictureProps } from './rich-text.tsx'

const resolve = ({ id }: { id: number }) => (id === 5 ? '/about' : null)
const Picture = ({ image }: TextPictureProps) => <i title={image.altText} />
const block = { type: 'text', key: 'k', props: {}, anchorPoint: '', __images: {}, __files: {} }
const html = (doc: RichTextDocument, locale = 'nl-nl') =>
  renderToStaticMarkup(<RichText doc={doc} {...{ resolve, locale, block, Picture }} />)
const stored = (...content: unknown[]): RichTextDocument => {
  const doc = JSON.parse(JSON.stringify({ type: 'doc', content }))
  if (!isRichText(doc)) throw new Error('Not a document')
  return doc
}
const linked = (attrs: object) =>
  stored({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs }] }] })

test('renders each node and mark as an element', () => {
  const text = (words: string, ...marks: string[]) => ({
    type: 'text',
    text: words,
    marks: marks.map(type => ({ type })),
  })
  const doc = stored(
    { type: 'heading', attrs: { level: 3 }, content: [text('Head')] },
    { type: 'paragraph', content: [text('both', 'bold', 'italic'), { type: 'hardBreak' }, text('<plain>')] },
    {
      type: 'orderedList',
      attrs: { start: 4 },
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
    },
    { type: 'blockquote', content: [{ type: 'bulletList', content: [] }] },
  )
  expect(html(doc)).toBe(
    '<h3>Head</h3><p><strong><em>both</em></strong><br/>&lt;plain&gt;</p><ol start="4"><li><p></p></li></ol><blockquote><ul></ul></blockquote>',
  )
})

test('renders marks for notation and remarks as elements', () => {
  const marked = (type: string) => ({ type: 'text', text: type, marks: [{ type }] })
  const doc = stored({ type: 'paragraph', content: ['subscript', 'superscript', 'small'].map(marked) })
  expect(html(doc)).toBe('<p><sub>subscript</sub><sup>superscript</sup><small>small</small></p>')
})

test('renders struck-out text, code, and preformatted lines', () => {
  const marked = (type: string) => ({ type: 'text', text: type, marks: [{ type }] })
  const doc = stored(
    { type: 'paragraph', content: ['strike', 'code'].map(marked) },
    { type: 'codeBlock', content: [{ type: 'text', text: 'if a\n  b < c' }] },
  )
  expect(html(doc)).toBe(
    '<p><s>strike</s><code>code</code></p><pre dir="ltr"><code>if a\n  b &lt; c</code></pre>',
  )
})

test('renders one element for neighbours that share a mark, line breaks included', () => {
  const link = { type: 'link', attrs: { href: '/news' } }
  const bold = { type: 'bold' }
  const doc = stored({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'a ', marks: [link] },
      { type: 'text', text: 'b', marks: [link, bold] },
      { type: 'hardBreak', marks: [link, bold] },
      { type: 'text', text: 'c', marks: [link, bold] },
      { type: 'text', text: 'd', marks: [bold] },
    ],
  })
  expect(html(doc)).toBe('<p><a href="/news">a <strong>b<br/>c</strong></a><strong>d</strong></p>')
})

test('renders the numbering of a list', () => {
  const content = [{ type: 'listItem', content: [{ type: 'paragraph' }] }]
  const list = (attrs: object) => html(stored({ type: 'orderedList', attrs, content }))
  expect(list({ start: 3, type: 'a' })).toBe('<ol start="3" type="a"><li><p></p></li></ol>')
  expect(list({ start: 1, type: null })).toBe('<ol><li><p></p></li></ol>')
})

test('gives texts with right-to-left letters their direction, and others none', () => {
  const paragraph = (text: string, attrs?: object) => ({
    type: 'paragraph',
    ...(attrs && { attrs }),
    content: [{ type: 'text', text }],
  })
  expect(html(stored(paragraph('שלום (test) 123')))).toBe('<p dir="auto">שלום (test) 123</p>')
  expect(html(stored(paragraph('Read مرحبا')))).toBe('<p dir="auto">Read مرحبا</p>')
  expect(html(stored(paragraph('test', { dir: 'rtl' })))).toBe('<p dir="rtl">test</p>')
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('1. مرحبا')] }] }
  expect(html(stored(list))).toBe('<ul dir="rtl"><li><p dir="auto">1. مرحبا</p></li></ul>')
  expect(html(stored(paragraph('IBM')), 'ar-eg')).toBe('<p dir="auto">IBM</p>')
})

test('names the kind of a call-out in the language of the page', () => {
  const doc = stored({
    type: 'callout',
    attrs: { kind: 'warning' },
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hot' }] }],
  })
  const box = (label: string) =>
    `<div data-callout="warning" role="note"><p data-callout-label="">${label}</p><div data-callout-text=""><p>Hot</p></div></div>`
  expect(html(doc)).toBe(box('Let op'))
  expect(html(doc, 'en-gb')).toBe(box('Warning'))
})

test('renders an image with its size and side, and nothing without a file', () => {
  const image = (id: number) =>
    stored({
      type: 'image',
      attrs: { file: { ref: 'file', id }, altText: 'Dike', size: 'half', side: 'left' },
    })
  expect(html(image(8))).toBe('<figure data-size="half" data-side="left"><i title="Dike"></i></figure>')
  expect(html(stored({ type: 'image', attrs: { file: { ref: 'page', id: 8 } } }))).toBe('')
})

test('renders links to pages and safe URLs, external ones without referrer', () => {
  expect(html(linked({ target: { ref: 'page', id: 5 } }))).toBe('<p><a href="/about">x</a></p>')
  expect(html(linked({ href: '/news' }))).toBe('<p><a href="/news">x</a></p>')
  expect(html(linked({ href: 'https://example.org' }))).toBe(
    '<p><a href="https://example.org" rel="noopener noreferrer">x</a></p>',
  )
})

test('renders only the text of a link to a page that is not live', () => {
  expect(html(linked({ target: { ref: 'page', id: 6 } }))).toBe('<p>x</p>')
})

test.each(hostileHrefs)('renders only the text of a stored link to %j', href => {
  expect(html(linked({ href }))).toBe('<p>x</p>')
})

test('omits stored unknown nodes and marks', () => {
  const marks = [{ type: 'style', attrs: { onclick: 'alert(1)' } }]
  const doc = stored(
    { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
    { type: 'paragraph', attrs: { onclick: 'alert(1)' }, content: [{ type: 'text', text: 'x', marks }] },
    { type: 'heading', attrs: { level: 'script' }, content: [{ type: 'text', text: 'y' }] },
  )
  expect(html(doc)).toBe('<p>x</p><p>y</p>')
})

test('renders no attributes but safe hrefs, rel, dir, and those of lists, call-outs and images', () => {
  fc.assert(
    fc.property(richTexts, doc => {
      const tags = html(doc).match(/<[^>]*>/g) ?? []
      const attributes = tags.flatMap(tag => [...tag.matchAll(/ ([a-z]+)="([^"]*)"/g)])
      const unsafe = attributes.filter(
        ([, name, value = '']) =>
          !['rel', 'start', 'type', 'dir', 'role', 'title'].includes(name ?? '') &&
          !(name === 'href' && isSafeHref(value)),
      )
      expect(unsafe).toEqual([])
    }),
  )
})
