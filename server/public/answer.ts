import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { brotli, gzip } from '../http/compress.ts'
import { type Encoding, encodings } from '../http/encoding.ts'

/** A response in one encoding. Its headers are prepared for `writeHead` as flat lists of names and values. */
export interface Representation {
  etag: string
  headers: string[]
  notModified: string[]
  /** Absent when only the compressed forms are kept. */
  body: Buffer | undefined
}

/** A complete response, created once and sent many times. */
export interface Answer extends AnswerHead {
  /** The hash of the uncompressed body. */
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

const suffix: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' }

export const makeAnswer = ({
  status,
  type,
  cacheControl,
  headers,
  body,
  compressed,
}: AnswerParts): Answer => {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const represent = (encoding: Encoding, bytes: Buffer): Representation => {
    const etag = `"${hash}${suffix[encoding]}"`
    const notModified = ['ETag', etag, 'Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', ...headers]
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    const content = ['Content-Type', type, 'Content-Length', String(bytes.length), ...encoded]
    return { etag, notModified, headers: [...content, ...notModified], body: bytes }
  }
  const head = { status, type, cacheControl, headers, hash }
  const identity = represent('identity', body)
  if (!compressed) return { ...head, representations: { identity } }
  const { br, gzip } = compressed
  return {
    ...head,
    representations: { identity, br: represent('br', br), gzip: represent('gzip', gzip) },
  }
}

/** Estimates the memory of an answer. */
export const sizeOf = ({ representations }: Answer): number =>
  encodings.reduce((sum, encoding) => sum + (representations[encoding]?.body?.length ?? 0), overhead)

const overhead = 4_000

/** The uncompressed body, decompressed if only the compressed forms are kept. */
export const plainBytes = ({ representations: { identity, gzip } }: Answer): Buffer =>
  identity.body ?? zlib.gunzipSync(gzip?.body ?? Buffer.alloc(0))

/** Compresses a body in both formats. */
export const compress = async (body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> => {
  const [br, gz] = await Promise.all([brotli(body, 5), gzip(body, 6)])
  return { br, gzip: gz }
}
