import { SpanKind, trace } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'
import { markFailed, tracer } from './in-span.ts'

/**
 * Records a span for a statement that has ended. Statements outside of any span are left out: background work looks for
 * something to do every few seconds.
 */
export const recordQuery = (event: LogEvent): void => {
  if (!trace.getActiveSpan()) return
  const { sql } = event.query
  const span = tracer().startSpan(summaryOf(sql), {
    kind: SpanKind.CLIENT,
    startTime: performance.now() - event.queryDurationMillis,
    // Values are parameters, so the text contains none.
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
  })
  if (event.level === 'error') markFailed(span, event.error)
  span.end()
}

/** What a statement does and to which table, such as `select page`. */
export const summaryOf = (sql: string): string => {
  const text = sql.slice(0, 2_000).replace(/^\/\*.*?\*\//s, '')
  const [verb = 'query'] = /[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update) "?([a-z_]+)/i.exec(text) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}
