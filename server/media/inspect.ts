import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { type FileType, fileTypeOf } from '@ximblox/contract/file-types'
import { refuse } from '../errors.ts'
import type { UploadedFile } from '../http/multipart.ts'
import { demandOf, type Requester } from './demand.ts'
import type { Processing } from './processing.ts'

/** A file that may be kept: its content agrees with its name; `hash` and `size` are of the bytes to keep. */
export interface InspectedFile extends FileType {
  path: string
  hash: string
  size: number
  width: number | null
  height: number | null
}

/** Refuses with ML_05 what is not taken or not what it says. A picture is replaced by its rewritten self. */
export const inspectFile = async (
  { processing }: { processing: Processing },
  requester: Requester,
  file: UploadedFile,
): Promise<InspectedFile> => {
  const type = fileTypeOf(file.fileName)
  if (!type) throw refuse('ML_05', 'f')
  const { path } = file
  const rewritten = `${path}-rewritten`
  try {
    const found = await processing.inspect(demandOf(requester), path, rewritten, type.mimeType)
    if (!found) throw refuse('ML_05', 'f')
    const { width = null, height = null, animated = false } = found
    // What moves is drawn as it is, whatever its format.
    const kind = animated ? 'gif' : type.kind
    if (width === null) return { ...type, path, hash: file.hash, size: file.size, width, height }
    await rename(rewritten, path)
    return { ...type, kind, path, ...(await measure(path)), width, height }
  } finally {
    await rm(rewritten, { force: true })
  }
}

const measure = async (path: string): Promise<{ hash: string; size: number }> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  const { size } = await stat(path)
  return { hash: hash.digest('hex'), size }
}
