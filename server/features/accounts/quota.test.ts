import { describe, expect, it } from 'vitest'
import { applyQuota, type Quota } from './quota.ts'

const minute = 60_000
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * minute)
const quota: Quota = { max: 3, period: 60 * minute }

describe('a quota', () => {
  it('allows its maximum in any hour, and counts only what it allowed', () => {
    let moments: Date[] = []
    const allowed: number[] = []
    for (const minutes of [0, 10, 20, 30, 59, 60, 61, 70, 80, 90]) {
      const taken = applyQuota(moments, quota, at(minutes))
      moments = taken.timestamps
      if (taken.isAllowed) allowed.push(minutes)
    }
    expect(allowed).toEqual([0, 10, 20, 60, 70, 80])
  })
})
