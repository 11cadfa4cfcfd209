import type { ShareCard } from '@ximblox/blocks/site-document'
import { svgType } from '@ximblox/contract/file-types'
import type { ProfileImage } from './profile-image.ts'
import type { Rendition } from './rendition.ts'

export type Job =
  | { task: 'inspect'; input: string; output: string; mimeType: string }
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

/** The findings about content that matches its type. Dimensions are set for images only. */
export interface Inspection {
  width?: number
  height?: number
  /** True for animated images. */
  animated?: boolean
}

/** Types whose files may consist of plain text, so that the text check cannot exclude them. */
const textualTypes = ['application/pdf', 'application/rtf']

const inspect = async ({ input, output, mimeType }: JobOf<'inspect'>): Promise<Inspection | undefined> => {
  if (mimeType === svgType) {
    const { rewriteSVG } = await import('./svg.ts')
    return rewriteSVG(input, output)
  }
  const { fileTypeFromFile } = await import('file-type')
  const detected = (await fileTypeFromFile(input))?.mime
  if (mimeType.startsWith('text/')) {
    const { isPlainText } = await import('./plain-text.ts')
    const isText = !textualTypes.includes(detected ?? '') && (await isPlainText(input))
    if (!isText || mimeType !== 'text/vtt') return isText ? {} : undefined
    const { isVTT } = await import('./vtt.ts')
    return (await isVTT(input)) ? {} : undefined
  }
  if (detected !== mimeType) return
  if (!mimeType.startsWith('image/')) return (await matchesType(input, mimeType)) ? {} : undefined
  const { rewritePicture } = await loadPictures()
  return rewritePicture(input, output, mimeType)
}

/** Checks files that are stored unchanged beyond their first bytes. */
const matchesType = async (input: string, mimeType: string): Promise<boolean> => {
  if (mimeType.startsWith('application/vnd.openxmlformats-officedocument.')) {
    const { holdsMacros } = await import('./office-macros.ts')
    return !(await holdsMacros(input))
  }
  if (mimeType !== 'audio/mpeg') return true
  const { isMP3 } = await import('./mp3.ts')
  return isMP3(input)
}

const render = async (job: JobOf<'render'>): Promise<Inspection | undefined> => {
  const { renderPicture } = await loadPictures()
  return renderPicture(job.input, job.output, job.mimeType, job.rendition)
}

/** An output that cannot be made keeps no other from being made. */
const renderAll = async ({ input, mimeType, outputs }: JobOf<'render-all'>): Promise<string[]> => {
  const { renderPicture } = await loadPictures()
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
  const { rewritePicture } = await loadPictures()
  const { rewriteProfileImage } = await import('./profile-image.ts')
  return rewriteProfileImage(input, output, longestEdge, rewritePicture)
}

const makeShareCard = async ({ output, card }: JobOf<'share-card'>): Promise<Inspection> => {
  await loadPictures()
  const { composeShareCard } = await import('./share-card.ts')
  await composeShareCard(output, card)
  return {}
}

const run = (job: Job): Promise<Inspection | ProfileImage | string[] | undefined> => {
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

/** Modules are imported when a job needs them, because importing them takes longer than most jobs. */
const loadPictures = async () => {
  const pictures = await import('./picture.ts')
  pictures.restrictDecoders()
  return pictures
}

const result = await run(JSON.parse(process.argv[2] ?? '') as Job)
process.stdout.write(JSON.stringify({ result }))
