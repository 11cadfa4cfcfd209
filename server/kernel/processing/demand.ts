import type { Actor } from '../actor.ts'
import { networkOf } from '../network.ts'

/** A request that waits for work on a file. */
export interface Requester {
  /** Identifies all requests of one user, or of all visitors of one network. */
  name: string
  /** Aborts when the client disconnects. */
  disconnected: AbortSignal
}

/** The requests that wait for a task, which is needed until `signal` aborts. */
export interface Demand {
  /** May change while the task waits. */
  requesters(): Iterable<string>
  signal: AbortSignal
}

const visitorPrefix = 'visitor '

export const isVisitor = (name: string): boolean => name.startsWith(visitorPrefix)

export const requesterOf = ({ id, address }: Actor, disconnected: AbortSignal): Requester => ({
  name: id > 0 ? `user ${id}` : `${visitorPrefix}${networkOf(address)}`,
  disconnected,
})

/** The demand of a single request. */
export const demandOf = ({ name, disconnected }: Requester): Demand => ({
  requesters: () => [name],
  signal: disconnected,
})
