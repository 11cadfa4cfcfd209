import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { svgType } from '@ximblox/contract/file-types'
import { byteRange } from './byte-range.ts'

/** A response that is a file instead of JSON. */
export interface FileAnswer {
  status: number
  headers: Record<string, string>
  body: Readable | null
}

/** The parts of a request that a file response depends on besides the input. */
export interface FileRequest {
  headers: IncomingHttpHeaders
  /** Aborts when the client disconnects. */
  disconnected: AbortSignal
}

export interface ServedFile {
  fileName: string
  mimeType: string
  size: number
  /** Identifies exactly these bytes. */
  tag: string
  cacheControl: string
  /** True to display the file in the browser, false to download it. */
  inline: boolean
  open(range?: { start: number; end: number }): Readable
}

/** Vector images need their own styles and the images in them. */
const vectorPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Responds with a file, a part of it, or 304 when the client has it already. */
export const answerFile = (file: ServedFile, request: IncomingHttpHeaders): FileAnswer => {
  const etag = `"${file.tag}"`
  const headers = {
    etag,
    'cache-control': file.cacheControl,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    // What visitors may see may also be shown on other sites, which read the content of this one.
    ...(file.cacheControl.startsWith('public') && { 'cross-origin-resource-policy': 'cross-origin' }),
    // If a browser ever displays an uploaded file as a document, it can do nothing.
    'content-security-policy': file.mimeType === svgType ? vectorPolicy : "default-src 'none'; sandbox",
  }
  if (isCurrent(request, file.tag)) return { status: 304, headers, body: null }

  const range = byteRange(rangeHeader(request, etag), file.size)
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` }, body: null }
  }
  const content = {
    ...headers,
    'content-type': file.mimeType,
    'content-disposition': file.inline ? 'inline' : attachment(file.fileName),
  }
  if (range === 'whole') {
    return { status: 200, headers: { ...content, 'content-length': String(file.size) }, body: file.open() }
  }
  const { start, end } = range
  const part = {
    'content-range': `bytes ${start}-${end}/${file.size}`,
    'content-length': String(end - start + 1),
  }
  return { status: 206, headers: { ...content, ...part }, body: file.open(range) }
}

/** True when the client already has the bytes of this tag. */
export const isCurrent = ({ 'if-none-match': header = '' }: IncomingHttpHeaders, tag: string): boolean =>
  header === '*' || header.split(',').some(known => known.trim().replace(/^W\//, '') === `"${tag}"`)

/** A range of a different version would not fit what the client has. */
const rangeHeader = (request: IncomingHttpHeaders, etag: string): string | undefined => {
  const condition = request['if-range']
  return condition === undefined || condition === etag ? request.range : undefined
}

const attachment = (fileName: string): string => {
  const plain = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
