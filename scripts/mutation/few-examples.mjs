import { createRequire } from 'node:module'

// In place of fast-check. Its settings can only limit the time, in which a busy machine may not finish a single example.
const fastCheck = createRequire(import.meta.url)('fast-check')

/** A mutant that breaks a property nearly always does so in the first examples. */
const most = 30

const few = ({ numRuns = most, ...parameters } = {}) => ({
  ...parameters,
  numRuns: Math.min(numRuns, most),
  endOnFailure: true,
})

export const { configureGlobal } = fastCheck

export default {
  ...fastCheck,
  assert: (property, parameters) => fastCheck.assert(property, few(parameters)),
}
