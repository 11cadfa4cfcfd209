import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import { Overloaded } from '../async/limiter.ts'

export interface Limits {
  /** Of all threads together. Where the system has no such limit, only the time counts. */
  processorSeconds: number
  /** In milliseconds. */
  timeout: number
  niceness: number
}

const execute = promisify(execFile)

/** In kilobytes. Enough for the largest image in the most expensive format. */
const maxMemory = 1_500_000

/**
 * Runs Node with these arguments and returns its output, or undefined when it was stopped for using too much or
 * crashed. Throws `Overloaded` when it got too little of the processor, which says nothing about its input.
 */
export const runLimited = async (
  argv: readonly string[],
  signal: AbortSignal,
  { processorSeconds, timeout, niceness }: Limits,
): Promise<string | undefined> => {
  signal.throwIfAborted()
  const running = execute(...commandOf(argv, processorSeconds), {
    timeout,
    killSignal: 'SIGKILL',
    // A malicious file might take over the child, so it gets no secrets.
    env: {},
  })
  const kill = () => void running.child.kill('SIGKILL')
  signal.addEventListener('abort', kill, { once: true })
  lowerPriority(running.child.pid, niceness)
  try {
    return (await running).stdout
  } catch (error) {
    if (!(error instanceof Error && 'signal' in error && error.signal)) throw error
    const isTimedOut = 'killed' in error && error.killed === true && !signal.aborted
    if (isTimedOut && hasLimits) throw new Overloaded('a child process got too little of the processor')
    return undefined
  } finally {
    signal.removeEventListener('abort', kill)
  }
}

const lowerPriority = (pid: number | undefined, niceness: number): void => {
  if (pid === undefined || niceness === 0) return
  try {
    setPriority(pid, niceness)
  } catch {
    // The child has already exited, or the system does not allow it. Then it runs with normal priority.
  }
}

const hasLimits = process.platform === 'linux'

const commandOf = (argv: readonly string[], processorSeconds: number): [string, string[]] =>
  hasLimits
    ? [
        '/bin/sh',
        [
          '-c',
          `ulimit -d ${maxMemory} && ulimit -t ${processorSeconds} && exec "$0" "$@"`,
          process.execPath,
          ...argv,
        ],
      ]
    : [process.execPath, [...argv]]
