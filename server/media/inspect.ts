import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { type FileType, fileTypeOf } from '@ximblox/contract/file-types'
import { refuse } from '../errors.ts'
import type { UploadedFile } from '../http/multipart.ts'
import { demandOf, type Requester } from '../processing/demand.ts'
import type { Processing } from '../processing/processing.ts'

/** An accepted file: its content matches its name. `hash` and `size` are those of the bytes to store. */
export interface InspectedFile extends FileType {
  path: string
  hash: string
  size: number
  width: number | null
  height: number | null
}

/** Refuses unsupported or mislabelled files with `unsupportedFileType`. An image is replaced by its re-encoded version. */
export const inspectFile = async (
  { processing }: { processing: Processing },
  requester: Requester,
  file: UploadedFile,
): Promise<InspectedFile> => {
  const type = fileTypeOf(file.fileName)
  if (!type) throw refuse('unsupportedFileType', 'f')
  const { path } = file
  const rewritten = `${path}-rewritten`
  try {
    const found = await processing.inspect(demandOf(requester), path, rewritten, type.mimeType)
    if (!found) throw refuse('unsupportedFileType', 'f')
    const { width = null, height = null, animated = false } = found
    // Animated images are served unchanged, whatever their format.
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
