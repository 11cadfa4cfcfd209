import { open } from 'node:fs/promises'
import type { ShareCard } from '@ximblox/blocks/site-document'
import { Cancelled } from '../async/cancelled.ts'
import type { Demand } from './demand.ts'
import type { Inspection, InspectionRefusal, Job } from './processing-child.ts'
import type { ProfileImage } from './profile-image.ts'
import type { Rendition } from './rendition.ts'
import { type Limits, runLimited } from './run-limited.ts'
import { createSingleFlight, type SingleFlight } from './single-flight.ts'
import { createWorkQueue, type WorkKind } from './work-queue.ts'

interface Rendering {
  input: string
  output: string
  mimeType: string
  rendition: Rendition
  /** Prepares the input when the job starts, so that waiting jobs use no disk space. */
  prepare?: (signal: AbortSignal) => Promise<void>
}

interface Renderings extends Pick<Rendering, 'input' | 'mimeType' | 'prepare'> {
  outputs: readonly { output: string; rendition: Rendition }[]
}

/**
 * Processes untrusted files, each in a child process that can be killed. Jobs are dropped, or their process killed,
 * when nobody waits for them any more.
 */
export interface Processing {
  /**
   * Checks that the content matches the type that the name says, if any, and writes images re-encoded to `output`,
   * whatever the name says. Returns undefined when that took too much.
   */
  inspect(
    demand: Demand,
    input: string,
    output: string,
    mimeType: string | null,
  ): Promise<Inspection | InspectionRefusal | undefined>
  /** Renders an image to `output`. Returns false when that is not possible. */
  render(demand: Demand, rendering: Rendering): Promise<boolean>
  /**
   * Renders an image in several ways, in the background: beside the jobs that someone waits for. Returns the outputs that
   * could be made.
   */
  renderAll(signal: AbortSignal, renderings: Renderings): Promise<string[]>
  /** Writes a re-encoded profile image to `output`. */
  profileImage(demand: Demand, input: string, output: string, longestEdge: number): Promise<ProfileImage>
  /** Composes a picture for sharing from files of the site. Returns false when that is not possible. */
  shareCard(demand: Demand, output: string, card: ShareCard): Promise<boolean>
  /** The number of waiting jobs. */
  waiting(): Record<WorkKind, number>
  /** Creates the content for a name once for all requests that wait for it. */
  make: SingleFlight<string | undefined>
}

const maxConcurrent = 3
const maxWaiting = 1_000

/** As many requests as a browser sends at once over HTTP/2, so that a screen full of previews is never refused. */
const maxPerRequester = 128

/** Located next to this file, in sources and in the build. From sources, packages are loaded as sources too. */
const child = import.meta.filename.replace(/processing(?=\.[jt]s$)/, 'processing-child')
const options = ['--max-old-space-size=256', ...(child.endsWith('.ts') ? ['--conditions=development'] : [])]

/** Uploads and the server itself take precedence. With even less, renditions would starve where others are always busy. */
const renditionNiceness = 10

const foreground = { processorSeconds: 20, timeout: 60_000 }
/** Of a vector image without images in it, which are decoded in the same process. */
const forMarkup = { ...foreground, processorSeconds: 5 }
const maxMarkup = 3_000_000
const background = { processorSeconds: 180, timeout: 600_000, niceness: renditionNiceness }

/** `maxMegapixels`: of uploaded images. */
export const openProcessing = (maxMegapixels = 100): Processing => {
  const queue = createWorkQueue({ atOnce: maxConcurrent, perRequester: maxPerRequester, waiting: maxWaiting })
  const run = <R>(
    kind: WorkKind,
    demand: Demand,
    job: Job,
    {
      prepare,
      limits = foreground,
    }: { prepare?: Rendering['prepare'] | undefined; limits?: typeof foreground } = {},
  ) =>
    queue.run(kind, demand, async () => {
      const { signal } = demand
      try {
        await prepare?.(signal)
        const niceness = kind === 'rendition' ? renditionNiceness : 0
        const result = await runChild<R>(job, signal, { ...limits, niceness })
        if (!signal.aborted) return result
      } catch (error) {
        if (!signal.aborted) throw error
      }
      throw new Cancelled()
    })
  return {
    inspect: async (demand, input, output, mimeType) => {
      const maxPixels = maxMegapixels * 1_000_000
      const job = { task: 'inspect', input, output, mimeType, maxPixels } as const
      const limits = (await isMarkup(input)) ? forMarkup : foreground
      return run<Inspection | InspectionRefusal>('upload', demand, job, { limits })
    },
    render: async (demand, { prepare, ...job }) =>
      (await run<object>('rendition', demand, { task: 'render', ...job }, { prepare })) !== undefined,
    renderAll: async (signal, { prepare, ...job }) => {
      try {
        await prepare?.(signal)
        return (await runChild<string[]>({ task: 'render-all', ...job }, signal, background)) ?? []
      } catch (error) {
        throw signal.aborted ? new Cancelled() : error
      }
    },
    profileImage: async (demand, input, output, longestEdge) => {
      const job = { task: 'profile-image', input, output, longestEdge } as const
      return (await run<ProfileImage>('upload', demand, job)) ?? { refusal: 'invalidImage' }
    },
    shareCard: async (demand, output, card) =>
      (await run<object>('rendition', demand, { task: 'share-card', output, card })) !== undefined,
    waiting: queue.waiting,
    make: createSingleFlight(),
  }
}

/** True for a file that can only be markup without images in it, whatever its name says. */
const isMarkup = async (path: string): Promise<boolean> => {
  await using file = await open(path)
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(64) })
  return size <= maxMarkup && /^\uFEFF?\s*</.test(buffer.toString('utf8', 0, bytesRead))
}

/** A child that used too much, or crashed on its input, counts as a refusal of the file. */
const runChild = async <R>(job: Job, signal: AbortSignal, limits: Limits): Promise<R | undefined> => {
  try {
    const stdout = await runLimited([...options, child, JSON.stringify(job)], signal, limits)
    return stdout === undefined ? undefined : (JSON.parse(stdout) as { result?: R }).result
  } catch (error) {
    throw error instanceof Error && 'stderr' in error && noSpace.test(String(error.stderr))
      ? Object.assign(new Error('no space left for a processed file', { cause: error }), { code: 'ENOSPC' })
      : error
  }
}

const noSpace = /No space left on device|quota exceeded/i
