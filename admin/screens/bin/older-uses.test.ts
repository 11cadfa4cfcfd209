import { describe, expect, it } from 'vitest'
import { olderUses } from './older-uses.ts'

describe('a file in the bin', () => {
  it('is missed by the earlier versions of pages that do not show it any more', () => {
    expect(olderUses({ keptForPages: 5, usageCount: 2 })).toBe(3)
    expect(olderUses({ keptForPages: 2, usageCount: 2 })).toBe(0)
  })

  it('is missed by no version if its pages were only counted differently', () => {
    expect(olderUses({ keptForPages: 0, usageCount: 1 })).toBe(0)
  })
})
