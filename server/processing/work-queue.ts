import { Cancelled } from '../cancelled.ts'
import { refuse } from '../errors.ts'
import { Overloaded } from '../limiter.ts'
import type { Demand } from './demand.ts'

export type WorkKind = 'upload' | 'rendition'

export interface WorkQueue {
  /** Runs a task when it is its turn. A waiting task is dropped when its demand ends. */
  run<R>(kind: WorkKind, demand: Demand, task: () => Promise<R>): Promise<R>
  /** The number of waiting tasks. */
  waiting(): Record<WorkKind, number>
}

interface Limits {
  /** How many tasks run at once, at least two. One slot is never used for renditions. */
  atOnce: number
  /** How many tasks of one kind may wait per requester. */
  perRequester: number
  /** How many tasks of one kind may wait in total. */
  waiting: number
}

interface Waiting {
  demand: Demand
  start(): void
}

/** After this many consecutive uploads, a waiting rendition runs, so that an import does not stall the site. */
const uploadsInARow = 4

/**
 * Decides which task runs next: uploads before renditions, and within a kind the requester who was served longest ago,
 * so that a requester with many tasks delays others by only one task.
 */
export const createWorkQueue = ({ atOnce, perRequester, waiting: maxWaiting }: Limits): WorkQueue => {
  const waiting: Record<WorkKind, Set<Waiting>> = { upload: new Set(), rendition: new Set() }
  const running: Record<WorkKind, number> = { upload: 0, rendition: 0 }
  const lastServed = new Map<string, number>()
  let served = 0
  let uploadsSinceRendition = 0

  const admit = (kind: WorkKind, demand: Demand) => {
    if (waiting[kind].size >= maxWaiting) throw new Overloaded('too many files are waiting to be processed')
    const own = new Set(demand.requesters())
    const fromSameRequester = [...waiting[kind]].filter(other =>
      [...other.demand.requesters()].some(name => own.has(name)),
    )
    if (fromSameRequester.length >= perRequester)
      throw refuse('tooManyRequests', '', { headers: { 'retry-after': '5' } })
  }

  /** Resolves when it is the task's turn. */
  const waitForTurn = (kind: WorkKind, demand: Demand): Promise<void> =>
    new Promise((resolve, reject) => {
      const drop = () => {
        waiting[kind].delete(entry)
        reject(new Cancelled())
      }
      const entry: Waiting = {
        demand,
        start: () => {
          demand.signal.removeEventListener('abort', drop)
          waiting[kind].delete(entry)
          running[kind]++
          resolve()
        },
      }
      demand.signal.addEventListener('abort', drop, { once: true })
      waiting[kind].add(entry)
      startWaiting()
    })

  const startWaiting = () => {
    while (running.upload + running.rendition < atOnce) {
      const kind = nextKind()
      if (!kind) return
      const [entry, requester] = longestUnserved(waiting[kind])
      if (!entry) return
      lastServed.set(requester, ++served)
      entry.start()
    }
    if (waiting.upload.size + waiting.rendition.size === 0) lastServed.clear()
  }

  const nextKind = (): WorkKind | undefined => {
    const hasRendition = waiting.rendition.size > 0 && running.rendition < atOnce - 1
    const hasUpload = waiting.upload.size > 0
    if (hasUpload && (!hasRendition || uploadsSinceRendition < uploadsInARow)) {
      uploadsSinceRendition = hasRendition ? uploadsSinceRendition + 1 : 0
      return 'upload'
    }
    if (!hasRendition) return undefined
    uploadsSinceRendition = 0
    return 'rendition'
  }

  const longestUnserved = (entries: ReadonlySet<Waiting>): [Waiting | undefined, string] => {
    let found: Waiting | undefined
    let requester = ''
    let since = Number.POSITIVE_INFINITY
    for (const entry of entries) {
      for (const name of entry.demand.requesters()) {
        const at = lastServed.get(name) ?? 0
        if (at < since) [found, requester, since] = [entry, name, at]
      }
    }
    return [found, requester]
  }

  return {
    run: async (kind, demand, task) => {
      if (demand.signal.aborted) throw new Cancelled()
      admit(kind, demand)
      await waitForTurn(kind, demand)
      try {
        return await task()
      } finally {
        running[kind]--
        startWaiting()
      }
    },
    waiting: () => ({ upload: waiting.upload.size, rendition: waiting.rendition.size }),
  }
}
