import { expect, test } from 'vitest'
import type { Json } from '../fields.ts'
import { plainText } from './plain-text.ts'

const text = (words: string): Json => ({ type: 'text', text: words })
const node = (type: string, ...content: Json[]): Json => ({ type, content })

test('every paragraph, heading, list item and image is a line', () => {
  const doc = node(
    'doc',
    node('heading', text('Head'), text('ing')),
    node('bulletList', node('listItem', node('paragraph', text('one'))), node('listItem', node('paragraph'))),
    { type: 'image', attrs: { altText: 'A tree' } },
    node('codeBlock', text('a'), text('b')),
    node('paragraph', text('first'), { type: 'hardBreak' }, text('second')),
  )
  expect(plainText(doc)).toBe('Heading\none\n\nA tree\nab\nfirst\nsecond')
})

test.each<Json>([
  null,
  1,
  true,
  'words',
  [text('a')],
  {},
  { type: 'doc' },
  { type: 'doc', content: 'words' },
  { type: 'image' },
  { type: 'image', attrs: null },
  { type: 'image', attrs: ['A tree'] },
  { type: 'image', attrs: 'A tree' },
  { type: 'image', attrs: { altText: 5 } },
])('%j has no text', value => expect(plainText(value)).toBe(''))
