import { describe, expect, it } from 'vitest'
import { endOfDay, startOfDay } from './period.ts'

describe('a day', () => {
  it('starts and ends in the local time zone', () => {
    const [start, end] = [startOfDay('2026-03-29'), endOfDay('2026-03-29')].map(time => new Date(time ?? ''))
    expect([start?.getDate(), start?.getHours(), start?.getMinutes()]).toEqual([29, 0, 0])
    expect([end?.getDate(), end?.getHours(), end?.getMinutes()]).toEqual([29, 23, 59])
  })

  it.each(['', 'yesterday', '2026-13-45', '2026-1-1'])('is undefined for %j', text => {
    expect([startOfDay(text), endOfDay(text)]).toEqual([undefined, undefined])
  })
})
