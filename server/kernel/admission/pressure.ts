import { monitorEventLoopDelay, type RecordableHistogram } from 'node:perf_hooks'

export interface Pressure {
  /** For how many milliseconds the process has not kept up with its work; 0 when it does. */
  duration(): number
}

interface Signs {
  /** How many statements wait for a connection to the database. */
  waitingStatements(): number
  /** How late the event loop was since the last call, in milliseconds. */
  lateness(): number
  /** In milliseconds, of a clock that is never set. */
  now(): number
}

/** How late the event loop may be, in milliseconds. */
const maxLateness = 200
const sampleEvery = 500

/**
 * Notices that a process cannot keep up: its event loop is late, or statements wait for a connection, in every sample. The
 * samples are taken when it is asked, so a quiet process takes none.
 */
export const createPressure = ({ waitingStatements, lateness, now }: Signs): Pressure => {
  let sampledAt = now()
  let since: number | undefined

  const sample = (at: number) => {
    const isStrained = lateness() > maxLateness || waitingStatements() > 0
    const isContinuous = at - sampledAt < 2 * sampleEvery
    if (!isStrained) since = undefined
    else if (since === undefined || !isContinuous) since = at - sampleEvery
    sampledAt = at
  }

  return {
    duration: () => {
      const at = now()
      if (at - sampledAt >= sampleEvery) sample(at)
      return since === undefined ? 0 : at - since
    },
  }
}

/** In milliseconds. */
const resolution = 20

/** Begins to measure. Each call returns how late the event loop was since the last one, in milliseconds. */
export const measureLateness = (): (() => number) => {
  const turns = monitorEventLoopDelay({ resolution })
  turns.enable()
  return () => {
    const late = latenessOf(turns)
    turns.reset()
    return late
  }
}

/**
 * What a request finds that arrives at any moment: each turn of the event loop counts by its length. A single long one,
 * such as a large import takes, is soon outweighed by the others.
 */
export const latenessOf = ({
  count,
  mean,
  stddev,
}: Pick<RecordableHistogram, 'count' | 'mean' | 'stddev'>): number =>
  count === 0 ? 0 : (mean + stddev ** 2 / mean) / 1e6 - resolution
