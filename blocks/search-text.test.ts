import { expect, test } from 'vitest'
import { richTextOf } from './rich-text/document.ts'
import { searchText } from './search-text.ts'
import { block, registry } from './test/sample-registry.ts'

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
  const text = searchText(registry, {
    title: 'One',
    pageType: { id: 'article', props: { summary: 'Two' } },
    blocks,
  })
  expect(text.split('\n')).toEqual([
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
