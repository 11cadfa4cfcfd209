import { Cancelled } from '../async/cancelled.ts'
import { Overloaded } from '../async/limiter.ts'
import { refuse } from '../errors/errors.ts'
import { type Demand, isVisitor } from './demand.ts'

export type WorkKind = 'upload' | 'rendition'

export interface WorkQueue {
  /** Runs a task when it is its turn. A waiting task is dropped when its demand ends. */
  run<R>(kind: WorkKind, demand: Demand, task: () => Promise<R>): Promise<R>
  /** The number of waiting tasks. */
  waiting(): Record<WorkKind, number>
}

interface Limits {
  /**
   * How many tasks run at once, at least three. A requester has one of them, and one is never used for renditions, one
   * never for users, and one never for visitors.
   */
  atOnce: number
  /** How many tasks of one kind may wait per requester. */
  perRequester: number
  /** How many tasks of one kind may wait in total. */
  waiting: number
}

interface Waiting {
  demand: Demand
  start(requester: string): void
}

/** After this many consecutive uploads, a waiting rendition runs, so that an import does not stall the site. */
const uploadsInARow = 4

/** A task whose turn is next, and whose turn it is. */
interface Turn {
  kind: WorkKind
  entry: Waiting
  requester: string
}

/**
 * Decides which task runs next: uploads before renditions, and within a kind the requester who was served longest ago,
 * so that a requester with many tasks delays others by only one task.
 */
export const createWorkQueue = ({ atOnce, perRequester, waiting: maxWaiting }: Limits): WorkQueue => {
  const waiting: Record<WorkKind, Set<Waiting>> = { upload: new Set(), rendition: new Set() }
  /** By requester. */
  const running = new Map<string, WorkKind>()
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

  /** Resolves with whose turn it is, when it is the task's. */
  const waitForTurn = (kind: WorkKind, demand: Demand): Promise<string> =>
    new Promise((resolve, reject) => {
      const drop = () => {
        waiting[kind].delete(entry)
        reject(new Cancelled())
      }
      const entry: Waiting = {
        demand,
        start: requester => {
          demand.signal.removeEventListener('abort', drop)
          waiting[kind].delete(entry)
          running.set(requester, kind)
          resolve(requester)
        },
      }
      demand.signal.addEventListener('abort', drop, { once: true })
      waiting[kind].add(entry)
      startWaiting()
    })

  const startWaiting = () => {
    for (let turn = nextTurn(); turn; turn = nextTurn()) {
      lastServed.set(turn.requester, ++served)
      turn.entry.start(turn.requester)
    }
    if (running.size + waiting.upload.size + waiting.rendition.size === 0) lastServed.clear()
  }

  const nextTurn = (): Turn | undefined => {
    if (running.size === atOnce) return
    const upload = longestUnserved('upload')
    const rendition = longestUnserved('rendition')
    if (!upload || !rendition) return upload ?? rendition
    const isUpload = uploadsSinceRendition < uploadsInARow
    uploadsSinceRendition = isUpload ? uploadsSinceRendition + 1 : 0
    return isUpload ? upload : rendition
  }

  const longestUnserved = (kind: WorkKind): Turn | undefined => {
    let found: Turn | undefined
    let since = Number.POSITIVE_INFINITY
    for (const entry of waiting[kind])
      for (const requester of entry.demand.requesters()) {
        const at = lastServed.get(requester) ?? 0
        if (at >= since || !mayStart(kind, requester)) continue
        found = { kind, entry, requester }
        since = at
      }
    return found
  }

  const mayStart = (kind: WorkKind, requester: string): boolean => {
    if (running.has(requester)) return false
    const alike = [...running.keys()].filter(other => isVisitor(other) === isVisitor(requester))
    const renditions = [...running.values()].filter(other => other === 'rendition')
    return alike.length < atOnce - 1 && (kind === 'upload' || renditions.length < atOnce - 1)
  }

  return {
    run: async (kind, demand, task) => {
      if (demand.signal.aborted) throw new Cancelled()
      admit(kind, demand)
      const requester = await waitForTurn(kind, demand)
      try {
        return await task()
      } finally {
        running.delete(requester)
        startWaiting()
      }
    },
    waiting: () => ({ upload: waiting.upload.size, rendition: waiting.rendition.size }),
  }
}
