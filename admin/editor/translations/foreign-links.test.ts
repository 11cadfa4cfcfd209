import { defineBlock } from '@ximblox/blocks/define-block'
import { definePageType } from '@ximblox/blocks/define-page-type'
import { link } from '@ximblox/blocks/fields/link'
import { list } from '@ximblox/blocks/fields/list'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { createRegistry } from '@ximblox/blocks/registry'
import { expect, it } from 'vitest'
import { block, columnsBlock, contentWith } from '../state/test/sample.ts'
import { findForeignLinks } from './foreign-links.ts'

const label = 'L'
const text = defineBlock({
  id: 'text',
  version: 1,
  label,
  group: 'text',
  fields: { body: richText({ label }), cards: list({ label, fields: { to: link({ label }) } }) },
})
const registry = createRegistry({
  blocks: [text],
  pageTypes: [
    definePageType({
      id: 'basic',
      version: 1,
      label,
      slugPrefix: {},
      fields: { source: link({ label }) },
      initialBlocks: () => [],
    }),
  ],
})
const pages = {
  1: { locale: 'nl-nl', title: 'Over ons' },
  2: { locale: 'en-gb', title: 'About us' },
}
const to = (id: number) => ({ target: { ref: 'page', id } })
const body = (id: number) => ({
  type: 'doc',
  content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: to(id) }] }],
})

it('finds links to another language in every field that can link to a page', () => {
  const content = {
    ...contentWith([
      block('a', { props: { body: body(1), cards: [{ key: 'k1', to: to(2) }] } }),
      columnsBlock('c', { left: [block('b', { props: { cards: [{ key: 'k2', to: to(1) }] } })] }),
    ]),
    pageType: { id: 'basic', props: { source: to(1) } },
  }
  const target = { title: 'Over ons', locale: 'nl-nl' }
  expect(findForeignLinks(registry, content, pages, 'en-gb')).toEqual([
    { block: null, path: 'pageType.props.source', ...target },
    { block: 'a', path: 'props.body', ...target },
    { block: 'b', path: 'props.cards.k2.to', ...target },
  ])
})

it('ignores links to missing pages and plain URLs', () => {
  const props = { body: body(3), cards: [{ key: 'k', to: { url: '/over' } }] }
  expect(findForeignLinks(registry, contentWith([block('a', { props })]), pages, 'en-gb')).toEqual([])
})
