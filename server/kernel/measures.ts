import { apiPrefix } from '@ximblox/contract/api-path'
import type pg from 'pg'

export const requestClasses = ['page', 'asset', 'api', 'file', 'admin', 'health'] as const
export type RequestClass = (typeof requestClasses)[number]

/** What this process counts about its work. Counting costs next to nothing, so it is never switched off. */
export interface Measures {
  requestEnded(of: RequestClass, status: number): void
  /** A page was answered from memory. */
  pageRecalled(): void
  /** A page was rendered, which includes reading its content. */
  pageRendered(seconds: number): void
  requests(): { of: RequestClass; status: number; count: number }[]
  recalledPages(): number
  renderedPages(): number
  connections(): { used: number; idle: number; waiting: number }
  /** Calls the listener for each page that is rendered from now on. */
  onRender(listener: (seconds: number) => void): void
}

const statuses = 600

export const createMeasures = (
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
): Measures => {
  const counts = new Map(requestClasses.map(of => [of, new Float64Array(statuses)]))
  const listeners: ((seconds: number) => void)[] = []
  let recalled = 0
  let rendered = 0
  return {
    requestEnded: (of, status) => {
      const perStatus = counts.get(of)
      if (perStatus) perStatus[status] = (perStatus[status] ?? 0) + 1
    },
    pageRecalled: () => {
      recalled += 1
    },
    pageRendered: seconds => {
      rendered += 1
      for (const listener of listeners) listener(seconds)
    },
    requests: () =>
      [...counts].flatMap(([of, perStatus]) =>
        [...perStatus.entries()].flatMap(([status, count]) => (count > 0 ? [{ of, status, count }] : [])),
      ),
    recalledPages: () => recalled,
    renderedPages: () => rendered,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    onRender: listener => void listeners.push(listener),
  }
}

const files = `${apiPrefix}/medialib/`

/** The class of a request by its path, which is where it ends up, whatever its answer is. */
export const classOf = (url = '/'): RequestClass => {
  if (url.startsWith('/assets/')) return 'asset'
  if (url.startsWith('/api/')) return url.startsWith(files) ? 'file' : 'api'
  if (url.startsWith('/cmsadmin')) return 'admin'
  return url === '/healthz' || url === '/readyz' ? 'health' : 'page'
}
