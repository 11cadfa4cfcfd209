import { availableParallelism } from 'node:os'
import type { Logger } from '../logging/log.ts'
import { warnEachMinute } from '../logging/warn-each-minute.ts'
import type { Measures } from '../measures.ts'
import { networkOf } from '../network.ts'
import { rememberNetworks } from './known-networks.ts'
import { createLane, type Lane, type LaneOptions } from './lane.ts'
import { createPrecedence, type Precedence } from './precedence.ts'
import { createPressure, measureLateness } from './pressure.ts'

/**
 * The lanes of what anybody may send without logging in. Each has a bound of its own, so that one kind of requests does
 * not keep another waiting. Users wait only while their session or token is looked up.
 */
export interface Admission {
  /**
   * Looking up sessions and API tokens, which strangers can make up. Networks where `lookUp` found one lately come first.
   */
  credentials: Lane
  /** Looks up the session or token of a client in its lane. */
  lookUp<R>(address: string, find: () => Promise<R | undefined>): Promise<R | undefined>
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
  /** Does the work of a user, who goes before all of these. */
  forUser: Precedence['during']
}

// How long the process may fail to keep up, in milliseconds, before a lane closes. Pages in memory are still sent then.
const beforePagesClose = 1_000
const beforeCallsClose = 2_000

const longestWait = 10_000
/** In milliseconds. A form that is refused renders its page, which takes half of this time. */
const betweenForms = 12

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
  const precedence = createPrecedence()
  // More at once would only lengthen each turn of the event loop, and take connections to the database from users.
  const atOnce = Math.max(2, Math.floor(availableParallelism() / 2))
  const refused = warnEachMinute(log, 'requests of visitors were refused because there are too many')
  const lane = (name: string, options: Omit<LaneOptions, 'atOnce' | 'longestWait' | 'refused'>) =>
    createLane({ ...options, atOnce, longestWait, refused: reason => refused({ lane: name, reason }) })
  const closedAfter = (limit: number) => () => pressure.duration() >= limit
  const arePagesClosed = closedAfter(beforePagesClose)
  const areCallsClosed = closedAfter(beforeCallsClose)

  const known = rememberNetworks(() => performance.now())
  const credentials = lane('credentials', { waiting: 1_000, comesFirst: known.has })

  return {
    credentials,
    lookUp: async (address, find) => {
      const found = await credentials.admit(address, find)
      if (found !== undefined) known.add(networkOf(address))
      return found
    },
    pages: lane('pages', { waiting: 500, precedence, isClosed: arePagesClosed }),
    unknownPaths: lane('unknownPaths', { waiting: 5_000, precedence, isClosed: arePagesClosed }),
    calls: lane('calls', { waiting: 1_000, precedence, isClosed: areCallsClosed }),
    files: lane('files', { waiting: 1_000, precedence, isClosed: areCallsClosed }),
    // Never closed: who logs in or sends a form has written something, and there are limits on how often.
    accounts: lane('accounts', { waiting: 1_000, precedence }),
    forms: lane('forms', { waiting: 1_000, precedence, pause: betweenForms }),
    forUser: precedence.during,
  }
}
