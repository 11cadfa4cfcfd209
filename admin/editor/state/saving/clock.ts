/** Time as a dependency, so that tests can control it. */
export interface Clock {
  now(): number
  /** Runs a callback later; returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

/** The browser's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
