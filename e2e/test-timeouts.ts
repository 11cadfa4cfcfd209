/** The limit of every wait in milliseconds. A slow machine must not fail a test: what is waited for comes, or never does. */
export const waitTimeout = 120_000

/** The limit for the start of a process: a first start makes the starter site. */
export const startTimeout = 600_000

/** The limit of a test and of a hook, which may contain several of these. */
export const testTimeout = 1_200_000
