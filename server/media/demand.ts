import type { Actor } from '../actor.ts'
import { networkOf } from '../http/network.ts'

/** One request that waits for work on a file. */
export interface Requester {
  /** All requests of one user have the same name, and so do those of the visitors of one network. */
  name: string
  /** Aborts when the client disconnects. */
  disconnected: AbortSignal
}

/** Who waits for a piece of work: it is worth doing until `signal` aborts. */
export interface Demand {
  /** May change while the work waits. */
  requesters(): Iterable<string>
  signal: AbortSignal
}

export const requesterOf = ({ id, address }: Actor, disconnected: AbortSignal): Requester => ({
  name: id > 0 ? `user ${id}` : `visitor ${networkOf(address)}`,
  disconnected,
})

/** The demand of one request alone. */
export const demandOf = ({ name, disconnected }: Requester): Demand => ({
  requesters: () => [name],
  signal: disconnected,
})
