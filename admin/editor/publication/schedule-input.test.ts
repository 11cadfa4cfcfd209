import { versionIDOf } from '@ximblox/contract/rules/ids'
import { describe, expect, it } from 'vitest'
import { canScheduleAgain, clockNote, fieldTime, scheduleBody, upcomingOf } from './schedule-input.ts'

const zone = 'Europe/Amsterdam'
const [older, latest] = [versionIDOf(8), versionIDOf(9)]
const none = {
  publishAt: null,
  unpublishAt: null,
  versionID: latest,
  zone,
  leave: 'nothing',
  to: '',
} as const
const [sooner, later] = ['2026-12-24T18:00', '2099-12-31T23:59']

describe('a schedule', () => {
  it('publishes a version, and says nothing of what comes after the page', () => {
    expect(scheduleBody({ ...none, publishAt: sooner, leave: 'redirect', to: '/neu' })).toEqual({
      versionID: latest,
      publishAt: sooner,
      zone,
    })
  })

  it('unpublishes the page, whatever version it has then', () => {
    expect(scheduleBody({ ...none, unpublishAt: later, leave: 'gone', to: '/typed-before' })).toEqual({
      unpublishAt: later,
      leave: 'gone',
      zone,
    })
  })

  it('redirects afterwards if that was chosen', () => {
    const redirect = { ...none, publishAt: sooner, unpublishAt: later, leave: 'redirect' } as const
    expect(scheduleBody({ ...redirect, to: '/größe' })).toEqual({
      versionID: latest,
      publishAt: sooner,
      unpublishAt: later,
      leave: 'redirect',
      to: '/größe',
      zone,
    })
    const { to: _, ...untyped } = redirect
    expect(scheduleBody(untyped)).toMatchObject({ to: '' })
  })

  it('has no times that were left empty', () => {
    expect(scheduleBody({ ...none, publishAt: '', unpublishAt: '' })).toEqual({ zone })
    expect(scheduleBody(none)).toEqual({ zone })
  })
})

describe('a cancelled schedule', () => {
  const publishing = { publishAt: sooner, unpublishAt: null, versionID: latest }
  const now = { latest, needsOther: false }

  it('can be made again for the latest version', () => {
    expect(canScheduleAgain(publishing, now)).toBe(true)
    expect(canScheduleAgain({ ...publishing, versionID: older }, now)).toBe(false)
  })

  it('cannot be made again by a user who needs a second person to publish', () => {
    expect(canScheduleAgain(publishing, { latest, needsOther: true })).toBe(false)
  })

  it('can always be made again if it only unpublishes', () => {
    const unpublishing = { publishAt: null, unpublishAt: later, versionID: versionIDOf(0) }
    expect(canScheduleAgain(unpublishing, { latest, needsOther: true })).toBe(true)
  })

  it('comes back without what has failed', () => {
    const both = { ...publishing, unpublishAt: later }
    const failed = (action: 'publish' | 'unpublish') => ({ action, at: sooner, Errors: [] })
    const leftAfter = (failure: ReturnType<typeof failed> | null) => upcomingOf({ ...both, failure })
    expect(leftAfter(null)).toMatchObject(both)
    expect(leftAfter(failed('publish'))).toMatchObject({ publishAt: null, unpublishAt: later })
    expect(leftAfter(failed('unpublish'))).toMatchObject({ publishAt: null, unpublishAt: null })
    expect(canScheduleAgain(leftAfter(failed('publish')), now)).toBe(true)
    expect(canScheduleAgain(leftAfter(failed('unpublish')), now)).toBe(false)
  })
})

describe('a time in the dialog', () => {
  it('is shown in the zone of the schedule, wherever the user is', () => {
    expect(fieldTime('2026-03-28T23:30:00.000Z', 'Pacific/Kiritimati')).toBe('2026-03-29T13:30')
    expect(fieldTime(null, zone)).toBe('')
  })

  it('gets no note on an ordinary day, and none while it is empty', () => {
    expect(clockNote('2026-03-28T02:30', zone)).toBeNull()
    expect(clockNote('', zone)).toBeNull()
  })

  it.each(['0002-03-29T02:30', '0202-03-29T02:30', '20266-03-29T02:30', '275760-01-01T00:00'])(
    'gets no note while its year is typed: %s',
    time => {
      expect(clockNote(time, zone)).toBeNull()
    },
  )

  it('tells what a time means that the clocks skip or show twice', () => {
    expect(clockNote('2026-03-29T02:30', zone)).toEqual({ is: 'skipped', shown: '03:30' })
    expect(clockNote('2026-10-25T02:30', zone)).toEqual({ is: 'repeated' })
    expect(clockNote('2026-03-29T02:30', 'UTC')).toBeNull()
  })
})
