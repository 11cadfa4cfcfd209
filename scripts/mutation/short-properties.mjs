import { configureGlobal, readConfigureGlobal } from 'fast-check'

/** In milliseconds. A mutant that breaks a property nearly always does so in the first examples. */
const interruptAfterTimeLimit = 100

configureGlobal({ ...readConfigureGlobal(), interruptAfterTimeLimit, endOnFailure: true })
