import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { brotli, gzip } from '../../kernel/http/compress.ts'
import { type Compression, type Encoding, encodings } from '../../kernel/http/encoding.ts'

/** A response in one encoding. Its headers are prepared for `writeHead` as flat lists of names and values. */
export interface Representation {
  headers: string[]
  notModified: string[]
  /** Absent when only the compressed forms are kept. */
  body: Buffer | undefined
}

/** A complete response, created once and sent many times. It is compressed for the first client that asks for an encoding. */
export interface Answer extends AnswerHead {
  /** The hash of the uncompressed body, which the entity tags contain. */
  hash: string
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>
}

interface AnswerHead {
  status: number
  type: string
  cacheControl: string
  headers: readonly string[]
}

export interface AnswerParts extends AnswerHead {
  body: Buffer
  /** The compressed body, if available. */
  compressed?: { br: Buffer; gzip: Buffer }
}

export const makeAnswer = ({ compressed, ...parts }: AnswerParts): Answer => {
  const { status, type, cacheControl, headers, body } = parts
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const head = { status, type, cacheControl, headers, hash }
  const answer = { ...head, representations: { identity: represent(head, 'identity', body) } }
  if (!compressed) return answer
  return withEncoding(withEncoding(answer, 'gzip', compressed.gzip), 'br', compressed.br)
}

type Head = Omit<Answer, 'representations'>

/** The same answer with its body in one more encoding. */
export const withEncoding = (answer: Answer, encoding: Compression, bytes: Buffer): Answer => ({
  ...answer,
  representations: { ...answer.representations, [encoding]: represent(answer, encoding, bytes) },
})

/** The same answer with other headers. */
export const withHeaders = (answer: Answer, change: Pick<AnswerHead, 'cacheControl' | 'headers'>): Answer => {
  const head = { ...answer, ...change }
  const changed = (encoding: Encoding, { headers, notModified, body }: Representation): Representation => {
    const ofContent = headers.slice(0, headers.length - notModified.length)
    const ofAnswer = notModifiedHeaders(head, encoding)
    return { headers: [...ofContent, ...ofAnswer], notModified: ofAnswer, body }
  }
  const { identity, br, gzip } = answer.representations
  return {
    ...head,
    representations: {
      identity: changed('identity', identity),
      ...(br && { br: changed('br', br) }),
      ...(gzip && { gzip: changed('gzip', gzip) }),
    },
  }
}

/** The same answer without its uncompressed body, which is made from a compressed one when a client asks for it. */
export const withoutPlainBody = (answer: Answer): Answer => ({
  ...answer,
  representations: {
    ...answer.representations,
    identity: { ...answer.representations.identity, body: undefined },
  },
})

const represent = (head: Head, encoding: Encoding, bytes: Buffer): Representation => {
  const notModified = notModifiedHeaders(head, encoding)
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const content = ['Content-Type', head.type, 'Content-Length', String(bytes.length), ...encoded]
  return { notModified, headers: [...content, ...notModified], body: inOwnMemory(bytes) }
}

/** Most bodies are a part of a larger piece of memory, all of which would be kept as long as they are. */
const inOwnMemory = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** The headers for clients that already have the answer in an encoding, which need not have been made here. */
export const notModifiedHeaders = (head: Head, encoding: Encoding): string[] => [
  'ETag',
  entityTag(head, encoding),
  'Cache-Control',
  head.cacheControl,
  'Vary',
  'Accept-Encoding',
  ...head.headers,
]

export const entityTag = ({ hash }: Pick<Answer, 'hash'>, encoding: Encoding): string =>
  `"${hash}${suffix[encoding]}"`

const suffix: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' }

/** Estimates the memory of an answer. */
export const sizeOf = ({ representations }: Answer): number =>
  encodings.reduce((sum, encoding) => sum + (representations[encoding]?.body?.length ?? 0), overhead)

const overhead = 4_000

/** The uncompressed body, decompressed if only a compressed form is kept. */
export const plainBytes = ({ representations: { identity, br, gzip } }: Answer): Buffer => {
  if (identity.body) return identity.body
  return br?.body ? zlib.brotliDecompressSync(br.body) : zlib.gunzipSync(gzip?.body ?? Buffer.alloc(0))
}

export const compressTo: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: body => brotli(body, 5),
  gzip: body => gzip(body, 6),
}

/** Compresses a body in both formats. */
export const compress = async (body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> => {
  const [br, gz] = await Promise.all([compressTo.br(body), compressTo.gzip(body)])
  return { br, gzip: gz }
}
