import type { Clock } from '../saving/clock.ts'

export interface SimulatedTime extends Clock {
  /** Advances the time and runs everything that falls due. */
  pass(milliseconds: number): Promise<void>
}

interface Timer {
  at: number
  run: () => void
}

/** A clock that only advances on request. */
export const simulateTime = (): SimulatedTime => {
  let time = 0
  let timers: Timer[] = []
  const next = (until: number) => timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
  return {
    now: () => time,
    after: (milliseconds, run) => {
      const timer = { at: time + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    pass: async milliseconds => {
      const until = time + milliseconds
      await settle()
      for (let timer = next(until); timer; timer = next(until)) {
        const due = timer
        timers = timers.filter(other => other !== due)
        time = due.at
        due.run()
        await settle()
      }
      time = until
    },
  }
}

/** Runs everything that does not wait for time to pass. */
export const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
