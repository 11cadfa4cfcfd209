import { availableParallelism } from 'node:os'
import type { Logger } from '../log.ts'
import type { Measures } from '../measures.ts'
import { warnEachMinute } from '../warn-each-minute.ts'
import { createLane, type Lane, type LaneOptions } from './lane.ts'
import { createPressure, measureLateness } from './pressure.ts'

/**
 * The lanes of what anybody may send without logging in. Each has a bound of its own, so that one kind of requests does
 * not keep another waiting. Users wait only while their session or token is looked up.
 */
export interface Admission {
  /** Looking up sessions and API tokens, which strangers can make up. */
  credentials: Lane
  /** Rendering pages that are known but not in memory. */
  pages: Lane
  /** Paths that no page is known at yet, most of which do not exist. */
  unknownPaths: Lane
  /** Calls of the API, and versions behind preview links. */
  calls: Lane
  files: Lane
  /** Logging in and resetting a password. */
  accounts: Lane
  forms: Lane
}

// How long the process may fail to keep up, in milliseconds, before a lane closes. Pages in memory are still sent then.
const beforePagesClose = 1_000
const beforeCallsClose = 2_000

const longestWait = 10_000

/** Opens the lanes of this process. */
export const openAdmission = (
  measures: Pick<Measures, 'connections'>,
  log: Pick<Logger, 'warn'>,
): Admission => {
  const pressure = createPressure({
    waitingStatements: () => measures.connections().waiting,
    lateness: measureLateness(),
    now: () => performance.now(),
  })
  const cores = availableParallelism()
  const refused = warnEachMinute(log, 'requests of visitors were refused because there are too many')
  const lane = (name: keyof Admission, options: Omit<LaneOptions, 'longestWait' | 'refused'>) =>
    createLane({ ...options, longestWait, refused: reason => refused({ lane: name, reason }) })
  const closedAfter = (limit: number) => () => pressure.duration() >= limit
  const arePagesClosed = closedAfter(beforePagesClose)
  const areCallsClosed = closedAfter(beforeCallsClose)

  return {
    credentials: lane('credentials', { atOnce: 4, waiting: 1_000 }),
    pages: lane('pages', { atOnce: 2 * cores, waiting: 500, isClosed: arePagesClosed }),
    unknownPaths: lane('unknownPaths', { atOnce: cores, waiting: 5_000, isClosed: arePagesClosed }),
    calls: lane('calls', { atOnce: 2 * cores, waiting: 1_000, isClosed: areCallsClosed }),
    // Most of their time they wait for storage, or for the process that renders an image.
    files: lane('files', { atOnce: 16, waiting: 1_000, isClosed: areCallsClosed }),
    // Never closed: who logs in or sends a form has written something, and there are limits on how often.
    accounts: lane('accounts', { atOnce: 3, waiting: 1_000 }),
    // Submissions wait for each other in the database, so only a few of its connections are theirs.
    forms: lane('forms', { atOnce: 4, waiting: 1_000 }),
  }
}
