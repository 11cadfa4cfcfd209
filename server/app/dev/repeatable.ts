/**
 * Runs work once at a time. Callers who ask while it runs wait for one more run, which begins after that moment and is
 * shared by all of them.
 */
export const repeatable = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  const start = () => {
    running = work()
    waiting = undefined
    return running
  }
  return () => {
    // A run that fails does so for its own callers only.
    waiting ??= running.then(start, start)
    return waiting
  }
}
