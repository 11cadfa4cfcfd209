import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CropParams } from '@ximblox/contract/blocks'
import type { PictureFormat } from '@ximblox/contract/renditions'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { FileRecord } from './page-file-store.ts'
import type { Processing } from './processing.ts'
import type { Storage } from './storage.ts'

interface Tools {
  storage: Storage
  processing: Processing
}

/** What is made of a picture; null leaves that as it is. */
export interface Rendition {
  crop: CropParams | null
  width: number | null
  format: PictureFormat | null
}

export const asItIs: Rendition = { crop: null, width: null, format: null }

type Picture = Pick<FileRecord, 'hash' | 'mimeType'>

/** Names begin with the hash of the content, so that whoever removes that finds what was made of it. */
export const renditionName = (hash: string, { crop, width, format }: Rendition): string => {
  if (!crop && width === null && format === null) return hash
  return [pageFileHash(hash, crop), width && `w${width}`, format].filter(Boolean).join('.')
}

export const renditionType = ({ mimeType }: Picture, { format }: Rendition): string =>
  format === null ? mimeType : `image/${format}`

/** The name in storage of a rendition, made at first demand; nothing when it cannot be made. */
export const storedRendition = async (
  tools: Tools,
  picture: Picture,
  rendition: Rendition,
): Promise<string | undefined> => {
  const name = renditionName(picture.hash, rendition)
  if (name === picture.hash || (await tools.storage.size(name)) !== undefined) return name
  return tools.processing.make(name, () =>
    makeRendition(tools, picture, rendition, async made => {
      await tools.storage.keep(made, name)
      return name
    }),
  )
}

/** Makes a rendition and hands over the temporary file it is in; nothing when it cannot be made. */
export const makeRendition = async <R>(
  { storage, processing }: Tools,
  { hash, mimeType }: Picture,
  rendition: Rendition,
  handOver: (path: string) => Promise<R>,
): Promise<R | undefined> => {
  const original = join(storage.temporaryFolder, randomUUID())
  const made = `${original}-made`
  try {
    await pipeline(storage.read(hash), createWriteStream(original, { flags: 'wx', mode: 0o600 }))
    return (await processing.render(original, made, mimeType, rendition)) ? await handOver(made) : undefined
  } finally {
    await rm(original, { force: true })
    await rm(made, { force: true })
  }
}
