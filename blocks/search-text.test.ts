import { expect, test } from 'vitest'
import { defineBlock } from './define-block.ts'
import { boolean } from './fields/boolean.ts'
import { plain } from './fields/plain.ts'
import { createRegistry } from './registry.ts'
import { richTextOf } from './rich-text/document.ts'
import { searchTexts } from './search-text.ts'
import { block, registry } from './test/sample-registry.ts'

const image = { hash: '', fileName: 'a.jpg', fileID: 1, cropParams: null }
const none = { seoTitle: '', seoDescription: '', seoKeywords: [], __images: {} }

test('contains the text of a version in reading order, without unknown blocks', () => {
  const everything = block('everything', 'b', {
    props: {
      title: 'Four',
      intro: 'Five',
      body: richTextOf('Six', 'Seven'),
      side: 'right',
      site: 'https://example.org',
      button: { label: 'Eight', url: '/x' },
      cards: [{ key: 'k', name: 'Nine', facts: [{ key: 'f', fact: 'Ten' }] }],
    },
  })
  const blocks = [
    block('columns', 'a', {
      slots: { left: [block('quote', 'q', { props: { text: 'Three', source: '' } }), everything] },
    }),
    block('gone', 'd', { props: { title: 'Never' } }),
  ]
  const { visible } = searchTexts(registry, {
    ...none,
    title: 'One',
    pageType: { id: 'article', props: { summary: 'Two' } },
    blocks,
  })
  expect(visible.map(({ text }) => text)).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
  ])
})

test('leaves out the words of fields that editors do not see', () => {
  const note = defineBlock({
    id: 'note',
    version: 1,
    label: 'Note',
    group: 'text',
    fields: {
      isSigned: boolean({ label: 'Signed' }),
      name: plain({ label: 'Name', showWhen: { field: 'isSigned', is: true } }),
    },
  })
  const own = createRegistry({ blocks: [note], pageTypes: [] })
  const wordsOf = (isSigned: boolean) => {
    const blocks = [block('note', 'a', { props: { isSigned, name: 'Ada' } })]
    const { visible } = searchTexts(own, {
      ...none,
      title: '',
      pageType: { id: 'article', props: {} },
      blocks,
    })
    return visible.map(({ text }) => text)
  }
  expect([wordsOf(true), wordsOf(false)]).toEqual([['Ada'], []])
})

test('titles and headings weigh more than other text, and what visitors do not see weighs least', () => {
  const body = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Heading' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Text' }] },
    ],
  }
  const everything = block('everything', 'b', {
    props: { title: '', intro: '', body, side: 'right', site: '', button: null, cards: [] },
    __images: { one: { ...image, altText: 'A crate' }, two: { ...image, altText: 'Sky', decorative: true } },
  })
  const { visible, invisible } = searchTexts(registry, {
    title: 'Title',
    pageType: { id: 'article', props: {} },
    blocks: [everything],
    seoTitle: 'Found',
    seoDescription: '',
    seoKeywords: ['fruit'],
    __images: {},
  })
  expect(visible).toEqual([
    { text: 'Title', weight: 'A' },
    { text: 'Heading', weight: 'B' },
    { text: 'Text', weight: 'C' },
  ])
  expect(invisible).toEqual([
    { text: 'Found', weight: 'B' },
    { text: 'fruit', weight: 'D' },
    { text: 'A crate', weight: 'D' },
  ])
})
