import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorAt } from '@ximblox/contract/errors'
import { fileTypeOf, svgType } from '@ximblox/contract/file-types'
import { limits } from '@ximblox/contract/limits'
import type { MediaKind } from '@ximblox/contract/media'
import { messageOf } from '@ximblox/contract/messages/message-of'
import type { App } from '../../kernel/app-context.ts'
import { Refusal } from '../../kernel/errors/errors.ts'
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

interface Importing {
  /** The folder is part of the project, so a file that it describes need not be inspected. */
  isTrusted: boolean
  errors: FolderErrors
  report(progress: string): void
}

/**
 * Stores the contents of all files, before the rows that refer to them. Content that no row refers to in the end is
 * removed like that of an upload that was cut.
 */
export const importMedia = async (
  target: MediaTarget,
  folder: SiteFolder,
  media: readonly MediaPart[],
  importing: Importing,
): Promise<StoredMedia[]> => {
  const stored = new Map<MediaPart, StoredMedia>()
  const remaining = media.entries()
  const importRemaining = async () => {
    for (const [index, part] of remaining) {
      importing.report(`file ${index + 1} of ${media.length}`)
      const kept =
        part.content === undefined
          ? videoOf(part, importing.errors)
          : await importContent(target, folder, part, part.content, importing)
      if (kept) stored.set(part, kept)
    }
  }
  // All end before an error does, so that no file is written after it.
  const ends = await Promise.allSettled(Array.from({ length: filesAtOnce }, importRemaining))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return media.flatMap(part => stored.get(part) ?? [])
}

/** One more than are inspected at once, so that the next one has been copied. */
const filesAtOnce = 4

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
  { isTrusted, errors }: Importing,
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
    const original = { path, hash, size: (await stat(path)).size }
    const file =
      (isTrusted && describedFile(part, original)) || (await inspectContent(target, part, original, kept))
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

const nameOf = ({ path }: MediaPart): string => path.slice(path.lastIndexOf('/') + 1)

type Original = Pick<InspectedFile, 'path' | 'hash' | 'size'>

/** What the folder says about a file that it has the digest of; undefined when it does not say all of it. */
const describedFile = (part: MediaPart, original: Original): InspectedFile | undefined => {
  const name = nameOf(part)
  const type = fileTypeOf(name)
  const { sha256, image } = part
  if (!type || sha256 === undefined || (type.mimeType.startsWith('image/') && !image)) return undefined
  const { width = null, height = null, animated = false } = image ?? {}
  return { ...original, ...type, name, width, height, kind: animated ? 'gif' : type.kind, changes: [] }
}

const inspectContent = async (
  target: MediaTarget,
  part: MediaPart,
  original: Original,
  kept: string,
): Promise<InspectedFile> => {
  await copyFile(original.path, kept)
  const inspected = await inspectFile(
    target,
    { name: 'import', disconnected: new AbortController().signal },
    { fileName: nameOf(part), ...original },
  )
  return part.sha256 === undefined ? inspected : asExported(inspected, { ...original, path: kept })
}

/**
 * An image was encoded anew when it was uploaded, and encoding it again would change it. Vector images are always rebuilt,
 * because they can contain scripts.
 */
const asExported = (inspected: InspectedFile, original: Original): InspectedFile =>
  inspected.mimeType === svgType ? inspected : { ...inspected, ...original }

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
