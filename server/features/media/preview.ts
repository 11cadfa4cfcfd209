import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Input } from '@ximblox/contract/call'
import { svgType } from '@ximblox/contract/file-types'
import type { mediaFiles } from '@ximblox/contract/media-files'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { answerFile, type FileAnswer, type FileRequest, isCurrent } from '../../kernel/http/file-answer.ts'
import { permitUser } from '../../kernel/permit.ts'
import { demandOf, requesterOf } from '../../kernel/processing/demand.ts'
import { original, type Rendition } from '../../kernel/processing/rendition.ts'
import { type FileRecord, findFiles } from './page-file-store.ts'
import { makeRendition, renditionName, renditionType, storedRendition } from './rendition.ts'

type Media = typeof mediaFiles

/** For users only. Browsers revalidate it each time, so that a replaced image is visible at once. */
const cacheControl = 'private, no-cache'

/** The width of a crop when none was requested. */
const maxWidth = 2560

/** Serves an image of the library in its original or a smaller size. */
export const previewImage = async (
  app: App,
  actor: Actor,
  { query: { imageID, w } }: Input<Media['previewImage']>,
  { headers, disconnected }: FileRequest,
): Promise<FileAnswer> => {
  permitUser(actor)
  const picture = await pictureOf(app, imageID)
  const rendition = w === undefined ? original : { crop: null, width: w, format: 'webp' as const }
  const name = await storedRendition(app, requesterOf(actor, disconnected), picture, rendition)
  if (name === undefined) throw refuse('unsupportedFileType')
  return answerPreview(app, name, picture, { rendition }, headers)
}

/** Serves any file of the library for download. */
export const getOriginal = async (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Media['getOriginal']>,
  { headers }: Pick<FileRequest, 'headers'>,
): Promise<FileAnswer> => {
  permitUser(actor)
  const file = await recordOf(app, id)
  return answerPreview(app, file.hash, file, { rendition: original, inline: false }, headers)
}

/**
 * Renders a temporary crop. It is not stored, so that requesting many crops does not fill the disk. A client that has
 * it already gets 304 before anything is rendered.
 */
export const previewCrop = async (
  app: App,
  actor: Actor,
  { query: { imageID, w = maxWidth, v: _v, ...crop } }: Input<Media['previewCrop']>,
  { headers, disconnected }: FileRequest,
): Promise<FileAnswer> => {
  permitUser(actor)
  const picture = await pictureOf(app, imageID)
  if (picture.mimeType === svgType)
    return answerPreview(app, picture.hash, picture, { rendition: original }, headers)
  const rendition = { crop, width: w, format: 'webp' as const }
  const served = servedAs(picture, rendition)
  if (isCurrent(headers, served.tag)) return answerFile({ ...served, size: 0, open: nothing }, headers)
  const bytes = await makeRendition(
    app,
    demandOf(requesterOf(actor, disconnected)),
    picture,
    rendition,
    path => readFile(path),
  )
  if (!bytes) throw refuse('unsupportedFileType')
  const open = ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)])
  return answerFile({ ...served, size: bytes.length, open }, headers)
}

/** `id` is the id of the file. */
type Content = Pick<FileRecord, 'id' | 'name' | 'hash' | 'mimeType'>

/** Serves stored content to users only. */
const answerPreview = async (
  app: Pick<App, 'storage' | 'missingFiles'>,
  name: string,
  content: Content,
  { rendition, inline = true }: { rendition: Rendition; inline?: boolean },
  headers: FileRequest['headers'],
): Promise<FileAnswer> => {
  const size = await app.storage.size(name)
  if (size === undefined) {
    if (name === content.hash) app.missingFiles.report(content)
    throw refuse('mediaNotFound')
  }
  const open = (range?: { start: number; end: number }) => app.storage.read(name, range)
  return answerFile({ ...servedAs(content, rendition), inline, size, open }, headers)
}

/** Serves content that is not in the library any more, for download or as an image in a fixed width. */
export const answerContent = async (
  app: App,
  actor: Actor,
  content: Content,
  w: number | undefined,
  { headers, disconnected }: FileRequest,
): Promise<FileAnswer> => {
  const rendition = w === undefined ? original : { crop: null, width: w, format: 'webp' as const }
  if (w !== undefined && !content.mimeType.startsWith('image/')) throw refuse('unsupportedFileType')
  const name = await storedRendition(app, requesterOf(actor, disconnected), content, rendition)
  if (name === undefined) throw refuse('unsupportedFileType')
  return answerPreview(app, name, content, { rendition, inline: w !== undefined }, headers)
}

const recordOf = async (app: App, id: number): Promise<FileRecord> => {
  const file = (await findFiles(app.db, [id])).get(id)
  if (!file) throw refuse('mediaNotFound')
  return file
}

const pictureOf = async (app: App, id: number): Promise<FileRecord> => {
  const picture = await recordOf(app, id)
  if (!picture.mimeType.startsWith('image/')) throw refuse('unsupportedFileType')
  return picture
}

const servedAs = (picture: Content, rendition: Rendition) => ({
  fileName: picture.name,
  mimeType: renditionType(picture, rendition),
  tag: renditionName(picture.hash, rendition),
  cacheControl,
  inline: true,
})

const nothing = () => Readable.from([])
