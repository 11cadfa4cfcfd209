import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import { type ErrorEntry, errorAt, type PlainErrorName } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app-context.ts'
import { Refusal, refuse, refuseAny } from '../errors/errors.ts'
import { type DiskSpace, isOutOfSpace } from '../files/disk-space.ts'

/** A file as it was sent, in a temporary folder. */
export interface UploadedFile {
  /** As sent by the client, unchecked. */
  fileName: string
  path: string
  size: number
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string
}

export interface Upload {
  fields: Record<string, string>
  /** Absent when none was sent. */
  file: UploadedFile | undefined
  /** Aborts when the client disconnects. */
  disconnected: AbortSignal
  /** Removes the temporary file, unless the storage has taken it over. */
  discard(): Promise<void>
}

/** The maximum size of a file, and the error code when it is larger. */
export interface FileLimit {
  bytes: number
  tooLarge: PlainErrorName
}

type Space = Pick<DiskSpace, 'hasRoomFor'>

interface ExpectedFile extends FileLimit {
  /** The name of the part that contains the file. */
  part: string
}

export const mediaFile: FileLimit = { bytes: limits.mediaFileBytes, tooLarge: 'fileTooLarge' }

// File names are not repaired but refused, and oversized parts are reported instead of dropped.
const parsing = {
  preservePath: true,
  throwFileSizeLimit: false,
  limits: { parts: 50, fields: 40, fieldSize: 65_536, headerPairs: 100 },
}

/**
 * Streams the file of a multipart request, at most one, to a temporary file, and collects the fields around it. The
 * request is always read to its end, so that the client can read the response. A refused request leaves no file behind.
 */
export const readUpload = async (
  app: { storage: Pick<App['storage'], 'temporaryFolder'>; disk: Space },
  request: FastifyRequest,
  expected: ExpectedFile,
): Promise<Omit<Upload, 'disconnected'>> => {
  if (!request.isMultipart()) throw refuse('malformedRequest', '', { status: 415 })
  const path = join(app.storage.temporaryFolder, randomUUID())
  const discard = () => rm(path, { force: true })
  try {
    const { fields, file, errors } = await readParts(request, path, expected, app.disk)
    refuseAny(errors)
    return { fields, file, discard }
  } catch (error) {
    await discard()
    throw refusalOf(error)
  }
}

const readParts = async (request: FastifyRequest, path: string, expected: ExpectedFile, disk: Space) => {
  const fields = new Map<string, string>()
  const errors: ErrorEntry[] = []
  const addError = (property: string, name: PlainErrorName) => void errors.push(errorAt(property, name))
  let file: UploadedFile | undefined

  const limited = { ...parsing, limits: { ...parsing.limits, fileSize: expected.bytes } }
  for await (const part of request.parts(limited)) {
    const name = part.fieldname ?? ''
    if (part.type === 'field') {
      const value = valueOf(part)
      if (value === undefined || fields.has(name))
        addError(name, fields.has(name) ? 'duplicateField' : 'fieldTooLarge')
      else fields.set(name, value)
    } else if (name !== expected.part || file) {
      addError(name, file && name === expected.part ? 'duplicateField' : 'unknownField')
      part.file.resume()
    } else {
      const received = await receive(part, path, disk, Number(request.headers['content-length'] ?? 0))
      file = received.file
      if (received.isRefused) addError(expected.part, 'noSpaceForFile')
      else if (part.file.truncated) addError(expected.part, expected.tooLarge)
      else if (file.size === 0) addError(expected.part, 'fileRequired')
    }
  }
  return { fields: Object.fromEntries(fields), file, errors }
}

const valueOf = (part: MultipartValue): string | undefined =>
  typeof part.value === 'string' && !part.valueTruncated ? part.value : undefined

interface Received {
  file: UploadedFile
  /** True when there was not enough space. */
  isRefused: boolean
}

/** Free space is checked again after this many bytes, because other uploads use space at the same time. */
const recheckAfter = 4 * 1024 * 1024

/** Writes the file to its temporary path. When there is not enough space, it is read to its end but not written. */
const receive = async (
  part: MultipartFile,
  path: string,
  disk: Space,
  expected: number,
): Promise<Received> => {
  const hash = createHash('sha256')
  let size = 0
  let unchecked = 0
  let handle: FileHandle | undefined
  let isRefused = !(await disk.hasRoomFor(expected))
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length
      unchecked += chunk.length
      if (isRefused) continue
      hash.update(chunk)
      if (unchecked >= recheckAfter) {
        unchecked = 0
        if (!(await disk.hasRoomFor(0))) isRefused = true
      }
      try {
        handle ??= await open(path, 'wx', 0o600)
        await handle.appendFile(chunk)
      } catch (error) {
        if (!isOutOfSpace(error)) throw error
        isRefused = true
      }
    }
  } finally {
    await handle?.close()
  }
  // Browsers write a quotation mark so.
  const fileName = (part.filename ?? '').replaceAll('%22', '"')
  const file = { fileName, path, size, hash: hash.digest('hex') }
  return { file, isRefused }
}

const interruptedCodes = ['FST_MP_PREMATURE_CLOSE', 'ECONNRESET']
const malformedCodes = [
  'FST_FIELDS_LIMIT',
  'FST_PARTS_LIMIT',
  'FST_PROTO_VIOLATION',
  'FST_INVALID_JSON_FIELD_ERROR',
]

/** Converts errors of the parser into refusals. Other errors are returned unchanged. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof Refusal) return error
  const code = 'code' in error ? String(error.code) : ''
  if (interruptedCodes.includes(code) || /terminated early|unexpected end/i.test(error.message))
    return refuse('uploadIncomplete')
  if (malformedCodes.includes(code)) return refuse('invalidValue')
  if (/^Multipart: Boundary not found|^Malformed/.test(error.message)) return refuse('malformedRequest')
  return error
}
