import type { User } from '@ximblox/contract/people'
import { describe, expect, it } from 'vitest'
import { listUsers } from './user-rows.ts'

const user = (ID: number, name: string, changes: Partial<User> = {}): User => ({
  ID,
  email: `${name.toLowerCase()}@example.org`,
  role: { ID: 1, name: 'Editor', permissions: [] },
  profile: { name, jobTitle: '', image: null },
  active: true,
  activated: true,
  lastLogin: null,
  revision: 1,
  ...changes,
})

const users = [
  user(1, 'bea', { lastLogin: '2026-03-02T10:00:00Z' }),
  user(2, 'Ann', { role: { ID: 2, name: 'Viewer', permissions: [] } }),
  user(3, 'Åke', { active: false }),
  user(4, 'Cor', { active: false, activated: false, lastLogin: '2026-03-01T10:00:00Z' }),
]

const list = { pageIndex: 0, pageSize: 25, searchTerm: '', columnToSort: '', sortOrder: 'asc' } as const
const names = (
  filter: Parameters<typeof listUsers>[1],
  changes: Partial<Parameters<typeof listUsers>[2]> = {},
) => listUsers(users, filter, { ...list, ...changes }).items.map(({ profile }) => profile.name)

describe('the list of users', () => {
  it('sorts by name, ignoring case and accents', () => {
    expect(names({})).toEqual(['Åke', 'Ann', 'bea', 'Cor'].toSorted((a, b) => a.localeCompare(b)))
    expect(names({}, { sortOrder: 'desc' })[0]).toBe('Cor')
  })

  it('sorts by any column', () => {
    expect(names({}, { columnToSort: 'lastLogin', sortOrder: 'desc' }).slice(0, 2)).toEqual(['bea', 'Cor'])
    expect(names({}, { columnToSort: 'role' }).at(-1)).toBe('Ann')
    expect(names({}, { columnToSort: 'status' }).at(-1)).toBe('Cor')
  })

  it('searches name, email and role, ignoring case', () => {
    expect(names({}, { searchTerm: ' BEA@ ' })).toEqual(['bea'])
    expect(names({}, { searchTerm: 'viewer' })).toEqual(['Ann'])
    expect(names({}, { searchTerm: 'nobody' })).toEqual([])
  })

  it('filters by role and status', () => {
    expect(names({ roleID: 2 })).toEqual(['Ann'])
    expect(names({ status: 'invited' })).toEqual(['Cor'])
    expect(names({ status: 'deactivated' })).toEqual(['Åke'])
  })

  it('returns one page and the total number of users', () => {
    const second = listUsers(users, {}, { ...list, pageIndex: 1, pageSize: 3 })
    expect(second.items).toHaveLength(1)
    expect(second.totalItems).toBe(4)
  })
})
