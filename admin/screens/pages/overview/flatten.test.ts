import type { StructureRow } from '@ximblox/contract/overview'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { describe, expect, it } from 'vitest'
import { flatten, type LoadedLevels, leftOut } from './flatten.ts'

const row = (id: number, title: string, children = 0): StructureRow => ({
  id: pageIDOf(id),
  locale: 'de-de',
  slug: title.toLowerCase(),
  title,
  type: 'page',
  date: '2026-11-30T00:00:00.000Z',
  pages: [],
  children,
})
const level = (items: StructureRow[], totalItems = items.length) => ({ data: { items, totalItems } })
const levels = (...entries: [number, ReturnType<typeof level>[]][]): LoadedLevels => new Map(entries)
const unfolded = (...ids: number[]) => new Set(ids.map(pageIDOf))
const shown = (loaded: LoadedLevels, ...ids: number[]) =>
  flatten(loaded, unfolded(...ids))?.map(({ row, depth }) => `${'  '.repeat(depth)}${row.title}`)

const top = level([row(1, 'Über uns', 2), row(2, 'Kontakt')])
const below = level([row(3, 'Mannschaft', 1), row(4, 'Geschichte')])
const deepest = level([row(5, 'Jürgen')])

describe('the structure of a site', () => {
  it('shows the pages below those that are unfolded, each a level deeper', () => {
    const loaded = levels([0, [top]], [1, [below]], [3, [deepest]])
    expect(shown(loaded, 1, 3)).toEqual(['Über uns', '  Mannschaft', '    Jürgen', '  Geschichte', 'Kontakt'])
  })

  it('hides what is loaded below a folded page', () => {
    const loaded = levels([0, [top]], [1, [below]], [3, [deepest]])
    expect(shown(loaded, 3)).toEqual(['Über uns', 'Kontakt'])
    expect(shown(loaded)).toEqual(['Über uns', 'Kontakt'])
  })

  it('shows an unfolded page before the pages below it are loaded', () => {
    expect(shown(levels([0, [top]]), 1)).toEqual(['Über uns', 'Kontakt'])
  })

  it('joins the parts of a long level', () => {
    const second = level([row(9, 'Zuletzt')], 3)
    expect(shown(levels([0, [top, second]]))).toEqual(['Über uns', 'Kontakt', 'Zuletzt'])
  })

  it('is unknown until its first level is loaded, and empty if that is', () => {
    expect(shown(new Map())).toBeUndefined()
    expect(shown(new Map([[0, [{ data: undefined }]]]))).toBeUndefined()
    expect(shown(levels([0, [level([])]]))).toEqual([])
  })
})

describe('the pages that are not loaded yet', () => {
  const long = level([row(1, 'Über uns', 250)], 120)

  it('are counted at the top and below each page that is shown', () => {
    const loaded = levels([0, [long]], [1, [level([row(3, 'Erste')], 2)]])
    expect(leftOut(loaded, flatten(loaded, unfolded(1)) ?? [])).toEqual([
      { under: 0, title: '', count: 119 },
      { under: 1, title: 'Über uns', count: 1 },
    ])
  })

  it('are none once every part is loaded', () => {
    const loaded = levels([0, [level([row(1, 'A')], 2), level([row(2, 'B')], 2)]])
    expect(leftOut(loaded, flatten(loaded, unfolded()) ?? [])).toEqual([])
  })

  it('are not counted below a page that a fold hides', () => {
    const loaded = levels([0, [top]], [3, [level([row(5, 'Jürgen')], 50)]])
    expect(leftOut(loaded, flatten(loaded, unfolded(3)) ?? [])).toEqual([])
  })
})
