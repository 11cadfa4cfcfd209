import { webhookEvents } from '@ximblox/contract/webhooks'
import { describe, expect, it } from 'vitest'
import { eventsIn, isAwaited, isOn, stateNote, triedAgainAt } from './webhook-state.ts'

const time = '2026-11-30T10:00:00.000Z'

describe('a webhook', () => {
  it('is on while it works and while it fails, until a user or its failures turn it off', () => {
    expect((['active', 'failing', 'off', 'disabled'] as const).map(isOn)).toEqual([true, true, false, false])
  })

  it('explains nothing while it works, although it failed before', () => {
    expect(stateNote({ state: 'active', failingSince: null })).toBeUndefined()
    expect(stateNote({ state: 'active', failingSince: time })).toBeUndefined()
  })

  it('tells since when it fails, and who turned it off', () => {
    expect(stateNote({ state: 'failing', failingSince: time })).toEqual({ note: 'failing', since: time })
    expect(stateNote({ state: 'off', failingSince: time })).toEqual({ note: 'off' })
    expect(stateNote({ state: 'disabled', failingSince: time })).toEqual({ note: 'disabled' })
  })

  it('invents no time of failure', () => {
    expect(stateNote({ state: 'failing', failingSince: null })).toEqual({ note: 'disabled' })
  })

  it('gets its events in the order of the list, whatever the order of the clicks', () => {
    const [first, second, third] = webhookEvents
    expect(eventsIn([third, first, second])).toEqual([first, second, third])
    expect(eventsIn(webhookEvents.toReversed())).toEqual(webhookEvents)
  })

  it('gets no event that this release does not know, and none without a choice', () => {
    expect(eventsIn(['page.exploded'])).toEqual([])
    expect(eventsIn([])).toEqual([])
  })
})

describe('a delivery', () => {
  it('is awaited until its last attempt was made', () => {
    expect(isAwaited({ state: 'waiting', nextAt: time })).toBe(true)
    expect(isAwaited({ state: 'waiting', nextAt: null })).toBe(false)
    expect(isAwaited({ state: 'delivered', nextAt: time })).toBe(false)
  })

  it('tells when it is tried again once it has failed', () => {
    expect(triedAgainAt({ attempts: 1, nextAt: time })).toBe(time)
    expect(triedAgainAt({ attempts: 0, nextAt: time })).toBeNull()
    expect(triedAgainAt({ attempts: 3, nextAt: null })).toBeNull()
  })
})
