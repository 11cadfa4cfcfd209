import type { ShareCard } from '@ximblox/blocks/site-document'
import { svgType } from '@ximblox/contract/file-types'
import type { FileChange } from '@ximblox/contract/media'
import type { ProfileImage } from './profile-image.ts'
import type { Rendition } from './rendition.ts'
import type { PictureRefusal } from './rewrite-picture.ts'

export type Job =
  | {
      task: 'inspect'
      input: string
      output: string
      /** The type that the name says; null if it is not one that is accepted. */
      mimeType: string | null
      maxPixels: number
    }
  | { task: 'render'; input: string; output: string; mimeType: string; rendition: Rendition }
  | {
      task: 'render-all'
      input: string
      mimeType: string
      outputs: readonly { output: string; rendition: Rendition }[]
    }
  | { task: 'profile-image'; input: string; output: string; longestEdge: number }
  | { task: 'share-card'; output: string; card: ShareCard }

type JobOf<T extends Job['task']> = Extract<Job, { task: T }>

/** The findings about accepted content. Dimensions are set for images only, which are re-encoded. */
export interface Inspection {
  mimeType: string
  width?: number
  height?: number
  /** True for animated images. */
  animated?: boolean
  changes?: FileChange[]
}

/** Why content is not accepted. */
export type InspectionRefusal =
  | PictureRefusal
  | {
      refusal: 'unsupportedFileType' | 'wrongFileContent' | 'macrosNotAllowed'
      params?: undefined
    }

/** What files of a type may be detected as, where it is not only the type itself: names of one container. */
const contents: Readonly<Record<string, readonly string[]>> = {
  'audio/mp4': ['audio/mp4', 'audio/x-m4a', 'video/mp4'],
  'audio/ogg': ['audio/ogg', 'audio/ogg; codecs=opus'],
  'video/mp4': ['video/mp4', 'video/x-m4v'],
}

/** Types whose files may consist of plain text, so that the text check cannot exclude them. */
const textualTypes = ['application/pdf', 'application/rtf']

const inspect = async (job: JobOf<'inspect'>): Promise<Inspection | InspectionRefusal> => {
  const { input, output, mimeType, maxPixels } = job
  const { fileTypeFromFile } = await import('file-type')
  const detected = (await fileTypeFromFile(input))?.mime ?? ''
  // A text may begin as other files do, such as BMW.
  if (mimeType?.startsWith('text/') && (await isText(input, mimeType, detected))) return { mimeType }
  // The content of an image decides what it is, whatever its name.
  if (detected.startsWith('image/')) {
    const { readableTypes, rewritePicture } = await loadRewriting()
    return readableTypes.includes(detected)
      ? rewritePicture(input, output, detected, maxPixels)
      : { refusal: 'unsupportedFileType' }
  }
  if (mimeType === null) return { refusal: 'unsupportedFileType' }
  if (mimeType === svgType) return inspectSVG(input, output, maxPixels)
  if (!(contents[mimeType] ?? [mimeType]).includes(detected) || mimeType.startsWith('text/'))
    return { refusal: 'wrongFileContent' }
  return matchesType(input, mimeType)
}

const inspectSVG = async (
  input: string,
  output: string,
  maxPixels: number,
): Promise<Inspection | InspectionRefusal> => {
  const { rewriteSVG } = await import('./svg.ts')
  const rewritten = await rewriteSVG(input, output, (from, to) => rewriteEmbedded(from, to, maxPixels))
  if ('refusal' in rewritten) return rewritten
  const { leftOut, ...size } = rewritten
  return { ...size, mimeType: svgType, changes: leftOut }
}

const isText = async (input: string, mimeType: string, detected: string): Promise<boolean> => {
  const { isPlainText } = await import('./plain-text.ts')
  if (textualTypes.includes(detected) || !(await isPlainText(input))) return false
  if (mimeType !== 'text/vtt') return true
  const { isVTT } = await import('./vtt.ts')
  return isVTT(input)
}

/** Formats that browsers show inside a vector image. */
const embeddable = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

const rewriteEmbedded = async (
  input: string,
  output: string,
  maxPixels: number,
): Promise<string | undefined> => {
  const { fileTypeFromFile } = await import('file-type')
  const mimeType = (await fileTypeFromFile(input))?.mime ?? ''
  if (!embeddable.includes(mimeType)) return undefined
  const { rewritePicture } = await loadRewriting()
  const rewritten = await rewritePicture(input, output, mimeType, maxPixels)
  return 'refusal' in rewritten ? undefined : rewritten.mimeType
}

/** Checks files that are stored unchanged beyond their first bytes. */
const matchesType = async (input: string, mimeType: string): Promise<Inspection | InspectionRefusal> => {
  if (mimeType.startsWith('application/vnd.openxmlformats-officedocument.')) {
    const { holdsMacros } = await import('./office-macros.ts')
    return (await holdsMacros(input)) ? { refusal: 'macrosNotAllowed' } : { mimeType }
  }
  if (mimeType !== 'audio/mpeg') return { mimeType }
  const { isMP3 } = await import('./mp3.ts')
  return (await isMP3(input)) ? { mimeType } : { refusal: 'damagedFile' }
}

const render = async (job: JobOf<'render'>): Promise<object | undefined> => {
  const { renderPicture } = await loadRendering()
  return renderPicture(job.input, job.output, job.mimeType, job.rendition)
}

/** An output that cannot be made keeps no other from being made. */
const renderAll = async ({ input, mimeType, outputs }: JobOf<'render-all'>): Promise<string[]> => {
  const { renderPicture } = await loadRendering()
  const made: string[] = []
  for (const { output, rendition } of outputs)
    if (await renderPicture(input, output, mimeType, rendition)) made.push(output)
  return made
}

const rewriteImage = async ({
  input,
  output,
  longestEdge,
}: JobOf<'profile-image'>): Promise<ProfileImage> => {
  const { rewritePicture } = await loadRewriting()
  const { rewriteProfileImage } = await import('./profile-image.ts')
  return rewriteProfileImage(input, output, longestEdge, rewritePicture)
}

const makeShareCard = async ({ output, card }: JobOf<'share-card'>): Promise<object> => {
  await restrictDecoders()
  const { composeShareCard } = await import('./share-card.ts')
  await composeShareCard(output, card)
  return {}
}

const run = (job: Job): Promise<object | undefined> => {
  switch (job.task) {
    case 'inspect':
      return inspect(job)
    case 'render':
      return render(job)
    case 'render-all':
      return renderAll(job)
    case 'profile-image':
      return rewriteImage(job)
    case 'share-card':
      return makeShareCard(job)
  }
}

// Modules are imported when a job needs them, because importing them takes longer than most jobs.

const restrictDecoders = async (): Promise<void> => (await import('./picture-formats.ts')).restrictDecoders()

const loadRewriting = async () => {
  await restrictDecoders()
  return import('./rewrite-picture.ts')
}

const loadRendering = async () => {
  await restrictDecoders()
  return import('./render-picture.ts')
}

const result = await run(JSON.parse(process.argv[2] ?? '') as Job)
process.stdout.write(JSON.stringify({ result }))
