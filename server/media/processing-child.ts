import type { CropParams } from '@ximblox/contract/blocks'
import { fileTypeFromFile } from 'file-type'
import { isPlainText } from './plain-text.ts'

export type Job =
  | { task: 'inspect'; input: string; output: string; mimeType: string }
  | { task: 'crop'; input: string; output: string; mimeType: string; crop: CropParams }

/** What was found about content that agrees with its type; sizes of pictures only. */
export interface Inspection {
  width?: number
  height?: number
}

/** Types whose files may be nothing but letters, so that being text does not tell them apart. */
const writtenInLetters = ['application/pdf', 'application/rtf']

const inspect = async ({ input, output, mimeType }: Job): Promise<Inspection | undefined> => {
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

const crop = async (job: Extract<Job, { task: 'crop' }>): Promise<Inspection | undefined> => {
  const { cropPicture } = await loadPictures()
  return cropPicture(job.input, job.output, job.mimeType, job.crop)
}

/** Loaded for pictures alone: it takes longer than to look at a document. */
const loadPictures = async () => {
  const pictures = await import('./picture.ts')
  pictures.readPicturesOnly()
  return pictures
}

const job = JSON.parse(process.argv[2] ?? '') as Job
const result = await (job.task === 'crop' ? crop(job) : inspect(job))
process.stdout.write(JSON.stringify({ result }))
