const initialDelay = 15_000
const maxDelay = 3_600_000

/** The delay after this many attempts: short at first, one hour in the end. */
export const backOff = (attempts: number): number => Math.min(initialDelay * 2 ** (attempts - 1), maxDelay)
