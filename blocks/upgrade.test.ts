import { readFileSync } from 'node:fs'
import { blocks as blocksSchema } from '@ximblox/contract/blocks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineBlock } from './define-block.ts'
import { createRegistry } from './registry.ts'
import { block, registry } from './test/sample-registry.ts'
import { upgradeBlocks, upgradeContent, upgradePageType } from './upgrade.ts'

const stored = z.parse(
  blocksSchema,
  JSON.parse(readFileSync(new URL('./test/stored-quotes.json', import.meta.url), 'utf8')),
)

const picky = createRegistry({
  pageTypes: [],
  blocks: [
    defineBlock({
      id: 'picky',
      version: 2,
      label: 'Picky',
      group: 'text',
      fields: {},
      upgrades: {
        1: props => {
          const given = Object.keys(props).join()
          for (const name of Object.keys(props)) delete props[name]
          if (given !== '') throw new Error(given)
          return {}
        },
      },
    }),
  ],
})

test('upgrades stored blocks step by step, including slots', () => {
  const [first, second] = upgradeBlocks(registry, stored)
  expect(first).toMatchObject({ version: 3, props: { text: 'Less, but better', source: 'Dieter Rams' } })
  expect(second?.slots?.left?.[0]).toMatchObject({ version: 3, props: { text: 'Nobody said this' } })
  expect(second).toMatchObject({ key: 'c1', anchorPoint: 'side-by-side' })
})

test('leaves blocks of unknown types, newer versions and no version unchanged', () => {
  const blocks = [
    block('gone', 'a', { version: 1, props: { quote: 'x' } }),
    block('quote', 'b', { version: 4, props: { quote: 'x' } }),
    block('quote', 'c', { props: { quote: 'x' } }),
  ]
  expect(upgradeBlocks(registry, blocks)).toEqual(blocks)
})

test('reports a failing upgrade and leaves the block unchanged', () => {
  const failed: string[] = []
  const blocks = [block('picky', 'a', { version: 1, props: { b: 1 } }), block('picky', 'b', { version: 1 })]
  const upgraded = upgradeBlocks(picky, blocks, ({ key }) => failed.push(key))
  expect(upgraded[0]?.props).toEqual({ b: 1 })
  expect(upgraded[1]?.version).toBe(2)
  expect(failed).toEqual(['a'])
})

test('props of a page are upgraded with its blocks', () => {
  const pageType = { id: 'article', version: 1, props: { intro: 'Hello', day: '2026-01-01' } }
  const upgraded = upgradeContent(registry, { pageType, blocks: stored })
  expect(upgraded.pageType).toEqual({
    id: 'article',
    version: 2,
    props: { summary: 'Hello', day: '2026-01-01' },
  })
  expect(upgraded.blocks).toEqual(upgradeBlocks(registry, stored))
})

test('props of unknown page types, newer versions and no version stay as they are', () => {
  const kept = [
    { id: 'gone', version: 1, props: { intro: 'x' } },
    { id: 'article', version: 3, props: { intro: 'x' } },
    { id: 'article', props: { intro: 'x' } },
  ]
  expect(kept.map(pageType => upgradePageType(registry, pageType))).toEqual(kept)
})

test('never throws, whatever the props', () => {
  const cases = fc.record({
    type: fc.constantFrom('quote', 'columns', 'gone'),
    version: fc.constantFrom(undefined, 1, 2, 3, 4),
    props: fc.json().map(text => ({ text: JSON.parse(text), quote: JSON.parse(text), by: JSON.parse(text) })),
  })
  fc.assert(
    fc.property(cases, ({ type, version, props }) => {
      expect(upgradeBlocks(registry, [block(type, 'a', { version, props })])).toHaveLength(1)
      expect(upgradeBlocks(picky, [block('picky', 'a', { version: 1, props })])).toEqual([
        block('picky', 'a', { version: 1, props }),
      ])
    }),
  )
})
