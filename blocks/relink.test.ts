import type { Json } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { describe, expect, it } from 'vitest'
import { defineBlock } from './define-block.ts'
import { definePageType } from './define-page-type.ts'
import { link } from './fields/link.ts'
import { list } from './fields/list.ts'
import { plain } from './fields/plain.ts'
import { richText } from './fields/rich-text.ts'
import { url } from './fields/url.ts'
import { createRegistry } from './registry.ts'
import { type Relink, relinkContent } from './relink.ts'
import { block } from './test/sample-registry.ts'

const label = 'Label'
const pointer = defineBlock({
  id: 'pointer',
  version: 2,
  label,
  group: 'text',
  fields: {
    to: link({ label }),
    body: richText({ label }),
    site: url({ label }),
    name: plain({ label }),
    more: list({ label, fields: { to: link({ label }) } }),
  },
  slots: { inside: { label } },
  upgrades: { 1: props => props },
})
const registry = createRegistry({
  blocks: [pointer],
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

const page = (blocks: VersionContent['blocks'], props = {}): VersionContent => ({
  title: '/old',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks,
  pageType: { id: 'basic', props },
  __images: {},
  __files: {},
})

const target = { ref: 'page', id: 7 } as const
const relink: Relink = address => {
  if (address === '/old') return { url: '/new', target }
  if (address === '/old?page=2') return { url: '/new?page=2' }
}
const relinked = (props: VersionContent['pageType']['props']) =>
  relinkContent(registry, page([block('pointer', 'a', { props })]), relink)?.blocks[0]?.props

const textLinking = (attrs: Json) => ({
  type: 'doc',
  content: [
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: '/old', marks: [{ type: 'bold' }, { type: 'link', attrs }] },
                { type: 'hardBreak' },
              ],
            },
          ],
        },
      ],
    },
  ],
})

describe('a link to the URL of a moved page', () => {
  it('becomes a reference and keeps its label in link fields, including list items', () => {
    expect(
      relinked({
        to: { label: 'Read', url: '/old' },
        more: [
          { key: 'one', to: { url: '/old' } },
          { key: 'two', to: { url: '/other' } },
        ],
      }),
    ).toEqual({
      to: { label: 'Read', target },
      more: [
        { key: 'one', to: { target } },
        { key: 'two', to: { url: '/other' } },
      ],
    })
  })

  it('becomes a reference in rich text without other changes', () => {
    expect(relinked({ body: textLinking({ href: '/old' }) })).toEqual({ body: textLinking({ target }) })
  })

  it('gets the new URL if a reference cannot replace it', () => {
    expect(relinked({ to: { url: '/old?page=2' }, site: '/old' })).toEqual({
      to: { url: '/new?page=2' },
      site: '/new',
    })
    expect(relinked({ body: textLinking({ href: '/old?page=2' }) })).toEqual({
      body: textLinking({ href: '/new?page=2' }),
    })
  })

  it('is found in slots and in the props of the page', () => {
    const inner = block('pointer', 'inner', { props: { to: { url: '/old' } } })
    const outer = block('pointer', 'outer', { slots: { inside: [inner] } })
    const content = relinkContent(registry, page([outer], { source: { url: '/old' } }), relink)
    expect(content?.blocks[0]?.slots?.inside?.[0]?.props).toEqual({ to: { target } })
    expect(content?.pageType.props).toEqual({ source: { target } })
    expect(content?.title).toBe('/old')
  })
})

it.each([
  ['other URLs', block('pointer', 'a', { props: { to: { url: '/older' }, site: 'old' } })],
  ['links that are references already', block('pointer', 'a', { props: { to: { target } } })],
  ['fields of other kinds', block('pointer', 'a', { props: { name: '/old', unknown: { url: '/old' } } })],
  ['invalid values', block('pointer', 'a', { props: { to: '/old', site: 3, more: 'x' } })],
  ['blocks of unknown types', block('gone', 'a', { props: { to: { url: '/old' } } })],
  ['blocks of another version', block('pointer', 'a', { version: 1, props: { to: { url: '/old' } } })],
])('leaves %s unchanged', (_, unchanged) => {
  expect(relinkContent(registry, page([unchanged]), relink)).toBeUndefined()
})
