import fc from 'fast-check'
import {
  type BlockNode,
  calloutKinds,
  directions,
  type InlineNode,
  imageSides,
  imageSizes,
  type Mark,
  numberings,
  plainMarks,
  type RichText,
} from '../rich-text/document.ts'

const link: fc.Arbitrary<Mark> = fc.oneof(
  fc
    .constantFrom('https://example.org', '/news', '#top')
    .map(href => ({ type: 'link' as const, attrs: { href } })),
  fc
    .integer({ min: 1, max: 9 })
    .chain(id => fc.constantFrom('page' as const, 'file' as const).map(ref => ({ ref, id })))
    .map(target => ({ type: 'link' as const, attrs: { target } })),
)
const mark: fc.Arbitrary<Mark> = fc.oneof(
  fc.constantFrom(...plainMarks).map((type): Mark => ({ type })),
  link,
)

const inline: fc.Arbitrary<InlineNode> = fc.oneof(
  fc.constant<InlineNode>({ type: 'hardBreak' }),
  mark.map((of): InlineNode => ({ type: 'hardBreak', marks: [of] })),
  fc
    .record({
      text: fc.string({ minLength: 1, maxLength: 20 }).filter(text => !text.includes('\0')),
      marks: fc.array(mark, { maxLength: 2 }),
    })
    .map(({ text, marks }): InlineNode => ({ type: 'text', text, marks })),
)
const inlines = fc.array(inline, { maxLength: 4 })

const attrs = fc.record({ dir: fc.constantFrom(...directions) }, { requiredKeys: [] })
const paragraph = fc
  .record({ attrs, content: inlines })
  .map((parts): BlockNode => ({ type: 'paragraph', ...parts }))
const code = fc
  .string({ minLength: 1, maxLength: 30 })
  .filter(text => !text.includes('\0'))
  .map((text): BlockNode => ({ type: 'codeBlock', content: [{ type: 'text', text: `${text}\n  x` }] }))
const heading = fc
  .record({ level: fc.constantFrom(2 as const, 3 as const, 4 as const), content: inlines })
  .map(({ level, content }): BlockNode => ({ type: 'heading', attrs: { level }, content }))
const simple = fc.oneof(paragraph, heading, fc.constant<BlockNode>({ type: 'paragraph' }))
const items = fc.array(fc.array(simple, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 })
const numbering = fc.record(
  { start: fc.integer(), type: fc.constantFrom(...numberings, null) },
  { requiredKeys: [] },
)

const node: fc.Arbitrary<BlockNode> = fc.oneof(
  simple,
  items.map(
    (all): BlockNode => ({
      type: 'bulletList',
      content: all.map(content => ({ type: 'listItem', content })),
    }),
  ),
  fc.record({ all: items, attrs: numbering }).map(
    ({ all, attrs }): BlockNode => ({
      type: 'orderedList',
      attrs,
      content: all.map(content => ({ type: 'listItem', content })),
    }),
  ),
  code,
  fc
    .array(simple, { minLength: 1, maxLength: 2 })
    .map((content): BlockNode => ({ type: 'blockquote', content })),
  fc
    .record({
      kind: fc.constantFrom(...calloutKinds),
      content: fc.array(paragraph, { minLength: 1, maxLength: 2 }),
    })
    .map(({ kind, content }): BlockNode => ({ type: 'callout', attrs: { kind }, content })),
  fc
    .record({
      id: fc.integer({ min: 1, max: 9 }),
      altText: fc.constantFrom('', 'A dike'),
      size: fc.constantFrom(...imageSizes),
      side: fc.constantFrom(...imageSides),
    })
    .map(
      ({ id, ...attrs }): BlockNode => ({ type: 'image', attrs: { file: { ref: 'file', id }, ...attrs } }),
    ),
)

/** Valid rich text. */
export const richTexts: fc.Arbitrary<RichText> = fc
  .array(node, { maxLength: 4 })
  .map(content => ({ type: 'doc', content }))
