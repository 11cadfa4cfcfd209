/** In milliseconds; what a visitor does not notice. */
const patience = 300

/** What is awaited, or `instead` when that takes longer than a visitor is kept waiting for something newer. */
export const orBeforeLong = <T>(awaited: Promise<T>, instead: T): Promise<T> => {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(instead), patience)
  return Promise.race([awaited, promise]).finally(() => clearTimeout(timer))
}
