import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { type Encoding, encodings } from './encoding.ts'

/** An answer in one encoding, its headers ready for `writeHead`: flat lists of names and values. */
export interface Representation {
  etag: string
  headers: string[]
  notModified: string[]
  /** Absent for plain bytes that are kept in their compressed form alone. */
  body: Buffer | undefined
}

/** A whole answer, made once and sent many times. */
export interface Answer {
  status: number
  /** Of the plain bytes. */
  hash: string
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>
}

export interface AnswerParts {
  status: number
  type: string
  cacheControl: string
  headers: readonly string[]
  body: Buffer
  /** The same bytes compressed, where they are at hand. */
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
  const identity = represent('identity', body)
  if (!compressed) return { status, hash, representations: { identity } }
  const { br, gzip } = compressed
  return {
    status,
    hash,
    representations: { identity, br: represent('br', br), gzip: represent('gzip', gzip) },
  }
}

/** Memory that an answer takes, roughly. */
export const sizeOf = ({ representations }: Answer): number =>
  encodings.reduce((sum, encoding) => sum + (representations[encoding]?.body?.length ?? 0), overhead)

const overhead = 4_000

/** The plain bytes, which may be kept in their compressed form alone. */
export const plainBytes = ({ representations: { identity, gzip } }: Answer): Buffer =>
  identity.body ?? zlib.gunzipSync(gzip?.body ?? Buffer.alloc(0))

const brotliAsync = promisify(zlib.brotliCompress)
const gzipAsync = promisify(zlib.gzip)

/** Both compressed forms, made on the thread pool. */
export const compress = async (body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> => {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([brotliAsync(body, { params }), gzipAsync(body, { level: 6 })])
  return { br, gzip: gz }
}
