import { isTimeZone } from '@ximblox/contract/formats/zoned-time'
import { describe, expect, it } from 'vitest'
import { knownZones, ownZone } from './zones.ts'

describe('the time zones to choose from', () => {
  it('begin with the given one and UTC, and have each once', () => {
    const zones = knownZones('Asia/Kathmandu')
    expect(zones.slice(0, 2)).toEqual(['Asia/Kathmandu', 'UTC'])
    expect(new Set(zones).size).toBe(zones.length)
    expect(knownZones('UTC')[0]).toBe('UTC')
    expect(knownZones('UTC').filter(zone => zone === 'UTC')).toHaveLength(1)
  })

  it('keep the zone of an older schedule that browsers know by another name', () => {
    expect(knownZones('Europe/Kiev')[0]).toBe('Europe/Kiev')
  })

  it('are all accepted by the server', () => {
    expect(knownZones(ownZone()).filter(zone => !isTimeZone(zone))).toEqual([])
  })
})
