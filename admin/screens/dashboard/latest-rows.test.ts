import { describe, expect, it } from 'vitest'
import { lastSeen, latestLanguages, latestOf } from './latest-rows.ts'

const page = (title: string, updatedAt: string) => ({ title, updatedAt })
const titles = (pages: readonly { title: string }[]) => pages.map(({ title }) => title)

describe('the pages that a user has not finished', () => {
  const concepts = { items: [page('a', '2026-11-30T09:00:00.000Z'), page('b', '2019-01-01T00:00:00.000Z')] }
  const changed = { items: [page('c', '2026-11-30T09:00:00.001Z'), page('d', '2026-02-28T23:59:59.999Z')] }

  it('are those of all states, the latest first', () => {
    expect(titles(latestOf([concepts, changed], 6))).toEqual(['c', 'a', 'd', 'b'])
  })

  it('are no more than have room', () => {
    expect(titles(latestOf([concepts, changed], 2))).toEqual(['c', 'a'])
  })

  it('are none if both lists are empty', () => {
    expect(latestOf([{ items: [] }, { items: [] }], 6)).toEqual([])
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
