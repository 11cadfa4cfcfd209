import { describe, expect, it } from 'vitest'
import { nextAction } from './next-action.ts'

const [sooner, later] = ['2026-12-24T07:00:00.000Z', '2099-01-01T00:00:00.000Z']
const none = { publishAt: null, unpublishAt: null, failure: null }

describe('what a schedule does next', () => {
  it('is the only action that it has', () => {
    expect(nextAction({ ...none, publishAt: later })).toEqual({ action: 'publish', at: later })
    expect(nextAction({ ...none, unpublishAt: later })).toEqual({ action: 'unpublish', at: later })
  })

  it('is the earlier one of two', () => {
    const published = { ...none, publishAt: sooner, unpublishAt: later }
    expect(nextAction(published)).toEqual({ action: 'publish', at: sooner })
    const unpublished = { ...none, publishAt: later, unpublishAt: sooner }
    expect(nextAction(unpublished)).toEqual({ action: 'unpublish', at: sooner })
  })

  it('gives way to what failed, although another action is still to come', () => {
    const failure = { action: 'publish', at: '2026-11-01T00:00:00.000Z', Errors: [] } as const
    expect(nextAction({ ...none, unpublishAt: later, failure: { ...failure, Errors: [] } })).toEqual({
      action: 'publish',
      at: '2026-11-01T00:00:00.000Z',
    })
  })
})
