import { describeTest } from './failures.mjs'

/** The slowest tests of a run, as lines with the seconds that each took. */
export function slowest(tests, count) {
  return tests
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(test => `${(test.duration / 1000).toFixed(1).padStart(6)} s  ${describeTest(test)}`)
}
