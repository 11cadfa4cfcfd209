import type { CropParams } from '@ximblox/contract/blocks'
import { fileTypeFromFile } from 'file-type'
import { isPlainText } from './plain-text.ts'
import type { Portrait } from './portrait.ts'

export type Job =
  | { task: 'inspect'; input: string; output: string; mimeType: string }
  | { task: 'crop'; input: string; output: string; mimeType: string; crop: CropParams }
  | { task: 'portrait'; input: string; output: string; longestEdge: number }

type JobOf<T extends Job['task']> = Extract<Job, { task: T }>

/** What was found about content that agrees with its type; sizes of pictures only. */
export interface Inspection {
  width?: number
  height?: number
}

/** Types whose files may be nothing but letters, so that being text does not tell them apart. */
const writtenInLetters = ['application/pdf', 'application/rtf']

const inspect = async ({ input, output, mimeType }: JobOf<'inspect'>): Promise<Inspection | undefined> => {
  const detected = (await fileTypeFromFile(input))?.mime
  if (mimeType.startsWith('text/')) {
    const isText = !writtenInLetters.includes(detected ?? '') && (await isPlainText(input))
    return isText ? {} : undefined
  }
  if (detected !== mimeType) return
  if (!mimeType.startsWith('image/')) return {}
  const { rewritePicture } = await loadPictures()
  return rewritePicture(input, output, mimeType)
}

const crop = async (job: JobOf<'crop'>): Promise<Inspection | undefined> => {
  const { cropPicture } = await loadPictures()
  return cropPicture(job.input, job.output, job.mimeType, job.crop)
}

const portrait = async ({ input, output, longestEdge }: JobOf<'portrait'>): Promise<Portrait> => {
  const { rewritePicture } = await loadPictures()
  const { rewritePortrait } = await import('./portrait.ts')
  return rewritePortrait(input, output, longestEdge, rewritePicture)
}

const perform = (job: Job): Promise<Inspection | Portrait | undefined> => {
  switch (job.task) {
    case 'inspect':
      return inspect(job)
    case 'crop':
      return crop(job)
    case 'portrait':
      return portrait(job)
  }
}

/** Loaded for pictures alone: it takes longer than to look at a document. */
const loadPictures = async () => {
  const pictures = await import('./picture.ts')
  pictures.readPicturesOnly()
  return pictures
}

const result = await perform(JSON.parse(process.argv[2] ?? '') as Job)
process.stdout.write(JSON.stringify({ result }))
