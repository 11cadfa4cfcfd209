import type { Block } from '@ximblox/contract/blocks'
import { describe, expect, it } from 'vitest'
import { contentMismatches } from './content-mismatches.ts'
import { createRegistry } from './registry.ts'
import { article, block, columns, everything, quote, registry } from './test/sample-registry.ts'

const content = (blocks: Block[], pageType = { id: 'article', props: {} }) => ({
  blocks,
  pageType,
  __images: {},
  __files: {},
})

describe('stored content', () => {
  it('matches when it is of a former version that can be upgraded', () => {
    const blocks = [
      block('quote', 'a', { version: 1, props: { quote: 'Hi', by: 'Me' } }),
      block('everything', 'b'),
    ]
    expect(contentMismatches(registry, content(blocks))).toEqual([])
  })

  it('does not match where its types are unknown', () => {
    const blocks = [block('columns', 'a', { slots: { left: [block('promo', 'b')] } })]
    expect(contentMismatches(registry, content(blocks, { id: 'landing', props: {} }))).toEqual([
      { kind: 'unknown-page-type', type: 'landing', property: 'pageType.id' },
      { kind: 'unknown-block', type: 'promo', property: 'blocks.0.slots.left.0.type' },
    ])
  })

  it('does not match where newer code wrote it', () => {
    const blocks = [block('quote', 'a', { version: 4, props: { anything: true } })]
    expect(contentMismatches(registry, content(blocks))).toEqual([
      { kind: 'newer-block', type: 'quote', property: 'blocks.0.version' },
    ])
  })

  it('does not match where an upgrade fails', () => {
    const failing = createRegistry({
      blocks: [
        everything,
        columns,
        {
          ...quote,
          upgrades: {
            1: () => {
              throw new Error('planted')
            },
            2: props => props,
          },
        },
      ],
      pageTypes: [article],
    })
    const blocks = [block('columns', 'a', { slots: { left: [block('quote', 'b', { version: 1 })] } })]
    expect(contentMismatches(failing, content(blocks))).toEqual([
      { kind: 'upgrade-failed', type: 'quote', property: 'blocks.0.slots.left.0.props' },
    ])
  })

  it('reports refused props once for each block', () => {
    const inner = block('everything', 'b', { version: 1, props: { count: 'three', extra: 1, wide: 'yes' } })
    const blocks = [
      block('columns', 'a', { slots: { left: [inner], middle: [] } }),
      block('quote', 'c', { version: 1, props: { quote: 5 } }),
    ]
    expect(contentMismatches(registry, content(blocks, { id: 'article', props: { day: 'soon' } }))).toEqual([
      { kind: 'invalid-props', type: 'article', property: 'pageType.props.day' },
      { kind: 'invalid-props', type: 'columns', property: 'blocks.0.slots.middle' },
      {
        kind: 'invalid-props',
        type: 'everything',
        property: expect.stringMatching(/^blocks\.0\.slots\.left\.0\.props/),
      },
      { kind: 'invalid-props', type: 'quote', property: 'blocks.1.props.text' },
    ])
  })

  it('may be half typed in a draft', () => {
    const blocks = [block('everything', 'a', { version: 1, props: { title: 'x'.repeat(41) } })]
    expect(contentMismatches(registry, content(blocks), { isDraft: true })).toEqual([])
    expect(contentMismatches(registry, content(blocks))).toEqual([
      { kind: 'invalid-props', type: 'everything', property: 'blocks.0.props.title' },
    ])
  })

  it('may lack what publishing asks for', () => {
    expect(contentMismatches(registry, content([block('everything', 'a')]))).toEqual([])
  })

  it.each<[string, unknown]>([
    ['no list', { a: 1 }],
    ['null', null],
    ['a list of null', [null]],
    ['blocks without props', [{ type: 'everything', key: 'a' }]],
    ['blocks in one another without end', nested(20_000)],
  ])('is unreadable when its blocks are %s', (_case, blocks) => {
    expect(contentMismatches(registry, { ...content([]), blocks: blocks as Block[] })).toEqual([
      { kind: 'unreadable', type: '', property: 'blocks' },
    ])
  })
})

function nested(depth: number): unknown {
  let blocks: unknown[] = []
  for (let level = 0; level < depth; level++)
    blocks = [block('columns', `k${level}`, { slots: { left: blocks as Block[] } })]
  return blocks
}
