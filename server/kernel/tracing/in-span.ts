import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api'

export const tracer = () => trace.getTracer('ximblox')

/** Does work within a span of a trace. While no traces are recorded, the span is one that does nothing. */
export const inSpan = <R>(name: string, work: () => Promise<R>, attributes: Attributes = {}): Promise<R> =>
  tracer().startActiveSpan(name, { attributes }, async span => {
    try {
      return await work()
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })

/** Without its message, which may quote a value or an address; the log has it. */
export const markFailed = (span: Span, error: unknown): void => {
  const { name, code } = Object(error)
  span.setAttribute('error.type', String(code ?? name ?? typeof error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}
