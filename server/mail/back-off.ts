const initialDelay = 15_000
const maxDelay = 3_600_000

/** How long to wait after so many attempts: soon at first, every hour in the end. */
export const backOff = (attempts: number): number => Math.min(initialDelay * 2 ** (attempts - 1), maxDelay)
