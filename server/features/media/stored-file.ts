import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { App } from '../../kernel/app-context.ts'
import type { StoredFile } from '../../kernel/content/live-files.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { answerFile, type FileAnswer } from '../../kernel/http/file-answer.ts'
import type { Requester } from '../../kernel/processing/demand.ts'
import { original, type Rendition } from '../../kernel/processing/rendition.ts'
import { isMissing } from '../../kernel/storage/storage.ts'
import type { FileRecord } from './page-file-store.ts'
import { renditionName, renditionType, storedRendition } from './rendition.ts'

/**
 * For public URLs that contain the hash of their content. Shared caches revalidate after an hour, so that they drop an
 * image whose page is no longer published.
 */
export const publicCache = 'public, max-age=31536000, immutable, s-maxage=3600'

type Tools = Pick<App, 'storage' | 'processing' | 'missingFiles' | 'log'>

/** Locates the content of a file or of its rendition. Refuses when it does not exist. */
export const locateFile = async (
  tools: Tools,
  requester: Requester,
  file: FileRecord,
  rendition: Rendition,
): Promise<Omit<StoredFile, 'tags'>> => {
  const { storage, missingFiles, log } = tools
  const renditionID = await storedRendition(tools, requester, file, rendition)
  if (renditionID === undefined) {
    log.warn(
      { fileID: file.id, rendition: renditionName(file.hash, rendition) },
      'a rendition could not be created',
    )
    // Falls back to the crop, or to the original.
    const simpler = rendition.crop && { crop: rendition.crop, width: null, format: null }
    const isSimplest = simpler !== null && rendition.width === null && rendition.format === null
    if (isSimplest) throw refuse('mediaNotFound')
    return locateFile(tools, requester, file, simpler ?? original)
  }
  const size = await storage.size(renditionID)
  if (size === undefined) {
    if (renditionID === file.hash) missingFiles.report(file)
    throw refuse('mediaNotFound')
  }
  const { id, hash, name: fileName } = file
  return { id, hash, fileName, mimeType: renditionType(file, rendition), storageName: renditionID, size }
}

/** The content at a URL. */
interface Address {
  key: string
  /** Identifies the bytes. */
  tag: string
  find(): Promise<StoredFile | undefined>
}

/**
 * Serves a public URL from memory. When the remembered content no longer exists, it is looked up once more: a rendition
 * is created again, and a missing original is reported. Returns undefined when there is no file at the URL.
 */
export const answerLive = async (
  app: Tools & Pick<App, 'liveFiles'>,
  { key, tag, find }: Address,
  headers: IncomingHttpHeaders,
): Promise<FileAnswer | undefined> => {
  const remembered = await app.liveFiles.find(key, find)
  if (!remembered) return undefined
  const answer = await open(app, remembered, tag, publicCache, headers)
  if (answer) return answer
  app.liveFiles.forget(key)
  const found = await app.liveFiles.find(key, find)
  return found && answerStored(app, found, tag, publicCache, headers)
}

/** `tag` identifies the bytes. */
export const answerStored = async (
  app: Pick<App, 'storage' | 'missingFiles'>,
  file: StoredFile,
  tag: string,
  cacheControl: string,
  headers: IncomingHttpHeaders,
): Promise<FileAnswer> => {
  const answer = await open(app, file, tag, cacheControl, headers)
  if (!answer) throw refuse('mediaNotFound')
  return answer
}

/** Opens the response with a file. Returns undefined when its content does not exist. */
const open = async (
  { storage, missingFiles }: Pick<App, 'storage' | 'missingFiles'>,
  file: StoredFile,
  tag: string,
  cacheControl: string,
  headers: IncomingHttpHeaders,
): Promise<FileAnswer | undefined> => {
  const { storageName, ...served } = file
  const inline = file.mimeType.startsWith('image/')
  const read = (range?: { start: number; end: number }) => storage.read(storageName, range)
  const answer = answerFile({ ...served, tag, cacheControl, inline, open: read }, headers)
  if (!answer.body || (await hasBytes(answer.body))) return answer
  if (storageName === file.hash) missingFiles.report(file)
  return undefined
}

/** Waits for the first bytes, so that missing content can still be reported with a status. */
const hasBytes = async (body: Readable): Promise<boolean> => {
  try {
    await once(body, 'readable')
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
