import { describe, expect, it } from 'vitest'
import { neighbourQueries, otherThan } from './neighbour-queries.ts'

describe('the neighbours of a submission', () => {
  const at = '2026-03-29T01:30:00.000Z'
  const filters = { form: 'contact', state: 'new', searchTerm: 'Müller' }

  it('are the next newer and older one that match the filters of the list', () => {
    expect(neighbourQueries(at, filters)).toEqual({
      newer: { ...filters, from: at, sortOrder: 'asc', columnToSort: 'at', pageSize: 2 },
      older: { ...filters, to: at, sortOrder: 'desc', columnToSort: 'at', pageSize: 2 },
    })
  })

  it('are counted from its own time within the days of the filter', () => {
    const days = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-31T23:59:59.999Z' }
    expect(neighbourQueries(at, days)).toMatchObject({
      newer: { from: at, to: days.to },
      older: { from: days.from, to: at },
    })
  })

  it('are other submissions than itself, which both searches find', () => {
    expect(otherThan(5, [{ id: 5 }, { id: 8 }])).toBe(8)
  })

  it('also exist for a submission that no longer matches the filters', () => {
    expect(otherThan(5, [{ id: 8 }, { id: 9 }])).toBe(8)
  })

  it('are missing at the ends of the list', () => {
    expect(otherThan(5, [{ id: 5 }])).toBeUndefined()
    expect(otherThan(5, [])).toBeUndefined()
  })
})
