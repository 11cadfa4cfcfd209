import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CropParams } from '@ximblox/contract/blocks'
import type { ImageFormat } from '@ximblox/contract/renditions'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { refuse } from '../errors.ts'
import type { Demand, Requester } from './demand.ts'
import type { MissingFiles } from './missing-files.ts'
import type { FileRecord } from './page-file-store.ts'
import type { Processing } from './processing.ts'
import type { Storage } from './storage.ts'

interface Tools {
  storage: Storage
  processing: Processing
  missingFiles: MissingFiles
}

/** What is made of a picture; null leaves that as it is. */
export interface Rendition {
  crop: CropParams | null
  width: number | null
  format: ImageFormat | null
}

export const original: Rendition = { crop: null, width: null, format: null }

type Picture = Pick<FileRecord, 'id' | 'hash' | 'mimeType'>

/** Names begin with the hash of the content, so that whoever removes that finds what was made of it. */
export const renditionName = (hash: string, { crop, width, format }: Rendition): string => {
  if (!crop && width === null && format === null) return hash
  return [pageFileHash(hash, crop), width && `w${width}`, format].filter(Boolean).join('.')
}

export const renditionType = ({ mimeType }: Pick<Picture, 'mimeType'>, { format }: Rendition): string =>
  format === null ? mimeType : `image/${format}`

/** The name in storage of a rendition, made at first demand; nothing when it cannot be made. */
export const storedRendition = async (
  tools: Tools,
  requester: Requester,
  picture: Picture,
  rendition: Rendition,
): Promise<string | undefined> => {
  const name = renditionName(picture.hash, rendition)
  if (name === picture.hash || (await tools.storage.size(name)) !== undefined) return name
  return tools.processing.make(name, requester, demand =>
    makeRendition(tools, demand, picture, rendition, async made => {
      await tools.storage.put(made, name)
      return name
    }),
  )
}

/** Makes a rendition and hands over the temporary file it is in; nothing when it cannot be made. */
export const makeRendition = async <R>(
  { storage, processing, missingFiles }: Tools,
  demand: Demand,
  picture: Picture,
  rendition: Rendition,
  handOver: (path: string) => Promise<R>,
): Promise<R | undefined> => {
  const { hash, mimeType } = picture
  const input = join(storage.temporaryFolder, randomUUID())
  const output = `${input}-made`
  const prepare = async (signal: AbortSignal) => {
    if ((await storage.size(hash)) === undefined) {
      missingFiles.report(picture)
      throw refuse('ML_04')
    }
    await pipeline(storage.read(hash), createWriteStream(input, { flags: 'wx', mode: 0o600 }), { signal })
  }
  try {
    const isMade = await processing.render(demand, { input, output, mimeType, rendition, prepare })
    return isMade ? await handOver(output) : undefined
  } finally {
    await rm(input, { force: true })
    await rm(output, { force: true })
  }
}
