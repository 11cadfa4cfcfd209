import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks.ts'
import { changedBlocks, withChangedBlocks } from './changed-blocks.ts'
import { walkBlocks } from './walk-blocks.ts'

const block = (key: string, text: string, slots?: Record<string, Block[]>): Block => ({
  type: 'note',
  key,
  props: { text },
  anchorPoint: '',
  __images: {},
  __files: {},
  ...(slots && { slots }),
})

const columns = (text: string, ...inside: Block[]) => block('columns', text, { left: inside })
const keysOf = (blocks: readonly Block[] | undefined) => blocks?.map(({ key }) => key)

describe('the changed blocks', () => {
  const before = [block('a', '1'), columns('', block('b', '1'), block('c', '1'))]

  it('are those with other content, also inside others', () => {
    const now = [block('a', '2'), columns('', block('b', '1'), block('c', '2'))]
    expect(keysOf(changedBlocks(before, before))).toEqual([])
    expect(keysOf(changedBlocks(before, now))).toEqual(['a', 'c'])
  })

  it('contain the blocks inside them', () => {
    const now = [block('a', '1'), columns('2', block('b', '2'), block('d', '1'))]
    expect(keysOf(changedBlocks(before, now))).toEqual(['columns'])
    expect(withChangedBlocks(before, changedBlocks(before, now) ?? []).blocks).toEqual(now)
  })

  it('do not describe blocks that were added, removed or moved', () => {
    const [first, second] = [block('a', '1'), columns('', block('b', '1'), block('c', '1'))]
    expect(changedBlocks(before, [first])).toBeUndefined()
    expect(changedBlocks(before, [second, first])).toBeUndefined()
    expect(changedBlocks(before, [first, columns('', block('c', '1'), block('b', '1'))])).toBeUndefined()
    expect(changedBlocks(before, [block('z', '1'), second])).toBeUndefined()
  })

  it('turn the blocks of before into those of now', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f']
    const texts = fc.tuple(...keys.map(() => fc.nat({ max: 2 })))
    const tree = (values: readonly number[]): Block[] => {
      const [a, b, c, d, e, f] = keys.map((key, index) => block(key, String(values[index])))
      return [a, { ...b, slots: { left: [c, { ...d, slots: { in: [e] } }], right: [f] } }] as Block[]
    }
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const [from, to] = [tree(one), tree(other)]
        const changed = changedBlocks(from, to)
        expect(withChangedBlocks(from, changed ?? [])).toEqual({ blocks: to, missing: [] })
        const unchanged = new Set<string>()
        walkBlocks(from, ({ key, props }) => unchanged.add(JSON.stringify([key, props])))
        for (const { key, props, slots } of changed ?? [])
          expect(slots === undefined && unchanged.has(JSON.stringify([key, props]))).toBe(false)
      }),
    )
  })
})

describe('replacing blocks by their keys', () => {
  it('names those that have no place', () => {
    const replaced = withChangedBlocks([block('a', '1')], [block('z', '1'), block('a', '2'), block('a', '3')])
    expect(replaced).toEqual({ blocks: [block('a', '3')], missing: [0] })
  })
})
