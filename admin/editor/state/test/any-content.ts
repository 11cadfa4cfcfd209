import type { Block } from '@ximblox/contract/blocks'
import type { VersionContent } from '@ximblox/contract/pages'
import fc from 'fast-check'

const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const key = fc.tuple(letter, letter).map(letters => letters.join(''))
const text = fc.constantFrom('', 'one', 'two', 'three')

const items = (depth: number): fc.Arbitrary<{ key: string }[]> =>
  fc.uniqueArray(
    fc.record({
      key: letter,
      label: text,
      ...(depth > 0 && { facts: items(depth - 1) }),
    }),
    { maxLength: 3, selector: item => item.key },
  )

const props = fc.record(
  {
    title: text,
    cards: items(1),
    link: fc.record({ href: text }),
    tags: fc.array(fc.nat(3), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

const image = fc.record({
  hash: text,
  fileName: text,
  altText: text,
  fileID: fc.integer({ min: 1, max: 3 }),
  cropParams: fc.constant(null),
})

const images = fc.dictionary(fc.constantFrom('photo', 'cards_a_photo'), image, { noNullPrototype: true })

const blockShape = (slots: fc.Arbitrary<Block[]>): fc.Arbitrary<Block> =>
  fc
    .record(
      {
        type: fc.constantFrom('hero', 'columns'),
        key,
        version: fc.integer({ min: 1, max: 2 }),
        props,
        anchorPoint: text,
        __images: images,
        __files: fc.constant({}),
        slots: fc.dictionary(fc.constantFrom('left', 'right'), slots, { noNullPrototype: true }),
      },
      { requiredKeys: ['type', 'key', 'props', 'anchorPoint', '__images', '__files'] },
    )
    .map(block => structuredClone(block) as Block)

const trees = (depth: number): fc.Arbitrary<Block[]> =>
  fc.array(blockShape(depth > 0 ? trees(depth - 1) : fc.constant([])), { maxLength: 3 })

/** Any content of a page, with unique keys and without empty slots, which carry no meaning. */
export const anyContent: fc.Arbitrary<VersionContent> = fc
  .record({
    title: text,
    seoTitle: text,
    seoDescription: text,
    seoKeywords: fc.array(text, { maxLength: 2 }),
    seoImage: fc.option(fc.array(image, { maxLength: 1 })),
    blocks: trees(1),
    pageType: fc.record({ id: fc.constant('basic'), props }),
    __images: images,
    __files: fc.constant({}),
  })
  .map(content => {
    const plain = structuredClone(content) as VersionContent
    return { ...plain, blocks: distinct(plain.blocks, new Set()) }
  })

const distinct = (blocks: readonly Block[], taken: Set<string>): Block[] =>
  blocks.flatMap(block => {
    if (taken.has(block.key)) return []
    taken.add(block.key)
    const { slots } = block
    if (!slots) return [block]
    const entries = Object.entries(slots)
      .map(([name, children]) => [name, distinct(children, taken)] as const)
      .filter(([, children]) => children.length > 0)
    const { slots: _slots, ...own } = block
    return [entries.length > 0 ? { ...own, slots: Object.fromEntries(entries) } : own]
  })
