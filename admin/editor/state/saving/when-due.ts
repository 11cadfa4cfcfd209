import type { Clock } from './clock.ts'

const pause = 1_000
const longest = 10_000
const firstDelay = 2_000
const longestDelay = 30_000

interface Due {
  /** Records a change: due after a pause, or once the first change has waited long enough. */
  changed(): void
  /** Records that the server is unreachable: due after a growing delay. */
  backOff(): void
  succeed(): void
  cancel(): void
}

/** Decides when to store. */
export const whenDue = (clock: Clock, run: () => void): Due => {
  let failures = 0
  let since: number | null = null
  let cancel = () => {}

  const schedule = (milliseconds: number) => {
    cancel()
    cancel = clock.after(milliseconds, run)
  }
  return {
    changed: () => {
      since ??= clock.now()
      // While the server is unreachable, more changes are no reason to retry sooner.
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
      cancel()
    },
  }
}
