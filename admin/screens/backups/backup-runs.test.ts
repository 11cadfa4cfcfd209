import { describe, expect, it } from 'vitest'
import { durationOf, isOpen, lastFailure } from './backup-runs.ts'

const time = (seconds: number) => new Date(Date.UTC(2026, 2, 29, 0, 59) + seconds * 1_000).toISOString()
const run = (state: 'waiting' | 'running' | 'success' | 'failed', failure = '') => ({
  state,
  failure,
  finishedAt: state === 'waiting' || state === 'running' ? null : time(0),
})

describe('the latest backups', () => {
  it('are open until they have ended, however they ended', () => {
    const states = (['waiting', 'running', 'success', 'failed'] as const).map(state => isOpen(run(state)))
    expect(states).toEqual([true, true, false, false])
  })

  it('fail if the last one that ended has failed, also while another one is made', () => {
    expect(lastFailure([run('failed', 'Kein Platz'), run('success')])).toBe('Kein Platz')
    expect(lastFailure([run('running'), run('failed', 'Kein Platz')])).toBe('Kein Platz')
  })

  it('do not fail any more once one has succeeded', () => {
    expect(lastFailure([run('success'), run('failed', 'Kein Platz')])).toBeUndefined()
    expect(lastFailure([run('waiting')])).toBeUndefined()
    expect(lastFailure([])).toBeUndefined()
  })
})

describe('the duration of a backup', () => {
  const lasting = (seconds: number) => durationOf({ beganAt: time(0), finishedAt: time(seconds) })

  it.each([
    [0, 'seconds', 1],
    [0.4, 'seconds', 1],
    [1.5, 'seconds', 2],
    [119, 'seconds', 119],
    [119.6, 'minutes', 2],
    [150, 'minutes', 3],
    [7_200, 'minutes', 120],
  ])('of %d seconds is shown in %s: %i', (seconds, unit, count) => {
    expect(lasting(seconds)).toEqual({ unit, count })
  })

  it('is a second at least, also if the clock was put back in the meantime', () => {
    expect(lasting(-3_600)).toEqual({ unit: 'seconds', count: 1 })
  })

  it('is unknown until it has ended, and if it never began', () => {
    expect(durationOf({ beganAt: time(0), finishedAt: null })).toBeUndefined()
    expect(durationOf({ beganAt: null, finishedAt: time(0) })).toBeUndefined()
  })
})
