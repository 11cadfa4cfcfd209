import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from '../logging/log.ts'

/** Logs once when the collector stops accepting spans, and once when it accepts them again. */
export const reportOutages = (exporter: SpanExporter, log: Pick<Logger, 'warn' | 'info'>): SpanExporter => {
  let lost: number | undefined
  return {
    export: (spans, done) =>
      exporter.export(spans, ({ code, error }) => {
        if (code === ExportResultCode.SUCCESS) {
          if (lost !== undefined) log.info({ lost }, 'the collector accepts traces again')
          lost = undefined
        } else {
          if (lost === undefined) log.warn({ reason: error?.message }, 'the collector does not accept traces')
          lost = (lost ?? 0) + spans.length
        }
        // The processor would report the failure once more.
        done({ code: ExportResultCode.SUCCESS })
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
