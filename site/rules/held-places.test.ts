import { describe, expect, it } from 'vitest'
import { canHold, heldUntil, offerUntil } from './held-places.ts'

describe('places for an address that nobody has confirmed', () => {
  it('are held up to half of those that are left', () => {
    expect(canHold({ capacity: 12, confirmed: 0, held: 0 }, 6)).toBe(true)
    expect(canHold({ capacity: 12, confirmed: 0, held: 0 }, 7)).toBe(false)
    expect(canHold({ capacity: 12, confirmed: 0, held: 5 }, 2)).toBe(false)
    expect(canHold({ capacity: 12, confirmed: 8, held: 0 }, 2)).toBe(true)
    expect(canHold({ capacity: 12, confirmed: 8, held: 1 }, 2)).toBe(false)
  })

  it('are never the last one, nor more than there are', () => {
    expect(canHold({ capacity: 1, confirmed: 0, held: 0 }, 1)).toBe(false)
    expect(canHold({ capacity: 12, confirmed: 11, held: 0 }, 1)).toBe(false)
    expect(canHold({ capacity: 2, confirmed: 5, held: 0 }, 1)).toBe(false)
  })

  it('are held for a day', () => {
    expect(heldUntil(new Date('2027-03-01T09:00:00Z'))).toEqual(new Date('2027-03-02T09:00:00Z'))
  })
})

describe('places that are offered to the waiting list', () => {
  const since = new Date('2027-03-01T09:00:00Z')

  it('can be accepted for two days', () => {
    expect(offerUntil(since, 48, '')).toEqual(new Date('2027-03-03T09:00:00Z'))
    expect(offerUntil(since, 48, '2027-03-04')).toEqual(new Date('2027-03-03T09:00:00Z'))
  })

  it('can be accepted until the evening before the training', () => {
    expect(offerUntil(since, 48, '2027-03-03')).toEqual(new Date('2027-03-02T23:00:00Z'))
  })
})
