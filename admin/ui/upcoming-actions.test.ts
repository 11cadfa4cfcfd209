import { describe, expect, it } from 'vitest'
import { upcomingActions } from './upcoming-actions.ts'

const [sooner, later] = ['2026-12-24T07:00:00.000Z', '2099-01-01T00:00:00.000Z']

describe('what a schedule does', () => {
  it('is listed in chronological order, whichever comes first', () => {
    expect(upcomingActions({ publishAt: sooner, unpublishAt: later })).toEqual([
      { action: 'publish', at: sooner },
      { action: 'unpublish', at: later },
    ])
    expect(upcomingActions({ publishAt: later, unpublishAt: sooner })).toEqual([
      { action: 'unpublish', at: sooner },
      { action: 'publish', at: later },
    ])
  })

  it('is one action, or none', () => {
    expect(upcomingActions({ publishAt: later, unpublishAt: null })).toEqual([
      { action: 'publish', at: later },
    ])
    expect(upcomingActions({ publishAt: null, unpublishAt: sooner })).toEqual([
      { action: 'unpublish', at: sooner },
    ])
    expect(upcomingActions({ publishAt: null, unpublishAt: null })).toEqual([])
  })
})
