import { vi } from 'vitest'
import { waitTimeout } from './test-timeouts.ts'

/** Repeats a call until it succeeds. */
export const eventually = <T>(call: () => Promise<T>): Promise<T> =>
  vi.waitFor(call, { timeout: waitTimeout, interval: 20 })
