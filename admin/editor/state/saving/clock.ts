/** Time, so that tests can let it pass. */
export interface Clock {
  now(): number
  /** Runs something later; the function it gives calls that off. */
  after(milliseconds: number, run: () => void): () => void
}

/** The time of the browser. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
