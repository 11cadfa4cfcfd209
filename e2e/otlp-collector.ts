import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { PbfReader } from 'pbf'

/** A span as a collector gets it. */
export interface CollectedSpan {
  traceID: string
  id: string
  parentID: string
  name: string
  kind: number
  isError: boolean
  attributes: Record<string, string | number>
  resource: Record<string, string | number>
}

export interface Collector {
  url: string
  spans: CollectedSpan[]
  /** The headers of the last request. */
  headers: () => Record<string, unknown>
  /** The status of the answers from now on. */
  answerWith(status: number): void
  stop(): void
}

/** A stand-in for an OpenTelemetry collector, which keeps the spans that it gets over HTTP in protobuf. */
export const startCollector = async (): Promise<Collector> => {
  const spans: CollectedSpan[] = []
  let headers = {}
  let status = 200
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    headers = request.headers
    if (status === 200 && request.url === '/v1/traces') {
      const message = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
      spans.push(...readSpans(message))
    }
    response.writeHead(status, { 'content-type': 'application/x-protobuf' }).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    headers: () => headers,
    answerWith: code => {
      status = code
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type ReadField = (tag: number, reader: PbfReader) => void

/** Reads the fields of a message, which is the whole buffer or an embedded one. */
const readFields = (reader: PbfReader, read: ReadField, end = reader.length) =>
  reader.readFields((tag, _result, inner) => read(tag, inner), {}, end)
const readMessage = (reader: PbfReader, read: ReadField) =>
  readFields(reader, read, reader.readVarint() + reader.pos)

/** The numbers are those of `opentelemetry/proto/trace/v1/trace.proto`. */
const readSpans = (message: Uint8Array): CollectedSpan[] => {
  const spans: CollectedSpan[] = []
  readFields(new PbfReader(message), (tag, request) => {
    if (tag !== 1) return
    const resource = {}
    const first = spans.length
    readMessage(request, (tag, resourceSpans) => {
      if (tag === 1) readMessage(resourceSpans, (tag, fields) => tag === 1 && readAttribute(fields, resource))
      if (tag === 2)
        readMessage(resourceSpans, (tag, scope) => {
          if (tag === 2) spans.push(readSpan(scope, resource))
        })
    })
    for (const span of spans.slice(first)) span.resource = resource
  })
  return spans
}

const readSpan = (reader: PbfReader, resource: CollectedSpan['resource']): CollectedSpan => {
  const attributes = {}
  const span = { traceID: '', id: '', parentID: '', name: '', kind: 0, isError: false, attributes, resource }
  readMessage(reader, (tag, fields) => {
    if (tag === 1) span.traceID = hex(fields)
    if (tag === 2) span.id = hex(fields)
    if (tag === 4) span.parentID = hex(fields)
    if (tag === 5) span.name = fields.readString()
    if (tag === 6) span.kind = fields.readVarint()
    if (tag === 9) readAttribute(fields, attributes)
    if (tag === 15)
      readMessage(fields, (tag, state) => {
        if (tag === 3) span.isError = state.readVarint() === 2
      })
  })
  return span
}

const hex = (reader: PbfReader) => Buffer.from(reader.readBytes()).toString('hex')

const readAttribute = (reader: PbfReader, into: Record<string, string | number>) => {
  let key = ''
  let value: string | number = ''
  readMessage(reader, (tag, fields) => {
    if (tag === 1) key = fields.readString()
    if (tag === 2)
      readMessage(fields, (tag, any) => {
        if (tag === 1) value = any.readString()
        if (tag === 3) value = any.readVarint()
      })
  })
  into[key] = value
}
