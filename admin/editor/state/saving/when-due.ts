import type { Clock } from './clock.ts'

const pause = 1_000
const longest = 10_000
const firstDelay = 2_000
const longestDelay = 30_000

interface Due {
  /** Something changed: due after a pause, or when the first change waited long enough. */
  changed(): void
  /** The server could not be reached: due after a delay that grows each time. */
  backOff(): void
  succeed(): void
  cancel(): void
}

/** Says when it is time to store. */
export const whenDue = (clock: Clock, run: () => void): Due => {
  let failures = 0
  let since: number | null = null
  let callOff = () => {}

  const schedule = (milliseconds: number) => {
    callOff()
    callOff = clock.after(milliseconds, run)
  }
  return {
    changed: () => {
      since ??= clock.now()
      // While the server is out of reach, more changes are no reason to try sooner.
      if (failures === 0) schedule(Math.min(pause, Math.max(0, since + longest - clock.now())))
    },
    backOff: () => {
      schedule(Math.min(longestDelay, firstDelay * 2 ** failures))
      failures += 1
    },
    succeed: () => {
      failures = 0
    },
    cancel: () => {
      since = null
      callOff()
    },
  }
}
