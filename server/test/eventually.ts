import { vi } from 'vitest'

/** Repeats a check until it passes. The limit is generous, because a busy machine must not fail a test. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 })
