interface Flight<R> {
  /** Number of the newest event when it began. */
  startedAtEvent: number
  result: Promise<R>
  next?: Promise<R>
}

export interface SingleFlight<R> {
  /** Runs a build, or joins the one of the same key. */
  join(key: string, build: () => Promise<R>): Promise<R>
}

/**
 * At most one build of a key runs and one waits. Who asks after an event joins no build that began before it, because
 * that one may have read what the event made old.
 */
export const createSingleFlight = <R>(now: () => number): SingleFlight<R> => {
  const running = new Map<string, Flight<R>>()

  const start = (key: string, build: () => Promise<R>): Promise<R> => {
    const result = build().finally(() => running.delete(key))
    running.set(key, { startedAtEvent: now(), result })
    return result
  }

  const join = (key: string, build: () => Promise<R>): Promise<R> => {
    const flight = running.get(key)
    if (!flight) return start(key, build)
    if (flight.startedAtEvent === now()) return flight.result
    const again = () => join(key, build)
    flight.next ??= flight.result.then(again, again)
    return flight.next
  }

  return { join }
}
