import { defineBlock } from '@ximblox/blocks/define-block'
import { plain } from '@ximblox/blocks/fields/plain'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { select } from '@ximblox/blocks/fields/select'
import { createRegistry } from '@ximblox/blocks/registry'
import { type BlockNode, type RichText, richTextOf } from '@ximblox/blocks/rich-text/document'
import { block, columns, everything, quote } from '@ximblox/blocks/test/sample-registry'
import { validateBlocks } from '@ximblox/blocks/validate'
import type { Block } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import { describe, expect, it } from 'vitest'
import { tableMark } from '../rich-text/tables/parts.ts'
import { blocksFrom as pastedFrom } from './blocks-from.ts'
import { clipOf } from './clip.ts'
import { foreignBlocks } from './foreign-blocks.ts'

const label = 'Label'
const title = defineBlock({
  id: 'title',
  version: 1,
  label,
  group: 'text',
  fields: {
    text: plain({ label, max: 20 }),
    level: select({ label, options: { h2: label, h3: label }, default: 'h2' }),
  },
  pasted: { heading: ({ level, text }) => ({ text, level: level === 2 ? 'h2' : 'h3' }) },
})
const prose = defineBlock({
  id: 'prose',
  version: 1,
  label,
  group: 'text',
  fields: { body: richText({ label }) },
  pasted: { text: body => ({ body }) },
})
const registry = createRegistry({ blocks: [everything, columns, quote, title, prose], pageTypes: [] })

const ownOrigin = 'https://here.example'
const blocksFrom = (...input: Parameters<typeof pastedFrom>) => pastedFrom(...input).blocks
const copiedAndPasted = (blocks: readonly Block[], origin = ownOrigin) =>
  blocksFrom(clipOf(registry, blocks, origin), registry, ownOrigin)
const link = (target: Json) => ({ type: 'link', attrs: { target } })
const doc = (...content: BlockNode[]): RichText => ({ type: 'doc', content })
const paragraph = (text: string): BlockNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const heading = (text: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [{ type: 'text', text }],
})

describe('blocks copied from an editor', () => {
  it('are pasted unchanged, including texts with markup and unknown types', () => {
    const inside = block('prose', 'inside', { props: { body: doc(paragraph('“1 < 2” & \u2028 = 100 %')) } })
    const blocks = [
      block('columns', 'a', { version: 1, anchorPoint: 'top', slots: { left: [inside] } }),
      block('gone', 'b', { version: 7, props: { any: ['thing', { deep: '">' }] }, slots: { old: [inside] } }),
    ]
    expect(copiedAndPasted(blocks)).toEqual(blocks.map(one => expect.objectContaining(one)))
  })

  it('are upgraded if an older version of the site copied them', () => {
    const old = block('quote', 'a', { version: 1, props: { quote: 'Said', by: 'Ann' } })
    expect(copiedAndPasted([old])).toMatchObject([{ version: 3, props: { text: 'Said', source: 'Ann' } }])
  })

  it('offer their text to other programs without active content', () => {
    const { html, text } = clipOf(
      registry,
      [block('title', 'a', { props: { text: '<img onerror=x>' } })],
      ownOrigin,
    )
    expect(text).toBe('<img onerror=x>')
    expect(html).toMatch(/^<div data-ximblox-blocks="[^"<>]*"><p>&lt;img onerror=x&gt;<\/p><\/div>$/)
  })

  it('keep images and page links on the same site, and lose them on another', () => {
    const photo = { hash: '', fileName: '', altText: '', fileID: 4, cropParams: null }
    const target = { ref: 'page', id: 9 }
    const bold = { type: 'bold' }
    const body = { type: 'text', text: 'there', marks: [bold, link(target)] }
    const one = block('everything', 'a', {
      __images: { picture: photo },
      props: {
        button: { label: 'Go', target },
        topics: [{ ref: 'tag', id: 3 }],
        body: { type: 'doc', content: [{ type: 'paragraph', content: [body] }] },
      },
    })
    expect(copiedAndPasted([one])).toMatchObject([{ __images: { picture: photo }, props: one.props }])
    const [elsewhere] = copiedAndPasted([one], 'https://elsewhere.example')
    expect(elsewhere).toMatchObject({ __images: {}, props: { button: null, topics: [] } })
    expect(JSON.stringify(elsewhere)).not.toContain('ref')
    expect(JSON.stringify(elsewhere)).toContain('"marks":[{"type":"bold"}]')
  })
})

describe('forged clipboard content', () => {
  const hostile = 'javascript:alert(1)'

  it('is pasted without unsafe links', () => {
    const body = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Words', marks: [{ type: 'link', attrs: { href: hostile } }] }],
        },
      ],
    }
    const cards = [{ key: 'one', name: 'One', onclick: hostile }, { key: 'one', name: 7 }, 'no card']
    const props = { body, cards, button: { url: hostile }, site: hostile, title: 'Kept', stranger: 1 }
    const pasted = copiedAndPasted([
      block('everything', 'a', { props }),
      block('columns', 'b', {
        slots: { right: [block('quote', 'c')], nowhere: [block('title', 'd'), block('gone', 'e')] },
      }),
    ])
    expect(JSON.stringify(pasted)).not.toContain('alert')
    expect(pasted[0]?.props).toMatchObject({
      title: 'Kept',
      body: doc(paragraph('Words')),
      button: { url: '' },
    })
    expect(pasted[0]?.props.cards).toMatchObject([{ name: 'One' }, { name: '' }])
    expect(pasted.map(({ type }) => type)).toEqual(['everything', 'columns', 'quote', 'title', 'gone'])
    expect(validateBlocks(registry, pasted).refused).toEqual([])
  })

  it('is ignored if it contains no valid blocks', () => {
    const html = (value: unknown) =>
      `<p data-ximblox-blocks="${encodeURIComponent(JSON.stringify(value))}">x</p>`
    for (const value of [null, 7, {}, { blocks: 'x' }, { blocks: [{ type: 'NO', key: '<' }] }])
      expect(blocksFrom({ html: html(value), text: '' }, registry, ownOrigin)).toEqual([])
    const broken = '<p data-ximblox-blocks="%E0%A4%A">x</p>'
    expect(blocksFrom({ html: broken, text: 'Words' }, registry, ownOrigin)).toMatchObject([
      { type: 'prose' },
    ])
  })
})

describe('content from another program', () => {
  const types = (content: RichText) =>
    foreignBlocks(registry, { text: content, tables: [] }).map(({ type }) => type)

  it('becomes one block per heading and one for the text in between', () => {
    const content = doc(heading('One'), paragraph('a'), paragraph('b'), heading('Two'), heading('Three'))
    expect(types(content)).toEqual(['title', 'prose', 'title', 'title'])
    expect(foreignBlocks(registry, { text: content, tables: [] })[0]?.props).toEqual({
      text: 'One',
      level: 'h3',
    })
    expect(foreignBlocks(registry, { text: content, tables: [] })[1]?.props.body).toEqual(
      doc(paragraph('a'), paragraph('b')),
    )
  })

  const grid = defineBlock({
    id: 'grid',
    version: 1,
    label,
    group: 'lists',
    fields: { corner: plain({ label }) },
    pasted: { table: ({ rows }) => (rows.length > 2 ? null : { corner: rows[0]?.[0]?.text ?? '' }) },
  })
  const withGrid = createRegistry({ blocks: [prose, grid], pageTypes: [] })
  const table = (hasHeader: boolean, ...rows: string[][]) => ({
    rows: rows.map(cells => cells.map(text => ({ body: richTextOf(text), text }))),
    hasHeader,
    hasHeaderColumn: false,
    caption: '',
  })

  it('offers its tables to a type that accepts them, and keeps refused ones as text', () => {
    const made = foreignBlocks(withGrid, {
      text: doc(paragraph('Before'), paragraph(tableMark(0)), paragraph(tableMark(1))),
      tables: [table(false, ['a', 'b']), table(false, ['c', 'd'], ['e', ''], ['', ''])],
    })
    expect(made.map(({ type }) => type)).toEqual(['prose', 'grid', 'prose'])
    expect(made[1]?.props).toEqual({ corner: 'a' })
    expect(made[2]?.props.body).toEqual(
      doc(
        {
          type: 'paragraph',
          content: ['c', ' · ', 'd'].map(text => ({ type: 'text', text })),
        },
        paragraph('e'),
      ),
    )
  })

  it('makes a table of rows with tabs, as spreadsheets copy them without formatting', () => {
    const clip = { html: '', text: 'Day\tRain\r\nMonday\tno\r\n' }
    expect(blocksFrom(clip, withGrid, ownOrigin)).toMatchObject([{ type: 'grid', props: { corner: 'Day' } }])
    expect(blocksFrom({ html: '', text: 'if:\n\tone\n\ttwo' }, withGrid, ownOrigin)).toMatchObject([
      { type: 'prose' },
    ])
  })

  it('keeps a heading that is too long as text', () => {
    expect(types(doc(heading('Longer than the twenty that fit'), paragraph('a')))).toEqual(['prose'])
  })

  it('is ignored if it is empty or fits no block type', () => {
    expect(types(doc({ type: 'paragraph' }, heading(' ')))).toEqual([])
    expect(
      foreignBlocks(createRegistry({ blocks: [quote], pageTypes: [] }), {
        text: doc(paragraph('a')),
        tables: [],
      }),
    ).toEqual([])
  })

  it('turns text between empty lines into paragraphs', () => {
    const [made] = blocksFrom({ html: '', text: 'One\r\nstill one\r\n\r\n \r\nTwo\n' }, registry, ownOrigin)
    expect(made?.props.body).toEqual(
      doc(
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'One' },
            { type: 'hardBreak' },
            { type: 'text', text: 'still one' },
          ],
        },
        paragraph('Two'),
      ),
    )
  })
})
