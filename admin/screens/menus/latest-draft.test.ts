import { describe, expect, it } from 'vitest'
import { draftKey, latestDraft } from './latest-draft.ts'

const text = (writtenAt: number, title = 'Startseite') =>
  JSON.stringify({ revision: 3, writtenAt, items: [{ key: 'a', title, pageID: 0, children: [] }] })
const [first, second] = [draftKey(1, 7, 'first'), draftKey(1, 7, 'second')]
const latest = (...stored: [string, string][]) => latestDraft(stored, 1, 7)

describe('the unsaved changes to a menu', () => {
  it('are those of the tab that wrote last', () => {
    expect(latest([first, text(10, 'Älter')], [second, text(20, 'Neuer 🙂')])).toMatchObject({
      key: second,
      draft: { revision: 3, items: [{ title: 'Neuer 🙂' }] },
    })
    expect(latest([second, text(20)], [first, text(10)])?.key).toBe(second)
  })

  it('are not those of another user or menu, whose names begin alike', () => {
    expect(latest([draftKey(1, 77, 'x'), text(1)], [draftKey(11, 7, 'x'), text(1)])).toBeUndefined()
    expect(latest(['theme', '"dark"'])).toBeUndefined()
  })

  it('are found although another tab left something that cannot be read', () => {
    for (const broken of ['', '{"revision":', 'null', '{"revision":"3"}', text(99).replace('"title"', '"x"')])
      expect(latest([first, broken], [second, text(20)])?.key).toBe(second)
  })

  it('are older than any others if an earlier release wrote them, which noted no time', () => {
    const undated = JSON.stringify({ revision: 2, items: [] })
    expect(latest(['ximblox-menu-1-7', undated])?.draft.writtenAt).toBe(0)
    expect(latest(['ximblox-menu-1-7', undated], [first, text(1)])?.key).toBe(first)
  })
})
