import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks.ts'
import type { JsonObject } from '../fields.ts'
import type { BlockChange } from '../history.ts'
import type { VersionContent } from '../pages.ts'
import { compareContents } from './compare.ts'
import { isEqual } from './equal.ts'
import { type Edit, editor, emptyPage, fieldEdits, freeze, structureEdits } from './merge/edits.fixture.ts'
import { treeOf } from './merge/tree.ts'
import { restoreBlock } from './restore-block.ts'
import { walkBlocks } from './walk-blocks.ts'

const block = (key: string, props: JsonObject = {}, rest: Partial<Block> = {}): Block => ({
  type: 'note',
  key,
  props,
  anchorPoint: '',
  __images: {},
  __files: {},
  ...rest,
})
const page = (blocks: Block[], rest: Partial<VersionContent> = {}): VersionContent => ({
  ...emptyPage,
  blocks,
  ...rest,
})
const brief = (changes: BlockChange[]) =>
  changes.map(({ blockKey, kind, fields }) =>
    [blockKey ?? 'page', kind, ...fields.map(({ path }) => path)].join(' '),
  )
const compared = (before: Block[], after: Block[]) => brief(compareContents(page(before), page(after)))

describe('compareContents', () => {
  it('finds no changes between equal versions', () => {
    const version = page([block('a', { text: 'x' })])
    expect(compareContents(version, structuredClone(version))).toEqual([])
  })

  it('lists added, removed, moved and changed blocks in reading order', () => {
    const before = [block('a'), block('b'), block('gone'), block('c', { text: 'old' }), block('d')]
    const after = [block('d'), block('a'), block('b'), block('new'), block('c', { text: 'new' })]
    expect(compared(before, after)).toEqual(['d moved', 'gone removed', 'new added', 'c changed props.text'])
  })

  it('gives the places of a moved block', () => {
    const before = [block('box', {}, { slots: { left: [block('a')], right: [] } }), block('b')]
    const after = [block('box', {}, { slots: { left: [], right: [block('b'), block('a')] } })]
    expect(compareContents(page(before), page(after))).toMatchObject([
      {
        blockKey: 'b',
        kind: 'moved',
        before: { parent: null, index: 1 },
        after: { parent: 'box', slot: 'right', index: 0 },
      },
      {
        blockKey: 'a',
        kind: 'moved',
        before: { parent: 'box', slot: 'left', index: 0 },
        after: { slot: 'right', index: 1 },
      },
    ])
  })

  it('reports a block that moved and changed twice', () => {
    expect(
      compared(
        [block('a', { n: 1 }), block('b'), block('c')],
        [block('b'), block('c'), block('a', { n: 2 })],
      ),
    ).toEqual(['a moved', 'a changed props.n'])
  })

  it('compares list items by key', () => {
    const items = (...list: [string, string][]) => ({ items: list.map(([key, label]) => ({ key, label })) })
    const before = [block('a', items(['one', 'One'], ['two', 'Two'], ['three', 'Three']))]
    const after = [block('a', items(['three', 'Three'], ['one', 'Uno'], ['four', 'Four']))]
    expect(compareContents(page(before), page(after))).toMatchObject([
      {
        fields: [
          { path: 'props.items.one.label', before: 'One', after: 'Uno' },
          { path: 'props.items.four', after: { label: 'Four' } },
          { path: 'props.items.two', before: { label: 'Two' } },
          { path: 'props.items', before: ['one', 'two', 'three'], after: ['three', 'one', 'four'] },
        ],
      },
    ])
  })

  it('compares texts word by word, and rich text as plain text', () => {
    const doc = (text: string, ...marks: JsonObject[]): JsonObject => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }],
    })
    const [change] = compareContents(
      page([block('a', { text: doc('a good day'), same: doc('word') })]),
      page([block('a', { text: doc('a bad day'), same: doc('word', { type: 'bold' }) })]),
    )
    expect(change?.fields).toMatchObject([
      {
        path: 'props.text',
        words: [
          { kind: 'same', text: 'a ' },
          { kind: 'removed', text: 'good' },
          { kind: 'added', text: 'bad' },
          { kind: 'same', text: ' day' },
        ],
      },
      { path: 'props.same' },
    ])
    expect(change?.fields[1]).not.toHaveProperty('words')
  })

  it('lists fields of the page first', () => {
    const after = page([], { title: 'Other', pageType: { id: 'standard', props: { date: '2026-01-01' } } })
    expect(brief(compareContents(page([]), after))).toEqual(['page changed title pageType.props.date'])
  })

  it('compares fields named like inherited properties', () => {
    const before = page([block('a', JSON.parse('{"__proto__": 1, "constructor": "x"}'))])
    const after = page([block('a', { toString: 'y' })])
    expect(brief(compareContents(before, after))).toEqual([
      'a changed props.__proto__ props.constructor props.toString',
    ])
  })

  it('compares a completely rewritten page of 500 blocks', () => {
    const text = (seed: number) =>
      Array.from({ length: 500 }, (_, index) => `word${(index * seed) % 997}`).join(' ')
    const blocks = (seed: number) =>
      Array.from({ length: 500 }, (_, index) => block(`k${index}`, { text: text(seed + index) }))
    expect(compareContents(page(blocks(1)), page(blocks(2).toReversed())).length).toBeGreaterThan(500)
  })
})

const number = fc.nat({ max: 40 })
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom<Edit['kind']>(...structureEdits, ...fieldEdits),
    block: number,
    place: number,
    index: number,
    value: number,
  }),
  { maxLength: 20 },
)

/** Two versions of a page, and the key of a block of either. */
const versions = fc.tuple(edits, edits, fc.nat()).map(([first, second, pick]) => {
  const before = first.reduce(editor('a'), emptyPage)
  const after = second.reduce(editor('b'), before)
  const keys = [...treeOf(before.blocks).nodes.keys(), ...treeOf(after.blocks).nodes.keys()]
  return freeze({ before, after, key: keys[pick % Math.max(keys.length, 1)] ?? 'none' })
})

const always = (holds: (pair: { before: VersionContent; after: VersionContent; key: string }) => void) => {
  const property = fc.property(versions, pair => {
    holds(pair)
  })
  fc.assert(property, { numRuns: 1000 })
}

describe('compareContents, for any two versions', () => {
  it('finds no changes if and only if they are equal', () => {
    always(({ before, after }) =>
      expect(compareContents(before, after).length === 0).toBe(
        isEqual(withoutEmptySlots(before), withoutEmptySlots(after)),
      ),
    )
  })

  it('finds the same changes in both directions, with added and removed swapped', () => {
    const kinds = (changes: BlockChange[], wanted: string) =>
      changes
        .filter(({ kind }) => kind === wanted)
        .map(({ blockKey }) => blockKey ?? '')
        .toSorted()
    always(({ before, after }) => {
      const [there, back] = [compareContents(before, after), compareContents(after, before)]
      expect(kinds(there, 'added')).toEqual(kinds(back, 'removed'))
      expect(kinds(there, 'removed')).toEqual(kinds(back, 'added'))
      expect(kinds(there, 'changed')).toEqual(kinds(back, 'changed'))
    })
  })
})

/** An empty slot equals an absent one. */
const withoutEmptySlots = (version: VersionContent): VersionContent => {
  const pruned = (blocks: readonly Block[]): Block[] =>
    blocks.map(({ slots = {}, ...own }) => {
      const filled = Object.entries(slots).filter(([, children]) => children.length > 0)
      return { ...own, slots: Object.fromEntries(filled.map(([name, children]) => [name, pruned(children)])) }
    })
  return { ...version, blocks: pruned(version.blocks) }
}

/** A version's blocks by key, each without its children. */
const owns = ({ blocks }: VersionContent): Map<string, Omit<Block, 'slots'>> => {
  const found = new Map<string, Omit<Block, 'slots'>>()
  walkBlocks(blocks, ({ slots: _children, ...own }) => found.set(own.key, own))
  return found
}

describe('restoreBlock', () => {
  it('restores the fields of the block', () => {
    always(({ before, after, key }) => {
      const restored = restoreBlock(after, before, key)
      expect(restored && owns(restored).get(key)).toEqual(owns(before).get(key))
    })
  })

  it('neither changes nor moves other blocks', () => {
    always(({ before, after, key }) => {
      const restored = restoreBlock(after, before, key)
      if (!restored) return
      const others = compareContents(after, restored).filter(change => change.blockKey !== key)
      // A block that was deleted comes with the children that were deleted with it.
      expect(others.filter(({ kind }) => kind !== 'added')).toEqual([])
      for (const { blockKey } of others) expect(owns(after).has(blockKey ?? '')).toBe(false)
    })
  })

  it('never duplicates a block', () => {
    always(({ before, after, key }) => {
      const keys: string[] = []
      walkBlocks(restoreBlock(after, before, key)?.blocks ?? [], own => keys.push(own.key))
      expect(keys).toEqual([...new Set(keys)])
    })
  })

  it('inserts a deleted block after its former predecessors, or in the nearest place that exists', () => {
    const box = (...inside: Block[]) => block('box', {}, { slots: { left: inside } })
    const older = page([block('a'), box(block('x'), block('y'), block('z')), block('b')])
    const keysIn = (version: VersionContent | undefined) =>
      version && [...treeOf(version.blocks).order].map(([place, keys]) => `${place}: ${keys.join(' ')}`)
    expect(keysIn(restoreBlock(page([block('a'), box(block('x')), block('b')]), older, 'y'))).toEqual([
      ': a box b',
      'box/left: x y',
    ])
    expect(keysIn(restoreBlock(page([block('new'), block('b'), block('a')]), older, 'y'))).toEqual([
      ': y new b a',
    ])
    expect(keysIn(restoreBlock(page([block('a'), block('y')]), older, 'box'))).toEqual([
      ': a box y',
      'box/left: x z',
    ])
  })

  it('inserts a deleted block deep inside others, also into a slot that is empty by now', () => {
    const box = (key: string, ...inside: Block[]) => block(key, {}, { slots: { left: inside } })
    const older = page([box('outer', box('inner', block('x'), block('y')))])
    const inside = (version: VersionContent | undefined) => version?.blocks[0]?.slots?.left
    const restoredIn = (now: Block) => inside(restoreBlock(page([box('outer', now)]), older, 'y'))
    expect(restoredIn(box('inner', block('x')))).toEqual([box('inner', block('x'), block('y'))])
    expect(restoredIn(block('inner'))).toEqual([box('inner', block('y'))])
  })

  it('returns undefined if the older version lacks the block', () => {
    expect(restoreBlock(page([block('a')]), page([]), 'a')).toBeUndefined()
  })
})
