import { configureGlobal, readConfigureGlobal } from 'fast-check'

/**
 * In milliseconds. A mutant that breaks a property nearly always does so in the first examples; the first has to end within
 * this time, which takes longer with a database.
 */
const interruptAfterTimeLimit = process.env.MUTATION_PROJECT === 'database' ? 10_000 : 250

configureGlobal({ ...readConfigureGlobal(), interruptAfterTimeLimit, endOnFailure: true })
