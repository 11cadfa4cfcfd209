import type { IncomingMessage, ServerResponse } from 'node:http'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { pathForLog } from '../logging/request-context.ts'
import { classOf, type RequestClass } from '../measures.ts'
import { tracer } from './in-span.ts'
import type { Trace } from './trace-header.ts'

export interface RequestSpan {
  trace: Trace
  /** Runs work whose spans belong to the request. */
  run<R>(work: () => R): R
}

/** They are many, and all alike. */
const untraced: ReadonlySet<RequestClass> = new Set(['health', 'asset'])

/** Starts the span of a request, which ends with its answer. It continues the trace of a `traceparent` header. */
export const startRequestSpan = (
  request: IncomingMessage,
  response: ServerResponse,
): RequestSpan | undefined => {
  const { method = 'GET', url = '/', headers } = request
  const of = classOf(url)
  if (untraced.has(of)) return
  const parent = propagation.extract(ROOT_CONTEXT, headers)
  const attributes = {
    'http.request.method': method,
    'url.path': pathForLog(url),
    'ximblox.request.class': of,
  }
  const span = tracer().startSpan(`${method} ${of}`, { kind: SpanKind.SERVER, attributes }, parent)
  response.once('close', () => {
    if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode)
    if (response.headersSent && response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  const { traceId, spanId, traceFlags } = span.spanContext()
  const flags = traceFlags.toString(16).padStart(2, '0')
  const active = trace.setSpan(parent, span)
  return {
    trace: { id: traceId, answer: `00-${traceId}-${spanId}-${flags}` },
    run: work => context.with(active, work),
  }
}

/** Names the span of the current request after the route that answers it. */
export const nameRequestSpan = (method: string, route: string): void => {
  trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute('http.route', route)
}
