import { inject, vi } from 'vitest'

/** Repeats a check until it passes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: inject('waitTimeout'), interval: 20 })

/** Waits for a moment that passes quickly. */
export const until = <T>(condition: () => T | Promise<T>): Promise<T> =>
  vi.waitUntil(condition, { timeout: inject('waitTimeout'), interval: 1 })
