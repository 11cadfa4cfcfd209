import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockChangeAt, clockTime, instantOf, isTimeZone } from './zoned-time.ts'

const utc = (time: string, zone: string) => instantOf(time, zone).toISOString()

describe('instantOf', () => {
  it.each([
    ['2026-01-15T09:00', 'Europe/Amsterdam', '2026-01-15T08:00:00.000Z'],
    ['2026-07-15T09:00', 'Europe/Amsterdam', '2026-07-15T07:00:00.000Z'],
    ['2026-07-15T09:00:30', 'Asia/Kathmandu', '2026-07-15T03:15:30.000Z'],
    ['2026-12-31T23:30', 'America/New_York', '2027-01-01T04:30:00.000Z'],
    ['2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-07-15T09:00', 'UTC', '2026-07-15T09:00:00.000Z'],
  ])('converts %s in %s to %s', (time, zone, expected) => {
    expect(utc(time, zone)).toBe(expected)
  })

  it('ignores the zone for a time with an offset', () => {
    expect(utc('2026-07-15T09:00:00Z', 'Asia/Tokyo')).toBe('2026-07-15T09:00:00.000Z')
    expect(utc('2026-07-15T09:00:00+02:00', 'Asia/Tokyo')).toBe('2026-07-15T07:00:00.000Z')
  })

  it('shifts a time forward that daylight saving time skips', () => {
    expect(utc('2026-03-29T02:30', 'Europe/Amsterdam')).toBe('2026-03-29T01:30:00.000Z')
    expect(clockTime(instantOf('2026-03-29T02:30', 'Europe/Amsterdam'), 'Europe/Amsterdam')).toBe(
      '2026-03-29T03:30',
    )
  })

  it('takes the earlier instant of a time that occurs twice', () => {
    expect(utc('2026-10-25T02:30', 'Europe/Amsterdam')).toBe('2026-10-25T00:30:00.000Z')
    expect(utc('2026-04-05T01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z')
  })

  it('round-trips with clockTime unless the time is skipped', () => {
    const zone = fc.constantFrom(
      'Europe/Amsterdam',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'UTC',
      'Asia/Tokyo',
    )
    const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(zone, moment, (zoneName, instant) => {
        const shown = clockTime(instant, zoneName)
        const found = instantOf(shown, zoneName)
        expect(clockTime(found, zoneName)).toBe(shown)
        expect(instant.getTime() - found.getTime()).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
  })
})

describe('clockChangeAt', () => {
  it.each([
    ['2027-03-28T02:30', 'Europe/Amsterdam', 'skipped'],
    ['2027-03-28T03:00', 'Europe/Amsterdam', null],
    ['2027-10-31T02:30', 'Europe/Amsterdam', 'repeated'],
    ['2027-10-31T03:00', 'Europe/Amsterdam', null],
    ['2027-10-31T01:59', 'Europe/Amsterdam', null],
    ['2027-10-30T12:00', 'Europe/Amsterdam', null],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', 'repeated'],
    ['2026-07-15T09:00', 'UTC', null],
  ])('of %s in %s is %s', (time, zone, change) => {
    expect(clockChangeAt(time, zone)).toBe(change)
  })
})

describe('isTimeZone', () => {
  it.each(['Europe/Amsterdam', 'UTC', 'America/Argentina/Buenos_Aires'])('accepts %s', zone => {
    expect(isTimeZone(zone)).toBe(true)
  })
  it.each(['', 'Europe/Atlantis', '+02:00', 'x'.repeat(500), '../etc'])('rejects %j', zone => {
    expect(isTimeZone(zone)).toBe(false)
  })
})
