import type { IncomingHttpHeaders } from 'node:http'
import type { App } from '../app-context.ts'
import { refuse } from '../errors.ts'
import { answerFile, type FileAnswer } from '../http/file-answer.ts'
import type { StoredFile } from './live-files.ts'
import type { FileRecord } from './page-file-store.ts'
import { asItIs, type Rendition, renditionName, renditionType, storedRendition } from './rendition.ts'

/**
 * For addresses that name their content and are anyone's. A browser has seen what it keeps; a cache that many share asks
 * again after an hour, so that it forgets a picture whose page is no longer published.
 */
export const forEveryone = 'public, max-age=31536000, immutable, s-maxage=3600'

type Tools = Pick<App, 'storage' | 'processing' | 'log'>

/** Where the bytes of a file are, or of what is made of it; refuses when they are not there. */
export const locateFile = async (
  { storage, processing, log }: Tools,
  file: FileRecord,
  rendition: Rendition,
): Promise<Omit<StoredFile, 'tags'>> => {
  const made = await storedRendition({ storage, processing }, file, rendition)
  if (made === undefined) {
    log.warn(
      { fileID: file.id, rendition: renditionName(file.hash, rendition) },
      'a picture could not be made',
    )
    // Better the picture as it is, or at least its crop, than none.
    const simpler = rendition.crop && { crop: rendition.crop, width: null, format: null }
    const isSimplest = simpler !== null && rendition.width === null && rendition.format === null
    if (isSimplest) throw refuse('ML_04')
    return locateFile({ storage, processing, log }, file, simpler ?? asItIs)
  }
  const size = await storage.size(made)
  if (size === undefined) {
    log.error({ fileID: file.id, storageName: made }, 'the bytes of a file are missing')
    throw refuse('ML_04')
  }
  return { fileName: file.name, mimeType: renditionType(file, rendition), storageName: made, size }
}

/** `tag` names the bytes. */
export const answerStored = (
  { storage }: Pick<App, 'storage'>,
  { fileName, mimeType, storageName, size }: StoredFile,
  tag: string,
  cacheControl: string,
  headers: IncomingHttpHeaders,
): FileAnswer =>
  answerFile(
    {
      fileName,
      mimeType,
      size,
      tag,
      cacheControl,
      inline: mimeType.startsWith('image/'),
      open: range => storage.read(storageName, range),
    },
    headers,
  )
