import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CropParams } from '@ximblox/contract/blocks'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { Processing } from './processing.ts'
import type { Storage } from './storage.ts'
import type { FileRecord } from './store.ts'

interface Tools {
  storage: Storage
  processing: Processing
}

/** The name in storage of a crop of a picture, made at first demand; nothing when it cannot be made. */
export const cropRendition = async (
  tools: Tools,
  file: FileRecord,
  crop: CropParams,
): Promise<string | undefined> => {
  const name = pageFileHash(file.hash, crop)
  if ((await tools.storage.size(name)) !== undefined) return name
  return tools.processing.make(name, () => make(tools, file, crop, name))
}

const make = async (
  { storage, processing }: Tools,
  file: FileRecord,
  crop: CropParams,
  name: string,
): Promise<string | undefined> => {
  const original = join(storage.temporaryFolder, randomUUID())
  const cropped = `${original}-cropped`
  try {
    await pipeline(storage.read(file.hash), createWriteStream(original, { flags: 'wx', mode: 0o600 }))
    if (!(await processing.crop(original, cropped, file.mimeType, crop))) return
    await storage.keep(cropped, name)
    return name
  } finally {
    await rm(original, { force: true })
    await rm(cropped, { force: true })
  }
}
