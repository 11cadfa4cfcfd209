import { Cancelled } from '../async/cancelled.ts'
import type { Demand, Requester } from './demand.ts'

export type SingleFlight<R> = (
  key: string,
  requester: Requester,
  work: (demand: Demand) => Promise<R>,
) => Promise<R>

interface Flight<R> {
  waiting: Set<Requester>
  result: Promise<R>
  abort: AbortController
}

/**
 * Runs the work for a key once for all requests that arrive while it runs. It is aborted when the last of them
 * disconnects.
 */
export const createSingleFlight = <R>(): SingleFlight<R> => {
  const flights = new Map<string, Flight<R>>()

  const start = (key: string, first: Requester, work: (demand: Demand) => Promise<R>): Flight<R> => {
    const waiting = new Set([first])
    const abort = new AbortController()
    const requesters = () => [...waiting].map(({ name }) => name)
    const result = work({ requesters, signal: abort.signal }).finally(() => removeFlight(key, flight))
    // Waiting requests receive the error. Once all have disconnected, nobody handles it.
    result.catch(() => {})
    const flight = { waiting, result, abort }
    flights.set(key, flight)
    return flight
  }

  const removeFlight = (key: string, flight: Flight<R>) => {
    if (flights.get(key) === flight) flights.delete(key)
  }

  return async (key, requester, work) => {
    const { disconnected } = requester
    if (disconnected.aborted) throw new Cancelled()
    const flight = flights.get(key) ?? start(key, requester, work)
    const { promise: abandoned, reject } = Promise.withResolvers<never>()
    flight.waiting.add(requester)
    const leave = () => {
      flight.waiting.delete(requester)
      reject(new Cancelled())
      if (flight.waiting.size > 0) return
      removeFlight(key, flight)
      flight.abort.abort()
    }
    disconnected.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([flight.result, abandoned])
    } finally {
      disconnected.removeEventListener('abort', leave)
    }
  }
}
