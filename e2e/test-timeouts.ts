/** The limit of every wait in milliseconds. A slow machine must not fail a test: what is waited for comes, or never does. */
export const waitTimeout = 120_000

/** The limit of a test, of a hook, and of the start of a process: the first one of the product makes the starter site. */
export const testTimeout = 1_200_000
