import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { limitConcurrency } from '../limiter.ts'
import { joining } from './joining.ts'
import type { Portrait } from './portrait.ts'
import type { Inspection, Job } from './processing-child.ts'
import type { Rendition } from './rendition.ts'

/** Work on the content of files that nobody has vouched for, each in a process that can be killed. */
export interface Processing {
  /** Whether the content is what its type says; a picture is written anew to `output`. Nothing when it is not. */
  inspect(input: string, output: string, mimeType: string): Promise<Inspection | undefined>
  /** Writes what is to be made of a picture to `output`; false when it cannot be made. */
  render(input: string, output: string, mimeType: string, rendition: Rendition): Promise<boolean>
  /** Writes a profile image to `output`, if it is one. */
  portrait(input: string, output: string, longestEdge: number): Promise<Portrait>
  /** Makes what a name stands for; who asks for it meanwhile waits for the same. */
  make(name: string, work: () => Promise<string | undefined>): Promise<string | undefined>
}

const execute = promisify(execFile)
const deadline = 10_000
const mostAtOnce = 2
const mostWaiting = 1_000

/** Beside this file, in the source as in the build; in the source the packages are read as source too. */
const child = import.meta.filename.replace(/processing(?=\.[jt]s$)/, 'processing-child')
const options = ['--max-old-space-size=256', ...(child.endsWith('.ts') ? ['--conditions=development'] : [])]

/** In kilobytes, and enough for the largest picture in the costliest format. */
const mostMemory = 1_500_000

export const openProcessing = (): Processing => {
  const inTurn = limitConcurrency(mostAtOnce, mostWaiting)
  const run = <R>(job: Job) => inTurn(() => runChild<R>(job))
  return {
    inspect: (input, output, mimeType) => run<Inspection>({ task: 'inspect', input, output, mimeType }),
    render: async (input, output, mimeType, rendition) =>
      (await run<Inspection>({ task: 'render', input, output, mimeType, rendition })) !== undefined,
    portrait: async (input, output, longestEdge) =>
      (await run<Portrait>({ task: 'portrait', input, output, longestEdge })) ?? { refusal: 'UM_07' },
    make: joining(),
  }
}

/** A child that had to be killed, or died of what it read, has refused it too. */
const runChild = async <R>(job: Job): Promise<R | undefined> => {
  try {
    const { stdout } = await execute(...commandOf([...options, child, JSON.stringify(job)]), {
      timeout: deadline,
      killSignal: 'SIGKILL',
      // The file may take the child over, so the child knows no secret.
      env: {},
    })
    return (JSON.parse(stdout) as { result?: R }).result
  } catch (error) {
    if (error instanceof Error && 'signal' in error && error.signal) return undefined
    throw error
  }
}

/** This program, with a limit to its memory where the system has one. */
const commandOf = (argv: string[]): [string, string[]] =>
  process.platform === 'linux'
    ? ['/bin/sh', ['-c', `ulimit -d ${mostMemory} && exec "$0" "$@"`, process.execPath, ...argv]]
    : [process.execPath, argv]
