import { describe, expect, it } from 'vitest'
import { countsOf, filterIn, isAwaited, isFiltered, kindsToFilter } from './job-states.ts'

describe('the filters of failed jobs', () => {
  it('are read from the URL; a state that does not exist is none', () => {
    expect(filterIn({ kind: 'hook:nächtlich', state: 'given-up' })).toEqual({
      kind: 'hook:nächtlich',
      state: 'given-up',
    })
    expect(filterIn({ state: 'running' })).toEqual({ kind: '', state: '' })
  })

  it('can be cleared if one of them is set', () => {
    expect(isFiltered(filterIn({ q: 'timeout', sort: 'kind' }))).toBe(false)
    expect([{ kind: 'email' }, { state: 'failing' }].map(filterIn).map(isFiltered)).toEqual([true, true])
  })

  const kinds = [
    { kind: 'email', failing: 0, givenUp: 2 },
    { kind: 'backup', failing: 0, givenUp: 0 },
    { kind: 'webhook', failing: 1, givenUp: 0 },
  ]

  it('offer the kinds of which something fails', () => {
    expect(kindsToFilter(kinds, '')).toEqual(['email', 'webhook'])
    expect(kindsToFilter([], '')).toEqual([])
  })

  it('keep offering the chosen kind when nothing of it fails any more', () => {
    expect(kindsToFilter(kinds, 'backup')).toEqual(['email', 'webhook', 'backup'])
    expect(kindsToFilter(kinds, 'email')).toEqual(['email', 'webhook'])
  })
})

describe('a failed job', () => {
  const now = Date.parse('2026-10-25T00:59:30.000Z')
  const job = (nextAt: string | null, isRunning = false) => isAwaited({ isRunning, nextAt }, now)

  it('is awaited while it runs', () => {
    expect(job(null, true)).toBe(true)
  })

  it('is awaited for a minute before its time and for a minute after it', () => {
    expect(job('2026-10-25T01:00:29.999Z')).toBe(true)
    expect(job('2026-10-25T00:58:30.001Z')).toBe(true)
    expect(job('2026-10-25T01:00:30.000Z')).toBe(false)
    expect(job('2026-10-25T00:58:30.000Z')).toBe(false)
  })

  it('is not awaited once it was given up', () => {
    expect(job(null)).toBe(false)
  })
})

describe('the work of a kind', () => {
  const none = { givenUp: 0, failing: 0, running: 0, waiting: 0 }

  it('is counted by state, what needs a person first', () => {
    expect(countsOf({ waiting: 12_000, running: 4, failing: 3, givenUp: 1 })).toEqual([
      { state: 'givenUp', count: 1 },
      { state: 'failing', count: 3 },
      { state: 'running', count: 4 },
      { state: 'waiting', count: 12_000 },
    ])
  })

  it('leaves out states without any', () => {
    expect(countsOf({ ...none, running: 1 })).toEqual([{ state: 'running', count: 1 }])
    expect(countsOf(none)).toEqual([])
  })
})
