import { Cancelled } from '../async/cancelled.ts'
import { Overloaded } from '../async/limiter.ts'
import { currentRequest } from '../logging/request-context.ts'
import { networkOf } from '../network.ts'
import type { Precedence } from './precedence.ts'

/** A request that got no turn. Its lane logs that, at most once a minute. */
export class NoTurn extends Overloaded {
  override name = 'NoTurn'
}

/** Where requests of one kind that anybody may send wait for their turn. */
export interface Lane {
  /**
   * Runs a task when it is the turn of the client's network. Throws `NoTurn` when too many wait, when the turn does
   * not come in time, or while the lane is closed, and `Cancelled` when the client is gone by then. The calls that a
   * request makes itself have its turn.
   */
  admit<R>(address: string, task: () => Promise<R>, isGone?: () => boolean): Promise<R>
  /** Throws if `admit` would refuse at once, so that nothing is read from such a client. */
  check(address: string): void
}

export interface LaneOptions {
  /** How many tasks run at once. One network may have three quarters of them. */
  atOnce: number
  /** How many others may wait. */
  waiting: number
  /** How long a task waits at most, in milliseconds. */
  longestWait: number
  /** True while nothing is taken in, because the process cannot keep up. */
  isClosed?(): boolean
  /** Between the starts of two tasks, in milliseconds, so that others get turns of the event loop between them. */
  pause?: number
  /** Who goes first. */
  precedence?: Pick<Precedence, 'join'>
  /** Whether a network has its turn, and a place to wait, before those for which this is false. */
  comesFirst?(network: string): boolean
  /** Called for each task that is refused. */
  refused?(reason: string): void
}

interface Waiting {
  start(): void
  refuse(reason: string): void
}

/**
 * Shares the work of a process among networks: each one that waits gets a turn before any gets its next. When all places
 * to wait are taken, the network with the most of them loses its last one to a network with fewer.
 */
export const createLane = ({
  atOnce,
  waiting,
  longestWait,
  isClosed = () => false,
  pause = 0,
  precedence,
  comesFirst,
  refused,
}: LaneOptions): Lane => {
  const share = Math.ceil((atOnce * 3) / 4)
  const runningOf = new Map<string, number>()
  /** In the order of their turns. */
  const queues = new Map<string, Waiting[]>()
  let running = 0
  let queued = 0
  let isStarting = false
  let startedAt = Number.NEGATIVE_INFINITY
  let pauseEnds: NodeJS.Timeout | undefined

  const noTurn = (reason: string): NoTurn => {
    refused?.(reason)
    return new NoTurn(reason)
  }

  const hasShare = (network: string) => (runningOf.get(network) ?? 0) < share

  const isFirst = (network: string) => comesFirst?.(network) ?? false

  const enter = (network: string) => {
    running++
    runningOf.set(network, (runningOf.get(network) ?? 0) + 1)
  }

  const leave = (network: string) => {
    running--
    const others = (runningOf.get(network) ?? 0) - 1
    if (others > 0) runningOf.set(network, others)
    else runningOf.delete(network)
    startSoon()
  }

  /** In the next turn of the event loop: requests that are answered at once would otherwise follow each other in one. */
  const startSoon = () => {
    if (isStarting) return
    isStarting = true
    setImmediate(startNext)
  }

  const startNext = () => {
    isStarting = false
    for (let network = nextNetwork(); network !== undefined; network = nextNetwork()) {
      const queue = queues.get(network)
      if (!queue || isPaused() || !mayStart()) return
      startedAt = performance.now()
      const next = dequeue(network, queue, 0)
      // To the end, so that the others come first.
      if (queues.delete(network)) queues.set(network, queue)
      enter(network)
      next?.start()
    }
  }

  const nextNetwork = (): string | undefined => {
    if (running === atOnce) return undefined
    let next: string | undefined
    for (const network of queues.keys()) {
      if (!hasShare(network)) continue
      if (!comesFirst || isFirst(network)) return network
      next ??= network
    }
    return next
  }

  const isPaused = (): boolean => {
    const wait = startedAt + pause - performance.now()
    if (wait <= 0) return false
    pauseEnds ??= setTimeout(() => {
      pauseEnds = undefined
      startNext()
    }, wait)
    return true
  }

  const mayStart = precedence ? precedence.join(startNext) : () => true

  /** The network that gives up its last place to this one, if any does. */
  const loserTo = (network: string): string | undefined => {
    const own = (queues.get(network)?.length ?? 0) + 1
    if (!isFirst(network)) return longest(other => !isFirst(other), own)
    return longest(other => !isFirst(other), 0) ?? longest(isFirst, own)
  }

  /** Of these networks, the one with the longest queue, if it is longer than that. */
  const longest = (isOne: (network: string) => boolean, than: number): string | undefined => {
    let found: string | undefined
    let length = than
    for (const [network, queue] of queues)
      if (queue.length > length && isOne(network)) {
        found = network
        length = queue.length
      }
    return found
  }

  const dequeue = (network: string, queue: Waiting[], index: number): Waiting | undefined => {
    const [waiter] = queue.splice(index, 1)
    if (queue.length === 0) queues.delete(network)
    queued--
    return waiter
  }

  const check = (network: string) => {
    if (isClosed()) throw noTurn('the process cannot keep up')
    if (queued >= waiting && loserTo(network) === undefined) throw noTurn('too much is waiting already')
  }

  const makeRoom = (network: string) => {
    const loser = queued < waiting ? undefined : loserTo(network)
    const queue = loser === undefined ? undefined : queues.get(loser)
    if (loser !== undefined && queue)
      dequeue(loser, queue, -1)?.refuse('networks with fewer requests come first')
  }

  const turn = async (network: string): Promise<void> => {
    check(network)
    makeRoom(network)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiter: Waiting = { start: resolve, refuse: reason => reject(noTurn(reason)) }
    const queue = queues.get(network) ?? []
    queues.set(network, queue)
    queue.push(waiter)
    queued++
    if (!isStarting) startNext()
    if (!queue.includes(waiter)) return promise
    const timer = setTimeout(() => {
      dequeue(network, queue, queue.indexOf(waiter))
      waiter.refuse('the turn did not come in time')
    }, longestWait)
    return promise.finally(() => clearTimeout(timer))
  }

  return {
    admit: async (address, task, isGone = () => false) => {
      const request = currentRequest()
      // A call of a site makes calls of the product, which would wait for the place that it keeps itself.
      if (request?.hasTurn) return task()
      const network = networkOf(address)
      await turn(network)
      try {
        if (isGone()) throw new Cancelled()
        if (request) request.hasTurn = true
        return await task()
      } finally {
        if (request) request.hasTurn = false
        leave(network)
      }
    },
    check: address => {
      if (!currentRequest()?.hasTurn) check(networkOf(address))
    },
  }
}
