import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorAt } from '@ximblox/contract/errors'
import { svgType } from '@ximblox/contract/file-types'
import { limits } from '@ximblox/contract/limits'
import type { MediaKind } from '@ximblox/contract/media'
import { messageOf } from '@ximblox/contract/messages/message-of'
import type { App } from '../app-context.ts'
import { Refusal } from '../errors.ts'
import { type InspectedFile, inspectFile } from '../media/inspect.ts'
import { storeContent } from '../media/store-content.ts'
import { readVideo } from '../media/video.ts'
import type { SiteFolder } from './read-folder.ts'
import type { MediaPart } from './read-parts.ts'
import type { FolderErrors } from './transfer-error.ts'

export type MediaTarget = Pick<App, 'db' | 'storage' | 'processing' | 'now'>

/** What a row of the library needs besides its metadata. */
export interface StoredMedia {
  part: MediaPart
  kind: MediaKind
  content: { hash: string } | { video: string }
}

/**
 * Stores the contents of all files, before the rows that refer to them. Content that no row refers to in the end is
 * removed like that of an upload that was cut.
 */
export const importMedia = async (
  target: MediaTarget,
  folder: SiteFolder,
  media: readonly MediaPart[],
  errors: FolderErrors,
  report: (progress: string) => void,
): Promise<StoredMedia[]> => {
  const stored: StoredMedia[] = []
  for (const [index, part] of media.entries()) {
    report(`file ${index + 1} of ${media.length}`)
    const kept =
      part.content === undefined
        ? videoOf(part, errors)
        : await importContent(target, folder, part, part.content, errors)
    if (kept) stored.push(kept)
  }
  return stored
}

const videoOf = (part: MediaPart, errors: FolderErrors): StoredMedia | undefined => {
  const video = readVideo(part.video ?? '')
  if (video) return { part, kind: video.kind, content: { video: video.url } }
  errors.add(part.at, `video: ${messageOf('en', errorAt('video', 'invalidVideoLink'))}`)
  return undefined
}

const importContent = async (
  target: MediaTarget,
  folder: SiteFolder,
  part: MediaPart,
  from: string,
  errors: FolderErrors,
): Promise<StoredMedia | undefined> => {
  const { temporaryFolder } = target.storage
  const [path, kept] = [join(temporaryFolder, randomUUID()), join(temporaryFolder, randomUUID())]
  try {
    if (!(await folder.copy(from, path, limits.mediaFileBytes))) return undefined
    const hash = await hashOf(path)
    if (part.sha256 !== undefined && part.sha256 !== hash) {
      errors.add(from, `is not the file that ${part.at} describes: its SHA-256 is ${hash}`)
      return undefined
    }
    const { size } = await stat(path)
    await copyFile(path, kept)
    const inspected = await inspectFile(
      target,
      { name: 'import', disconnected: new AbortController().signal },
      { fileName: part.path.slice(part.path.lastIndexOf('/') + 1), path, size, hash },
    )
    const file = part.sha256 === undefined ? inspected : asExported(inspected, { path: kept, hash, size })
    await storeContent(target, file)
    return { part, kind: file.kind, content: { hash: file.hash } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    for (const entry of error.entries) errors.add(from, messageOf('en', entry))
    return undefined
  } finally {
    await rm(path, { force: true })
    await rm(kept, { force: true })
  }
}

/**
 * An image was encoded anew when it was uploaded, and encoding it again would change it. Vector images are always rebuilt,
 * because they can contain scripts.
 */
const asExported = (
  inspected: InspectedFile,
  original: Pick<InspectedFile, 'path' | 'hash' | 'size'>,
): InspectedFile => (inspected.mimeType === svgType ? inspected : { ...inspected, ...original })

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
