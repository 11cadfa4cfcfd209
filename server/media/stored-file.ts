import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { App } from '../app-context.ts'
import { refuse } from '../errors.ts'
import { answerFile, type FileAnswer } from '../http/file-answer.ts'
import type { Requester } from './demand.ts'
import type { StoredFile } from './live-files.ts'
import type { FileRecord } from './page-file-store.ts'
import { original, type Rendition, renditionName, renditionType, storedRendition } from './rendition.ts'
import { isMissing } from './storage.ts'

/**
 * For addresses that name their content and are anyone's. A browser has seen what it keeps; a cache that many share asks
 * again after an hour, so that it forgets a picture whose page is no longer published.
 */
export const publicCache = 'public, max-age=31536000, immutable, s-maxage=3600'

type Tools = Pick<App, 'storage' | 'processing' | 'missingFiles' | 'log'>

/** Where the bytes of a file are, or of what is made of it; refuses when they are not there. */
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
      'a picture could not be made',
    )
    // Better the picture as it is, or at least its crop, than none.
    const simpler = rendition.crop && { crop: rendition.crop, width: null, format: null }
    const isSimplest = simpler !== null && rendition.width === null && rendition.format === null
    if (isSimplest) throw refuse('ML_04')
    return locateFile(tools, requester, file, simpler ?? original)
  }
  const size = await storage.size(renditionID)
  if (size === undefined) {
    if (renditionID === file.hash) missingFiles.report(file)
    throw refuse('ML_04')
  }
  const { id, hash, name: fileName } = file
  return { id, hash, fileName, mimeType: renditionType(file, rendition), storageName: renditionID, size }
}

/** What an address is answered with. */
interface Address {
  key: string
  /** Names the bytes. */
  tag: string
  find(): Promise<StoredFile | undefined>
}

/**
 * Answers from what is remembered of a public address. Bytes that have gone since are looked for once more: a
 * rendition is made again, and a missing original is reported. Nothing when no file is at the address.
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

/** `tag` names the bytes. */
export const answerStored = async (
  app: Pick<App, 'storage' | 'missingFiles'>,
  file: StoredFile,
  tag: string,
  cacheControl: string,
  headers: IncomingHttpHeaders,
): Promise<FileAnswer> => {
  const answer = await open(app, file, tag, cacheControl, headers)
  if (!answer) throw refuse('ML_04')
  return answer
}

/** The answer with a file; nothing when its bytes are not there. */
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

/** Waits for the first bytes, so that their absence can still be answered with a status. */
const hasBytes = async (body: Readable): Promise<boolean> => {
  try {
    await once(body, 'readable')
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
