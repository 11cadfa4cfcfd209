import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks.ts'
import type { JsonObject } from '../fields.ts'
import type { VersionContent } from '../pages.ts'
import { merge } from './merge.ts'

const block = (key: string, props: JsonObject = {}, left?: Block[]): Block => ({
  type: 'text',
  key,
  props,
  anchorPoint: '',
  __images: {},
  __files: {},
  ...(left && { slots: { left } }),
})

const page = (...blocks: Block[]): VersionContent => ({
  title: 'Home',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks,
  pageType: { id: 'standard', props: {} },
  __images: {},
  __files: {},
})

const outline = (blocks: readonly Block[]): string =>
  blocks.map(({ key, slots }) => (slots?.left?.length ? `${key}(${outline(slots.left)})` : key)).join(' ')

const mergedOutline = (...sides: [VersionContent, VersionContent, VersionContent]) =>
  outline(merge(...sides).doc.blocks)

const [a, b, c, x, y] = [block('a'), block('b'), block('c'), block('x'), block('y')]

describe('fields', () => {
  it('merges changes to different fields of one block', () => {
    const { doc, conflicts } = merge(
      page(block('a', { title: 'Old', text: 'Old' })),
      page(block('a', { title: 'Theirs', text: 'Old' })),
      page(block('a', { title: 'Old', text: 'Mine' })),
    )
    expect(doc.blocks[0]?.props).toEqual({ title: 'Theirs', text: 'Mine' })
    expect(conflicts).toEqual([])
  })

  it('keeps mine and reports theirs when both changed one field', () => {
    const [base, theirs, mine] = ['Old', 'Theirs', 'Mine'].map(title => page(block('a', { title })))
    const { doc, conflicts } = merge(base ?? page(), theirs ?? page(), mine ?? page())
    expect(doc).toEqual(mine)
    expect(conflicts).toEqual([
      { blockKey: 'a', path: 'props.title', base: 'Old', mine: 'Mine', theirs: 'Theirs' },
    ])
  })

  it('reports a conflict in a page field without a block key', () => {
    const { conflicts } = merge(page(), { ...page(), title: 'Theirs' }, { ...page(), title: 'Mine' })
    expect(conflicts).toEqual([
      { blockKey: null, path: 'title', base: 'Home', mine: 'Mine', theirs: 'Theirs' },
    ])
  })

  it('keeps the version of the props of the page', () => {
    const at = (summary: string): VersionContent => ({
      ...page(),
      pageType: { id: 'standard', version: 2, props: { summary } },
    })
    expect(merge(at(''), at('theirs'), at('')).doc).toEqual(at('theirs'))
  })

  it('merges nested lists by item key', () => {
    const rows = (...cells: string[]) => [{ key: 'r', cells: cells.map(key => ({ key, text: key })) }]
    const { doc, conflicts } = merge(
      page(block('a', { rows: rows('1', '2') })),
      page(block('a', { rows: rows('1', '2', '3') })),
      page(block('a', { rows: rows('0', '2') })),
    )
    expect(doc.blocks[0]?.props.rows).toEqual(rows('0', '2', '3'))
    expect(conflicts).toEqual([])
  })

  it('keeps a list item that one side removed and the other changed', () => {
    const item = { key: 'one', label: 'One' }
    const changed = { key: 'one', label: 'Changed' }
    const { doc, conflicts } = merge(
      page(block('a', { items: [item] })),
      page(block('a', { items: [changed] })),
      page(block('a', { items: [] })),
    )
    expect(doc.blocks[0]?.props.items).toEqual([changed])
    expect(conflicts).toEqual([
      { blockKey: 'a', path: 'props.items.one', base: item, mine: undefined, theirs: changed },
    ])
  })

  it('merges a list without keys as one value', () => {
    const { doc, conflicts } = merge(
      page(block('a', { tags: ['one'] })),
      page(block('a', { tags: ['one', 'two'] })),
      page(block('a', { tags: ['zero', 'one'] })),
    )
    expect(doc.blocks[0]?.props.tags).toEqual(['zero', 'one'])
    expect(conflicts).toHaveLength(1)
  })

  it('merges fields named like inherited properties', () => {
    const props: JsonObject = JSON.parse('{ "__proto__": { "x": 1 }, "constructor": "y" }')
    const { doc } = merge(page(block('a')), page(block('a')), page(block('a', props)))
    expect(JSON.stringify(doc.blocks[0]?.props)).toBe(JSON.stringify(props))
    const named = page(block('a', props))
    expect(merge(named, named, page(block('a'))).doc).toEqual(page(block('a')))
  })
})

describe('order', () => {
  it('inserts my block after its nearest remaining predecessor', () => {
    expect(mergedOutline(page(a, b, c), page(c, a), page(a, b, x, c))).toBe('c a x')
  })

  it('puts mine first when both added after the same block', () => {
    expect(mergedOutline(page(a, b), page(a, y, b), page(a, x, b))).toBe('a x y b')
  })

  it('inserts my block at the beginning if it has no predecessor', () => {
    expect(mergedOutline(page(a), page(y, a), page(x, a))).toBe('x y a')
  })

  it('replays my move on their order', () => {
    expect(mergedOutline(page(a, b, c), page(b, x, a, c), page(c, a, b))).toBe('c b x a')
  })

  it('keeps their changes in a block that I moved to a slot', () => {
    const theirs = page(block('a', {}, []), block('b', { title: 'Theirs' }))
    const { doc, conflicts } = merge(page(block('a', {}, []), b), theirs, page(block('a', {}, [b])))
    expect(outline(doc.blocks)).toBe('a(b)')
    expect(doc.blocks[0]?.slots?.left?.[0]?.props).toEqual({ title: 'Theirs' })
    expect(conflicts).toEqual([])
  })

  it('keeps their move when mine would put a block into itself', () => {
    const inA = page(block('a', {}, [b]))
    const inB = page(block('b', {}, [a]))
    expect(mergedOutline(page(a, b), inA, inB)).toBe('a(b)')
  })
})

describe('deletion', () => {
  const section = (title: string) => block('s', {}, [block('a', { title }), b])

  it('is kept when the other side did not change the block', () => {
    expect(mergedOutline(page(section('Old'), c), page(section('Old'), c), page(c))).toBe('c')
    expect(mergedOutline(page(section('Old'), c), page(c), page(section('Old'), c))).toBe('c')
  })

  it('is undone and reported once when the other side changed something inside the block', () => {
    const [base, changed] = [page(section('Old'), c), page(section('New'), c)]
    const mineDeleted = merge(base, changed, page(c))
    expect(mineDeleted.doc).toEqual(changed)
    expect(mineDeleted.conflicts).toEqual([
      { blockKey: 's', path: '', base: section('Old'), mine: undefined, theirs: section('New') },
    ])
    expect(merge(base, page(c), changed).doc).toEqual(changed)
  })

  it('is undone when the other side added or moved a block into it', () => {
    const base = page(block('s', {}, []), a)
    expect(mergedOutline(base, page(block('s', {}, [x]), a), page(a))).toBe('s(x) a')
    expect(mergedOutline(base, page(block('s', {}, [a])), page(a))).toBe('s(a)')
  })

  it('keeps a block that the other side moved out', () => {
    const base = page(block('s', {}, [a, b]))
    expect(mergedOutline(base, page(), page(block('s', {}, [b]), a))).toBe('a')
  })
})

describe('slots', () => {
  const empty = block('a', {}, [])
  const merged = (...sides: [Block, Block, Block]) => merge(...sidesOf(sides)).doc.blocks
  const sidesOf = ([base, theirs, mine]: [Block, Block, Block]) =>
    [page(base), page(theirs), page(mine)] as const

  it('stay when they are empty, unless one side removed them', () => {
    expect(merged(empty, empty, empty)).toEqual([empty])
    expect(merged(empty, a, empty)).toStrictEqual([a])
    expect(merged(empty, empty, a)).toStrictEqual([a])
  })

  it('are added by either side, also empty', () => {
    expect(merged(a, empty, a)).toEqual([empty])
    expect(merged(a, a, empty)).toEqual([empty])
    expect(merged(a, a, a)).toStrictEqual([a])
  })

  it('are empty once what was in them is gone', () => {
    const full = block('a', {}, [x])
    expect(merged(full, full, empty)).toEqual([empty])
    expect(merged(full, empty, full)).toEqual([empty])
  })

  it('of both sides are all there', () => {
    const right: Block = { ...a, slots: { right: [y] } }
    expect(merged(a, block('a', {}, [x]), right)).toEqual([{ ...a, slots: { left: [x], right: [y] } }])
    const none: Block = { ...a, slots: {} }
    expect(merged(a, none, a)).toEqual([none])
    expect(merged(none, none, none)).toEqual([none])
  })
})
