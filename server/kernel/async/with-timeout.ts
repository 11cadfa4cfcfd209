/** In milliseconds. A visitor hardly notices this wait for something newer than what can be sent at once. */
export const freshTimeout = 300

/** Resolves to the promise's value, or to `fallback` when that takes longer than `ms`. */
export const withTimeout = <T, F>(promise: Promise<T>, ms: number, fallback: F): Promise<T | F> => {
  const { promise: expired, resolve } = Promise.withResolvers<F>()
  const timer = setTimeout(() => resolve(fallback), ms)
  return Promise.race([promise, expired]).finally(() => clearTimeout(timer))
}
