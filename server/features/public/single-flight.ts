interface Flight<R> {
  /** The number of the newest event when the build started. */
  startedAtEvent: number
  result: Promise<R>
  next?: Promise<R>
}

export interface SingleFlight<R> {
  /** Runs a build, or joins the running one of the same key. */
  join(key: string, build: () => Promise<R>): Promise<R>
}

/**
 * Runs at most one build per key while one more waits. A request that arrives after an event does not join a build that
 * started before it, because that build may have read outdated content.
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
