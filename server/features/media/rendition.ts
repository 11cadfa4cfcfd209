import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { svgType } from '@ximblox/contract/file-types'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { refuse } from '../../kernel/errors/errors.ts'
import type { Demand, Requester } from '../../kernel/processing/demand.ts'
import type { Processing } from '../../kernel/processing/processing.ts'
import type { Rendition } from '../../kernel/processing/rendition.ts'
import type { MissingFiles } from '../../kernel/storage/missing-files.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import type { FileRecord } from './page-file-store.ts'

interface Tools {
  storage: Storage
  processing: Processing
  missingFiles: MissingFiles
}

type Picture = Pick<FileRecord, 'id' | 'hash' | 'mimeType'>

/**
 * The storage name of a rendition. It begins with the hash of the content, so that removing the content also finds its
 * renditions.
 */
export const renditionName = (hash: string, { crop, width, format }: Rendition): string => {
  if (!crop && width === null && format === null) return hash
  return [pageFileHash(hash, crop), width && `w${width}`, format].filter(Boolean).join('.')
}

export const renditionType = ({ mimeType }: Pick<Picture, 'mimeType'>, { format }: Rendition): string =>
  format === null || mimeType === svgType ? mimeType : `image/${format}`

/**
 * Returns the storage name of a rendition, which is created on first demand. Undefined when it cannot be created. Vector
 * images have none, because the time to render them cannot be bounded.
 */
export const storedRendition = async (
  tools: Tools,
  requester: Requester,
  picture: Picture,
  rendition: Rendition,
): Promise<string | undefined> => {
  if (picture.mimeType === svgType) return picture.hash
  const name = renditionName(picture.hash, rendition)
  if (name === picture.hash || (await tools.storage.size(name)) !== undefined) return name
  return tools.processing.make(name, requester, demand =>
    makeRendition(tools, demand, picture, rendition, async rendered => {
      await tools.storage.put(rendered, name)
      return name
    }),
  )
}

/** Creates a rendition and passes its temporary file to `handOver`. Returns undefined when it cannot be created. */
export const makeRendition = async <R>(
  { storage, processing, missingFiles }: Tools,
  demand: Demand,
  picture: Picture,
  rendition: Rendition,
  handOver: (path: string) => Promise<R>,
): Promise<R | undefined> => {
  const { mimeType } = picture
  const input = join(storage.temporaryFolder, randomUUID())
  const output = `${input}-made`
  const prepare = (signal: AbortSignal) => copyPicture({ storage, missingFiles }, picture, input, signal)
  try {
    const isMade = await processing.render(demand, { input, output, mimeType, rendition, prepare })
    return isMade ? await handOver(output) : undefined
  } finally {
    await rm(input, { force: true })
    await rm(output, { force: true })
  }
}

/** Copies the content of an image to a temporary file. */
export const copyPicture = async (
  { storage, missingFiles }: Pick<Tools, 'storage' | 'missingFiles'>,
  picture: Picture,
  path: string,
  signal: AbortSignal,
): Promise<void> => {
  if ((await storage.size(picture.hash)) === undefined) {
    missingFiles.report(picture)
    throw refuse('mediaNotFound')
  }
  await pipeline(storage.read(picture.hash), createWriteStream(path, { flags: 'wx', mode: 0o600 }), {
    signal,
  })
}
