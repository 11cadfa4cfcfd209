import { contentErrors } from '@ximblox/blocks/content-errors'
import { withoutStoredErrors } from '@ximblox/blocks/stored-errors'
import type { Block } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentOf } from '../document/document.ts'
import { block, columnsBlock, contentWith, registry } from '../test/sample.ts'
import { storablePart } from './storable.ts'

const base = contentWith([
  block('a', { props: { title: 'A', body: '', cards: [{ key: 'k1', name: 'One' }] } }),
  columnsBlock('columns', { left: [block('b')], right: [block('c')] }),
])

const anyValue = fc.oneof(
  fc.constantFrom('New', 'two\nlines', '\u0000', '\uD800', ''),
  fc.jsonValue({ maxDepth: 2 }).map(value => value as Json),
)

/** Changes that the editor, a merge or an old journal could leave, valid or not. */
const anyBlock = (key: string): fc.Arbitrary<Block> =>
  fc
    .record({ title: anyValue, body: anyValue, cards: anyValue, photo: fc.boolean(), unknown: fc.boolean() })
    .map(({ title, body, cards, photo, unknown }) =>
      block(key, {
        props: { title, body, cards, ...(unknown && { unknown: 1 }) },
        __images: photo ? { gone: { hash: '', fileName: '', altText: '', fileID: 1, cropParams: null } } : {},
      }),
    )

const anyPage = fc
  .record({
    a: anyBlock('a'),
    b: anyBlock('b'),
    added: anyBlock('added'),
    isNested: fc.boolean(),
    isMisplaced: fc.boolean(),
    title: fc.constantFrom('Home', 'New title'),
    summary: anyValue,
  })
  .map(({ a, b, added, isNested, isMisplaced, title, summary }) => ({
    ...contentWith([
      a,
      columnsBlock('columns', {
        left: isNested ? [columnsBlock('inner', { left: [b] })] : [b],
        right: isMisplaced ? [columnsBlock('wrong', { left: [block('c')] })] : [block('c')],
      }),
      added,
    ]),
    title,
    pageType: { id: 'basic', version: 1, props: { summary } },
  }))

it('whatever a page holds, the server accepts the part that is sent, and all that is valid is in it', () => {
  fc.assert(
    fc.property(anyPage, content => {
      const { content: part, held } = storablePart(registry, { content, base })
      const { refused } = withoutStoredErrors(registry, contentErrors(registry, part), part, base)
      expect(refused).toEqual([])
      expect(part.title).toBe(content.title)
      const sent = documentOf(part)
      for (const key of documentOf(base).blocks.keys()) expect(sent.blocks.has(key)).toBe(true)
      if (held.length === 0) expect(part).toEqual(content)
      if (!held.some(({ block }) => block === 'added'))
        expect(sent.blocks.get('added')).toMatchObject({ props: content.blocks[2]?.props })
    }),
    { numRuns: 500 },
  )
})
