import { describe, expect, it } from 'vitest'
import { changesOf, type Entry } from '../../editor/state/journal/entry.ts'
import { initialState } from '../../editor/state/state.ts'
import { block, contentWith, versionWith } from '../../editor/state/test/sample.ts'
import { unsavedPages } from './unsaved-pages.ts'

const content = contentWith([block('a')])
const written = Date.parse('2026-11-30T23:59:59.999Z')
const stored = changesOf(initialState(versionWith(content)), written)
const unsaved = { ...stored, position: 4, acknowledged: 3 }
const entry = (pageID: number, title: string, changes: Partial<Entry> = unsaved): Entry => ({
  ...stored,
  name: { userID: 1, pageID, tab: `tab of ${title}` },
  base: { ...content, title },
  ...changes,
})

describe('the pages with unsaved work in this browser', () => {
  it('have their title, and the time of the last key press', () => {
    expect(unsavedPages([entry(3, 'Über uns 🙂')])).toEqual([
      { pageID: 3, title: 'Über uns 🙂', writtenAt: '2026-11-30T23:59:59.999Z' },
    ])
  })

  it('leave out what the server has, also if nothing was changed', () => {
    const saved = { ...stored, position: 4, acknowledged: 4 }
    expect(unsavedPages([entry(3, 'Saved', saved), entry(4, 'Never sent')])).toMatchObject([{ pageID: 4 }])
  })

  it('are listed once, as the tab that wrote last has them', () => {
    const found = unsavedPages([entry(3, 'Newer'), entry(4, 'Other'), entry(3, 'Older')])
    expect(found.map(({ title }) => title)).toEqual(['Newer', 'Other'])
  })

  it('are those of an older tab if the newer one has saved everything', () => {
    const saved = { ...stored, position: 4, acknowledged: 4 }
    const found = unsavedPages([entry(3, 'Newer', saved), entry(3, 'Older')])
    expect(found.map(({ title }) => title)).toEqual(['Older'])
  })
})
