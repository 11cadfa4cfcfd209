import { describe, expect, it } from 'vitest'
import type { Block } from '../blocks.ts'
import type { JsonObject } from '../fields.ts'
import type { VersionContent } from '../pages.ts'
import { findReplacedWork } from './replaced-work.ts'

const block = (key: string, props: JsonObject, left?: Block[]): Block => ({
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

const titled = (title: string, text = 'Text') => page(block('a', { title, text }))

/** The work of an author who turned `before` into `mine` that is lost in the merge from `previous` to `after`. */
const lost = (
  before: VersionContent,
  mine: VersionContent,
  after: VersionContent,
  now = after,
  previous = mine,
) => findReplacedWork({ before, mine, now })({ previous, after })

describe('findReplacedWork', () => {
  it('finds a text with its current value', () => {
    expect(lost(titled('Old'), titled('Mine'), titled('Theirs'))).toEqual([
      { blockKey: 'a', type: 'text', path: 'props.title', mine: 'Mine', now: 'Theirs' },
    ])
    expect(lost(titled('Old'), titled('Mine'), titled('Theirs'), titled('Later'))).toMatchObject([
      { mine: 'Mine', now: 'Later' },
    ])
  })

  it('finds a text of the page itself', () => {
    const [before, mine, after] = ['Old', 'Mine', 'Theirs'].map(title => ({ ...page(), title }))
    expect(lost(before ?? page(), mine ?? page(), after ?? page())).toMatchObject([
      { blockKey: null, path: 'title', mine: 'Mine', now: 'Theirs' },
    ])
  })

  it('ignores texts that the author did not write, that are back, or that were empty', () => {
    expect(lost(titled('Old'), titled('Old', 'Mine'), titled('Theirs', 'Mine'))).toEqual([])
    expect(lost(titled('Old'), titled('Mine'), titled('Theirs'), titled('Mine'))).toEqual([])
    expect(lost(titled('Old'), titled(''), titled('Theirs'))).toEqual([])
  })

  it('ignores work that a third author had replaced before', () => {
    expect(lost(titled('Old'), titled('Mine'), titled('Third'), titled('Third'), titled('Third'))).toEqual([])
  })

  it('finds an added or changed block once, with its place', () => {
    const inner = block('in', { title: 'Mine' })
    const mine = page(block('a', {}), block('b', {}, [inner]))
    expect(lost(page(block('a', {})), mine, page(block('a', {})))).toEqual([
      {
        blockKey: 'b',
        type: 'text',
        path: '',
        mine: mine.blocks[1],
        place: { parent: null, slot: '', after: 'a' },
      },
    ])
    const before = page(block('b', {}, [block('in', { title: 'Old' })]))
    expect(lost(before, page(block('b', {}, [inner])), page(block('b', {}, [])))).toMatchObject([
      { blockKey: 'in', place: { parent: 'b', slot: 'left', after: null } },
    ])
    expect(lost(mine, mine, page())).toEqual([])
  })

  it('finds a list item with its predecessor', () => {
    const list = (...keys: string[]) => page(block('a', { items: keys.map(key => ({ key, text: key })) }))
    expect(lost(list('one'), list('one', 'two'), list('one'))).toEqual([
      {
        blockKey: 'a',
        type: 'text',
        path: 'props.items.two',
        mine: { key: 'two', text: 'two' },
        place: { parent: null, slot: '', after: 'one' },
      },
    ])
  })

  it('ignores the order of a list', () => {
    const list = (...keys: string[]) => page(block('a', { items: keys.map(key => ({ key })) }))
    expect(lost(list('one', 'two'), list('two', 'one'), list('one', 'two'))).toEqual([])
  })
})
