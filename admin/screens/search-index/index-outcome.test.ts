import { describe, expect, it } from 'vitest'
import { outcomeOf, searchTermIn } from './index-outcome.ts'

const finishedAt = '2026-11-30T10:00:00.000Z'
const state = {
  removalState: 'idle',
  indexingState: 'idle',
  done: 0,
  total: 0,
  failed: 0,
  finishedAt: null,
} as const

describe('the state of the search index', () => {
  it('tells whether the pages were removed while nothing is indexed', () => {
    expect(outcomeOf(state)).toEqual({ is: 'idle' })
    expect(outcomeOf({ ...state, removalState: 'success' })).toEqual({ is: 'removed' })
  })

  it('does not tell of an indexing that found nothing to do', () => {
    const complete = { ...state, indexingState: 'success', finishedAt } as const
    expect(outcomeOf(complete)).toEqual({ is: 'idle' })
    expect(outcomeOf({ ...complete, removalState: 'success' })).toEqual({ is: 'removed' })
  })

  it('tells how many pages were indexed, and how many could not be', () => {
    const ended = { ...state, done: 12, total: 15, failed: 3, finishedAt }
    expect(outcomeOf({ ...ended, indexingState: 'success' })).toEqual({
      is: 'success',
      count: 12,
      finishedAt,
    })
    expect(outcomeOf({ ...ended, indexingState: 'error' })).toEqual({ is: 'error', count: 3, finishedAt })
  })

  it.each([
    [0, 0, 0],
    [0, 4, 0],
    [1, 4, 25],
    [4, 4, 100],
    [9, 4, 100],
  ])('shows progress after %i of %i pages as %i percent', (done, total, percent) => {
    const loading = { ...state, indexingState: 'loading', done, total } as const
    expect(outcomeOf(loading)).toEqual({ is: 'loading', percent, finishedAt: null })
  })
})

describe('a search that is tried out', () => {
  it('takes what was typed without the spaces around it', () => {
    expect(searchTermIn('\u00a0 Führungskräfte \n')).toBe('Führungskräfte')
  })

  it('takes the beginning of a text that was pasted, without half an emoji', () => {
    expect(searchTermIn(`  ${'ü'.repeat(300)}`)).toBe('ü'.repeat(254))
    expect(searchTermIn(`${'a'.repeat(253)}🚒`)).toBe('a'.repeat(253))
  })
})
