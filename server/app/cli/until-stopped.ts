import { CommandError } from './command-error.ts'

/** Aborts the work at a signal to stop, so that what it has begun ends in order. */
export const untilStopped = async <R>(work: (signal: AbortSignal) => Promise<R>): Promise<R> => {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new CommandError('it was stopped'))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    return await work(stopping.signal)
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}
