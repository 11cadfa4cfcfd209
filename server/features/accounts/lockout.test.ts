import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attemptKeys, isLocked, withFailure } from './lockout.ts'

const minute = 60_000
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * minute)
const failuresAt = (...minutes: number[]) => minutes.map(at)

describe('an account from one network address', () => {
  it('is locked for ten minutes after the fifth failure within ten minutes', () => {
    expect(isLocked('pair', failuresAt(0, 2, 4, 6), at(6))).toBe(false)
    expect(isLocked('pair', failuresAt(0, 2, 4, 6, 9), at(9))).toBe(true)
    expect(isLocked('pair', failuresAt(0, 2, 4, 6, 9), at(18.9))).toBe(true)
    expect(isLocked('pair', failuresAt(0, 2, 4, 6, 9), at(19))).toBe(false)
  })

  it('is not locked by failures further apart', () => {
    expect(isLocked('pair', failuresAt(0, 3, 6, 9, 12), at(12))).toBe(false)
  })

  it('is never checked more than five times in ten minutes, however the attempts are spread', () => {
    const times = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(times, minutes => {
        let failures: Date[] = []
        const looked: number[] = []
        for (const time of minutes.toSorted((a, b) => a - b)) {
          if (isLocked('pair', failures, at(time))) continue
          failures = withFailure('pair', failures, at(time))
          looked.push(at(time).getTime())
        }
        for (const start of looked)
          expect(
            looked.filter(time => time >= start && time < start + 10 * minute).length,
          ).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('a network address, and an account from anywhere', () => {
  it.each(['account', 'address'] as const)('allows fifty failures (%s)', of => {
    const failures = Array.from({ length: 50 }, () => at(0))
    expect(isLocked(of, failures.slice(1), at(0))).toBe(false)
    expect(isLocked(of, failures, at(0))).toBe(true)
  })
})

describe('an attempt', () => {
  it('is counted under the account in every spelling of the address', () => {
    const keys = attemptKeys('someone@example.org', '192.0.2.1')
    expect(attemptKeys('  SomeOne@Example.ORG ', '192.0.2.1')).toEqual(keys)
    expect(attemptKeys('ｓomeone@example.org', '192.0.2.1')).toEqual(keys)
    expect(attemptKeys('someone@example.org', '192.0.2.2').pair).not.toBe(keys.pair)
    expect(attemptKeys('someone@example.org', '192.0.2.2').account).toBe(keys.account)
  })

  it('counts for the whole IPv6 network of one connection', () => {
    const pair = (address: string) => attemptKeys('a@example.org', address).pair
    expect(pair('2001:db8:1:2:3:4:5:6')).toBe(pair('2001:db8:1:2::9'))
    expect(pair('2001:db8:1:2::9')).not.toBe(pair('2001:db8:1:3::9'))
    expect(pair('2001:db8::1')).toBe(pair('2001:db8:0:0:1::'))
    expect(pair('::1')).not.toBe(pair('1::'))
    expect(pair('::ffff:192.0.2.1')).toBe(pair('192.0.2.1'))
  })
})
