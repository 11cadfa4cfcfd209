import { describe, expect, it } from 'vitest'
import { filterArguments, filterIn, isFiltered } from './submission-filter.ts'

const local = (time: string | undefined) => (time === undefined ? undefined : new Date(time).toString())

describe('the filters of submissions', () => {
  it('are read from the URL, and empty without it', () => {
    expect(filterIn({ state: 'new', from: '2026-01-01', q: 'Zoë', page: '3' })).toEqual({
      state: 'new',
      from: '2026-01-01',
      until: '',
    })
    expect(filterIn({})).toEqual({ state: '', from: '', until: '' })
  })

  it('can be cleared as soon as one of them is set, whatever is searched', () => {
    expect(isFiltered(filterIn({ q: 'Zoë', page: '3' }))).toBe(false)
    for (const search of [{ state: 'new' }, { from: '2026-01-01' }, { until: '2026-01-01' }])
      expect(isFiltered(filterIn(search))).toBe(true)
  })

  it('ask for whole days in the time zone of the user', () => {
    const { from, to, state } = filterArguments({ state: 'new', from: '2026-03-29', until: '2026-03-29' })
    expect(state).toBe('new')
    expect(local(from)).toBe(new Date(2026, 2, 29).toString())
    expect(local(to)).toBe(new Date(2026, 2, 29, 23, 59, 59, 999).toString())
  })

  it('leave out days in the URL that do not exist', () => {
    expect(filterArguments({ state: '', from: '29.3.2026', until: 'heute' })).toEqual({ state: '' })
  })
})
