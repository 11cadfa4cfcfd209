import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from '../config/config.ts'

/** Decides which traces are recorded. With `parentbased`, the service that began a trace decides for all others. */
export const samplerOf = ({ name, ratio }: Tracing['sampler']): Sampler => {
  const root = roots[name.replace('parentbased_', '')]?.(ratio) ?? new AlwaysOnSampler()
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

const roots: Record<string, (ratio: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: ratio => new TraceIdRatioBasedSampler(ratio),
}
