import { describe, expect, it } from 'vitest'
import { behindOf, lastSeen, latestLanguages, leading } from './latest-rows.ts'

const page = (title: string, updatedAt: string) => ({ title, updatedAt })
const titles = (pages: readonly { title: string }[]) => pages.map(({ title }) => title)

describe('the pages of a row', () => {
  const row = (id: number, ...pages: { id: number; behind?: boolean }[]) => ({ id, pages })

  it('are led by the language that was found', () => {
    expect(leading([row(2, { id: 1 }, { id: 2 }), row(3, { id: 3 })])).toEqual([{ id: 2 }, { id: 3 }])
    expect(leading([])).toEqual([])
  })

  it('are behind their original in one language or in several', () => {
    const [first, second] = [
      { id: 2, behind: true },
      { id: 3, behind: true },
    ]
    expect(behindOf([row(2, { id: 1 }, first, second), row(4, { id: 4, behind: false })])).toEqual([
      first,
      second,
    ])
  })
})

describe('the pages that changed last', () => {
  it('are shown once each, in the language that changed, and stay in the order of the server', () => {
    const rows = [
      { pages: [page('Startseite', '2026-11-01T00:00:00.000Z'), page('Home', '2026-11-29T00:00:00.000Z')] },
      { pages: [] },
      { pages: [page('اتصل بنا', '2026-11-28T00:00:00.000Z')] },
    ]
    expect(titles(latestLanguages(rows))).toEqual(['Home', 'اتصل بنا'])
    expect(titles(rows[0]?.pages ?? [])).toEqual(['Startseite', 'Home'])
  })
})

describe('the users on the dashboard', () => {
  const user = (ID: number, lastLogin: string | null) => ({ ID, lastLogin })
  const users = [
    user(1, '2026-11-29T08:00:00.000Z'),
    user(2, null),
    user(3, '2026-11-30T08:00:00.000Z'),
    user(4, null),
  ]
  const shown = (most: number) => lastSeen(users, most).map(({ ID }) => ID)

  it('begin with the latest invitations that nobody has followed, then with who logged in last', () => {
    expect(shown(5)).toEqual([4, 2, 3, 1])
  })

  it('are no more than have room', () => {
    expect(shown(3)).toEqual([4, 2, 3])
  })

  it('who logged in at the same moment are in the order of their accounts, the newest first', () => {
    const at = '2026-11-30T08:00:00.000Z'
    expect(lastSeen([user(5, at), user(6, at)], 5).map(({ ID }) => ID)).toEqual([6, 5])
  })
})
