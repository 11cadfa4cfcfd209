import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { withTimeout } from '../async/with-timeout.ts'
import type { Tracing } from '../config/config.ts'
import type { Logger } from '../logging/log.ts'
import { version } from '../version.ts'
import { reportOutages } from './report-outages.ts'
import { samplerOf } from './sampler.ts'

/** A collector that does not answer must not delay the end of the process. */
const flushTimeout = 1_000
const maxAttributeLength = 10_000
/** In milliseconds. */
const sendInterval = 1_000

/** Sends the traces of this process to a collector. `stop` sends those that are waiting. */
export const startTracing = ({ endpoint, sampler }: Tracing, log: Logger): { stop(): Promise<void> } => {
  // The collector takes the headers, the timeout and the compression from the environment.
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'ximblox', 'service.version': version }))
      .merge(detectResources({ detectors: [hostDetector, serviceInstanceIdDetector, envDetector] })),
    sampler: samplerOf(sampler),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportOutages(exporter, log),
        scheduledDelayMillis: sendInterval,
      }),
    ],
  })
  const warn = (message: string, ...details: unknown[]) => log.warn({ details }, `OpenTelemetry: ${message}`)
  diag.setLogger({ error: warn, warn, info: () => {}, debug: () => {}, verbose: () => {} }, DiagLogLevel.WARN)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return {
    stop: async () => {
      await withTimeout(provider.shutdown(), flushTimeout, undefined)
      for (const part of [trace, propagation, context, diag]) part.disable()
    },
  }
}
