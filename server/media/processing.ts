import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import { Cancelled } from '../cancelled.ts'
import type { Demand } from './demand.ts'
import type { Inspection, Job } from './processing-child.ts'
import type { ProfileImage } from './profile-image.ts'
import type { Rendition } from './rendition.ts'
import { createSingleFlight, type SingleFlight } from './single-flight.ts'
import { createWorkQueue, type WorkKind } from './work-queue.ts'

interface Rendering {
  input: string
  output: string
  mimeType: string
  rendition: Rendition
  /** Puts the picture into place once it is its turn, so that waiting ones take no room. */
  prepare?: (signal: AbortSignal) => Promise<void>
}

/**
 * Work on the content of files that nobody has vouched for, each in a process that can be killed. It is dropped, or
 * its process killed, when nobody waits for it any more.
 */
export interface Processing {
  /** Whether the content is what its type says; a picture is written anew to `output`. Nothing when it is not. */
  inspect(demand: Demand, input: string, output: string, mimeType: string): Promise<Inspection | undefined>
  /** Writes what is to be made of a picture to `output`; false when it cannot be made. */
  render(demand: Demand, rendering: Rendering): Promise<boolean>
  /** Writes a profile image to `output`, if it is one. */
  profileImage(demand: Demand, input: string, output: string, longestEdge: number): Promise<ProfileImage>
  /** Makes what a name stands for; who asks for it meanwhile waits for the same. */
  make: SingleFlight<string | undefined>
}

const execute = promisify(execFile)
const timeout = 10_000
const maxConcurrent = 2
const maxWaiting = 1_000

/** As many requests as a browser sends at once over HTTP/2, so that a screen full of previews is never refused. */
const maxPerRequester = 128

/** Beside this file, in the source as in the build; in the source the packages are read as source too. */
const child = import.meta.filename.replace(/processing(?=\.[jt]s$)/, 'processing-child')
const options = ['--max-old-space-size=256', ...(child.endsWith('.ts') ? ['--conditions=development'] : [])]

/** In kilobytes, and enough for the largest picture in the costliest format. */
const maxMemory = 1_500_000

/** Uploads and the server itself come before renditions, so these only get the processor time that is left. */
const renditionNiceness = 10

export const openProcessing = (): Processing => {
  const queue = createWorkQueue({ atOnce: maxConcurrent, perRequester: maxPerRequester, waiting: maxWaiting })
  const run = <R>(kind: WorkKind, demand: Demand, job: Job, prepare?: Rendering['prepare']) =>
    queue.run(kind, demand, async () => {
      const { signal } = demand
      try {
        await prepare?.(signal)
        const result = await runChild<R>(job, signal, kind === 'rendition' ? renditionNiceness : 0)
        if (!signal.aborted) return result
      } catch (error) {
        if (!signal.aborted) throw error
      }
      throw new Cancelled()
    })
  return {
    inspect: (demand, input, output, mimeType) =>
      run<Inspection>('upload', demand, { task: 'inspect', input, output, mimeType }),
    render: async (demand, { prepare, ...job }) =>
      (await run<Inspection>('rendition', demand, { task: 'render', ...job }, prepare)) !== undefined,
    profileImage: async (demand, input, output, longestEdge) => {
      const job = { task: 'profile-image', input, output, longestEdge } as const
      return (await run<ProfileImage>('upload', demand, job)) ?? { refusal: 'UM_07' }
    },
    make: createSingleFlight(),
  }
}

/** A child that had to be killed, or died of what it read, has refused it too. */
const runChild = async <R>(job: Job, signal: AbortSignal, niceness: number): Promise<R | undefined> => {
  const running = execute(...commandOf([...options, child, JSON.stringify(job)]), {
    timeout,
    killSignal: 'SIGKILL',
    // The file may take the child over, so the child knows no secret.
    env: {},
  })
  const kill = () => void running.child.kill('SIGKILL')
  signal.addEventListener('abort', kill, { once: true })
  lowerPriority(running.child.pid, niceness)
  try {
    const { stdout } = await running
    return (JSON.parse(stdout) as { result?: R }).result
  } catch (error) {
    if (error instanceof Error && 'signal' in error && error.signal) return undefined
    throw error instanceof Error && 'stderr' in error && noSpace.test(String(error.stderr))
      ? Object.assign(new Error('no space left for a processed file', { cause: error }), { code: 'ENOSPC' })
      : error
  } finally {
    signal.removeEventListener('abort', kill)
  }
}

const noSpace = /No space left on device|quota exceeded/i

const lowerPriority = (pid: number | undefined, niceness: number): void => {
  if (pid === undefined || niceness === 0) return
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended already, or the system does not allow it: then it runs as everything else does.
  }
}

/** This program, with a limit to its memory where the system has one. */
const commandOf = (argv: string[]): [string, string[]] =>
  process.platform === 'linux'
    ? ['/bin/sh', ['-c', `ulimit -d ${maxMemory} && exec "$0" "$@"`, process.execPath, ...argv]]
    : [process.execPath, argv]
