import { describe, expect, it } from 'vitest'
import { firstMismatch } from './first-mismatch.ts'

const unknown = { kind: 'unknown-block', type: 'zitat', property: 'blocks.0' } as const

describe('the mismatches of a page', () => {
  it('are summarized by the first one and the number of others, also of those that are not listed', () => {
    expect(firstMismatch({ mismatches: [unknown], totalMismatches: 12 })).toEqual({
      kind: 'unknown-block',
      type: 'zitat',
      more: 11,
    })
    expect(firstMismatch({ mismatches: [unknown], totalMismatches: 1 }).more).toBe(0)
  })

  it('are unreadable content if none can be named', () => {
    expect(firstMismatch({ mismatches: [], totalMismatches: 0 })).toEqual({
      kind: 'unreadable',
      type: '',
      more: 0,
    })
  })
})
