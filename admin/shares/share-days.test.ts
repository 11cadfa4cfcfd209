import { limits } from '@ximblox/contract/limits'
import { shares } from '@ximblox/contract/shares'
import { describe, expect, it } from 'vitest'
import { shareDays } from './share-days.ts'

describe('the periods that are offered for a preview link', () => {
  it('are in order, each once, with the usual and the longest one', () => {
    expect(shareDays).toEqual([...new Set(shareDays)].toSorted((a, b) => a - b))
    expect(shareDays).toContain(limits.shareDays)
    expect(shareDays.at(-1)).toBe(limits.shareDaysMax)
  })

  it('are all accepted by the call that creates it', () => {
    const refused = shareDays.filter(days => !shares.share.body.safeParse({ days }).success)
    expect(refused).toEqual([])
  })
})
