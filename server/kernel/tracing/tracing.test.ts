import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { ExportResultCode } from '@opentelemetry/core'
import {
  InMemorySpanExporter,
  SamplingDecision,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { markFailed } from './in-span.ts'
import { summaryOf } from './query-span.ts'
import { reportOutages } from './report-outages.ts'
import { samplerOf } from './sampler.ts'

describe('the name of a statement’s span', () => {
  it.each([
    ['select "id" from "page" where "id" = $1', 'select page'],
    ['/* prepared */ select 1 from live_path', 'select live_path'],
    ['insert into "audit" ("kind") values ($1)', 'insert audit'],
    ['update "mail" set "secret" = $1', 'update mail'],
    ['begin', 'begin'],
    ['\n  with given as (select $1) select * from given', 'with given'],
    ['', 'query'],
  ])('is what %j does and to which table', (statement, name) => {
    expect(summaryOf(statement)).toBe(name)
  })
})

describe('the settings for traces', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.org' }
  const tracing = (settings: Record<string, string>) => readConfig(settings).tracing

  it('record nothing without a collector, and everything with one', () => {
    expect(tracing({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined()
    expect(tracing(collector)).toEqual({
      endpoint: 'https://collector.example.org',
      sampler: { name: 'parentbased_always_on', ratio: 1 },
    })
  })

  it('refuse a protocol, a sampler and a share that would be ignored', () => {
    const wrong = {
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_TRACES_SAMPLER_ARG: '10',
    }
    for (const [name, value] of Object.entries(wrong))
      expect(() => tracing({ ...collector, [name]: value })).toThrow(`invalid setting: ${name}: must be`)
  })
})

describe('a sampler', () => {
  const share = (name: Parameters<typeof samplerOf>[0]['name'], ratio: number) => {
    const sampler = samplerOf({ name, ratio })
    const ids = Array.from({ length: 1_000 }, () => crypto.randomUUID().replaceAll('-', ''))
    const recorded = ids.filter(id => {
      const { decision } = sampler.shouldSample(ROOT_CONTEXT, id, 'GET page', SpanKind.SERVER, {}, [])
      return decision === SamplingDecision.RECORD_AND_SAMPLED
    })
    return recorded.length / ids.length
  }

  it('records all traces, none or a share of them', () => {
    expect(share('parentbased_always_on', 0)).toBe(1)
    expect(share('always_on', 0)).toBe(1)
    expect(share('always_off', 1)).toBe(0)
    expect(share('parentbased_always_off', 1)).toBe(0)
    expect(share('parentbased_traceidratio', 0)).toBe(0)
    expect(share('traceidratio', 0.5)).toBeGreaterThan(0.4)
    expect(share('traceidratio', 0.5)).toBeLessThan(0.6)
  })
})

describe('a failure', () => {
  it('is marked by its code, without the value that its message quotes', () => {
    const exporter = new InMemorySpanExporter()
    const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
    const span = provider.getTracer('test').startSpan('select page')
    const message = 'invalid input syntax for type bigint: "someone@example.org"'
    markFailed(span, Object.assign(new Error(message), { code: '22P02' }))
    span.end()
    const [ended] = exporter.getFinishedSpans()
    expect([ended?.attributes, ended?.status]).toEqual([
      { 'error.type': '22P02' },
      { code: SpanStatusCode.ERROR },
    ])
  })
})

describe('an outage of the collector', () => {
  it('is logged when it begins and when it ends, with the number of lost spans', () => {
    const lines: unknown[] = []
    let code = ExportResultCode.FAILED
    const exporter = reportOutages(
      {
        export: (_spans, done) => done({ code, error: new Error('connect ECONNREFUSED') }),
        shutdown: async () => {},
      },
      {
        warn: (...line: unknown[]) => void lines.push(line),
        info: (...line: unknown[]) => void lines.push(line),
      },
    )
    const results: unknown[] = []
    const send = () => exporter.export([], result => results.push(result.code))
    send()
    send()
    code = ExportResultCode.SUCCESS
    send()
    send()
    expect(results).toEqual(Array.from({ length: 4 }, () => ExportResultCode.SUCCESS))
    expect(lines).toEqual([
      [{ reason: 'connect ECONNREFUSED' }, 'the collector does not accept traces'],
      [{ lost: 0 }, 'the collector accepts traces again'],
    ])
  })
})
