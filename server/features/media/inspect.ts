import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { type FileType, fileTypeOf, nameForType, uploadTypeOf } from '@ximblox/contract/file-types'
import type { FileChange } from '@ximblox/contract/media'
import { refuse } from '../../kernel/errors/errors.ts'
import type { UploadedFile } from '../../kernel/http/multipart.ts'
import { demandOf, type Requester } from '../../kernel/processing/demand.ts'
import type { Processing } from '../../kernel/processing/processing.ts'
import type { InspectionRefusal } from '../../kernel/processing/processing-child.ts'

/** An accepted file. `hash` and `size` are those of the bytes to store, `name` ends as they demand. */
export interface InspectedFile extends FileType {
  name: string
  path: string
  hash: string
  size: number
  width: number | null
  height: number | null
  changes: FileChange[]
}

/**
 * Refuses files that are not accepted, with the reason. An image is replaced by its re-encoded version, whatever its name
 * says; of other files the content has to match the name.
 */
export const inspectFile = async (
  { processing }: { processing: Processing },
  requester: Requester,
  file: UploadedFile,
): Promise<InspectedFile> => {
  const { path, fileName } = file
  const rewritten = `${path}-rewritten`
  try {
    const found = await processing.inspect(
      demandOf(requester),
      path,
      rewritten,
      uploadTypeOf(fileName) ?? null,
    )
    if (!found) throw refuse('fileTooComplex', 'f')
    if ('refusal' in found) throw refusalOf(found)
    const { mimeType, width = null, height = null, animated = false, changes = [] } = found
    const name = nameForType(fileName, mimeType)
    const type = fileTypeOf(name)
    if (!type) throw new Error(`${mimeType} has no extension`)
    // Animated images are served unchanged, whatever their format.
    const kind = animated ? 'gif' : type.kind
    const isRenamed = name !== fileName && !changes.includes('converted')
    const facts = {
      name,
      kind,
      mimeType,
      width,
      height,
      changes: isRenamed ? ['renamed' as const, ...changes] : changes,
    }
    if (width === null) return { ...facts, path, hash: file.hash, size: file.size }
    await rename(rewritten, path)
    return { ...facts, path, ...(await measure(path)) }
  } finally {
    await rm(rewritten, { force: true })
  }
}

const refusalOf = ({ refusal, params }: InspectionRefusal) =>
  refusal === 'tooManyPixels'
    ? refuse(refusal, 'f', { params: { max: params?.max ?? 0 } })
    : refuse(refusal, 'f')

const measure = async (path: string): Promise<{ hash: string; size: number }> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  const { size } = await stat(path)
  return { hash: hash.digest('hex'), size }
}
