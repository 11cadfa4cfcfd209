import type { VersionEvent } from '@ximblox/contract/history'
import { describe, expect, it } from 'vitest'
import { openRejection } from './open-rejection.ts'

const happened = (event: VersionEvent['event'], minute: number): VersionEvent => ({
  event,
  at: new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString(),
  by: { ID: 1, name: 'Ann' },
  remark: '',
})

describe('the rejection that is still to be heeded', () => {
  it('is the last one, whatever else became of the versions', () => {
    const rejected = happened('rejected', 3)
    const rows = [
      { events: [happened('shared', 4)] },
      { events: [happened('requested', 2), rejected] },
      { events: [happened('rejected', 1), happened('unpublished', 5)] },
    ]
    expect(openRejection(rows)).toEqual(rejected)
  })

  it.each(['requested', 'revoked', 'accepted', 'published'] as const)('is none once it was %s', event => {
    expect(
      openRejection([{ events: [happened('rejected', 1)] }, { events: [happened(event, 2)] }]),
    ).toBeNull()
  })

  it('is none where nobody decided', () => {
    expect(openRejection([])).toBeNull()
  })
})
