import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { CropParams } from '@ximblox/contract/blocks'
import { atMost, joining } from '../concurrency.ts'
import type { Portrait } from './portrait.ts'
import type { Inspection, Job } from './processing-child.ts'

/** Work on the content of files that nobody has vouched for, each in a process that can be killed. */
export interface Processing {
  /** Whether the content is what its type says; a picture is written anew to `output`. Nothing when it is not. */
  inspect(input: string, output: string, mimeType: string): Promise<Inspection | undefined>
  /** Writes the crop of a picture to `output`; false when it cannot be made. */
  crop(input: string, output: string, mimeType: string, crop: CropParams): Promise<boolean>
  /** Writes a profile image to `output`, if it is one. */
  portrait(input: string, output: string, longestEdge: number): Promise<Portrait>
  /** Makes what a name stands for; who asks for it meanwhile waits for the same. */
  make(name: string, work: () => Promise<string | undefined>): Promise<string | undefined>
}

const execute = promisify(execFile)
const deadline = 10_000
const mostAtOnce = 2

/** Beside this file, in the source as in the build. */
const child = import.meta.filename.replace(/processing(?=\.[jt]s$)/, 'processing-child')

export const openProcessing = (): Processing => {
  const inTurn = atMost(mostAtOnce)
  const run = <R>(job: Job) => inTurn(() => runChild<R>(job))
  return {
    inspect: (input, output, mimeType) => run<Inspection>({ task: 'inspect', input, output, mimeType }),
    crop: async (input, output, mimeType, crop) =>
      (await run<Inspection>({ task: 'crop', input, output, mimeType, crop })) !== undefined,
    portrait: async (input, output, longestEdge) =>
      (await run<Portrait>({ task: 'portrait', input, output, longestEdge })) ?? { refusal: 'UM_07' },
    make: joining(),
  }
}

/** A child that had to be killed, or died of what it read, has refused it too. */
const runChild = async <R>(job: Job): Promise<R | undefined> => {
  try {
    const { stdout } = await execute(
      process.execPath,
      ['--max-old-space-size=256', child, JSON.stringify(job)],
      {
        timeout: deadline,
        killSignal: 'SIGKILL',
        // The file may take the child over, so the child knows no secret.
        env: {},
      },
    )
    return (JSON.parse(stdout) as { result?: R }).result
  } catch (error) {
    if (error instanceof Error && 'signal' in error && error.signal) return undefined
    throw error
  }
}
