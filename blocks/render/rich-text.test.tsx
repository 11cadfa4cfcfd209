import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isRichText, type RichText as RichTextDocument } from '../rich-text/document.ts'
import { isSafeHref } from '../rich-text/safe-href.ts'
import { hostileHrefs } from '../test/hostile-hrefs.ts'
import { richTexts } from '../test/rich-texts.ts'
import { RichText } from './rich-text.tsx'

const resolve = ({ id }: { id: number }) => (id === 5 ? '/about' : null)
const html = (doc: RichTextDocument) => renderToStaticMarkup(<RichText doc={doc} resolve={resolve} />)
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

test('renders no attributes but safe hrefs, rel and start', () => {
  fc.assert(
    fc.property(richTexts, doc => {
      const tags = html(doc).match(/<[^>]*>/g) ?? []
      const attributes = tags.flatMap(tag => [...tag.matchAll(/ ([a-z]+)="([^"]*)"/g)])
      const unsafe = attributes.filter(
        ([, name, value = '']) =>
          name !== 'rel' && name !== 'start' && !(name === 'href' && isSafeHref(value)),
      )
      expect(unsafe).toEqual([])
    }),
  )
})
