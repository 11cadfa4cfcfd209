import { describe, expect, test } from 'vitest'
import { describeTest, emptyReport, failuresOf, repeating, replaced, tally } from './failures.mjs'

const passed = { name: 'a > is', state: 'passed', line: 3, saved: [] }
const failed = { name: 'b > is', state: 'failed', line: 7, saved: ['b.png'] }
const fileWith = (name, ...tests) => ({ file: name, tests, hooks: [], isBroken: false, saved: [] })
const broken = name => ({ ...fileWith(name), isBroken: true })
const hooked = { ...fileWith('h.test.ts', passed), hooks: [{ name: 'a', line: 2, saved: [] }] }
const reportOf = (...files) => ({ files, unhandled: 0 })
const mixed = reportOf(fileWith('x.test.ts', passed, failed), hooked, broken('y.test.ts'))

describe('the count of a run', () => {
  test('is the number of its tests', () => {
    const skipped = { ...passed, state: 'skipped' }
    expect(tally(reportOf(fileWith('x.test.ts', passed, failed, passed, skipped)), 1)).toEqual({
      passed: 2,
      failed: 1,
    })
  })

  test('includes one failure for each failed hook, and for each file that cannot be loaded', () => {
    expect(tally(mixed, 1)).toEqual({ passed: 2, failed: 3 })
  })

  test('includes a failure when the run failed without one, or without a report', () => {
    expect(tally({ files: [fileWith('x.test.ts', passed)], unhandled: 1 }, 1).failed).toBe(1)
    expect(tally(reportOf(fileWith('x.test.ts', passed)), 1).failed).toBe(1)
    expect(tally(emptyReport, 137)).toEqual({ passed: 0, failed: 1 })
  })

  test('uses the second run for files that failed in the first', () => {
    const second = reportOf(fileWith('x.test.ts', passed, passed), fileWith('y.test.ts', passed))
    expect(tally(replaced(mixed, second), 1)).toEqual({ passed: 4, failed: 1 })
    expect(tally(replaced(mixed, emptyReport), 1)).toEqual({ passed: 2, failed: 3 })
  })
})

describe('a failure', () => {
  test('is named by its place and its title', () => {
    expect(failuresOf(mixed).map(describeTest)).toEqual([
      'x.test.ts:7 > b > is',
      'h.test.ts:2 > a > outside of its tests',
      'y.test.ts > outside of its tests',
    ])
  })

  test('has the files that were saved with it', () => {
    expect(failuresOf(mixed).map(({ saved }) => saved)).toEqual([['b.png'], [], []])
  })
})

describe('the command that repeats failures', () => {
  test('names the lines of tests and suites, and files that cannot be loaded', () => {
    expect(repeating('unit', mixed, [])).toBe('unit x.test.ts:7 h.test.ts:2 y.test.ts')
  })

  test('names a line once for several cases', () => {
    const cases = fileWith('x.test.ts', failed, { ...failed, name: 'b > too' })
    expect(repeating('unit', reportOf(cases), [])).toBe('unit x.test.ts:7')
  })

  test('names the cases when others of the same line passed', () => {
    const cases = fileWith('x.test.ts', { ...passed, line: 7 }, { ...failed, name: "b > can't (1.5)" })
    expect(repeating('unit', reportOf(cases), [])).toBe(
      String.raw`unit x.test.ts -t '^(b > can'\''t \(1\.5\))$'`,
    )
    expect(repeating('unit', reportOf(cases, hooked, broken('y.test.ts')), [])).toMatch(
      /^unit x.test.ts h.test.ts y.test.ts -t '\^\(b > .*\|a > \.\*\|\.\*\)\$'$/,
    )
  })

  test('is that of the whole stage when no file is to blame', () => {
    expect(repeating('browser', emptyReport, ['e2e/journeys', '-t', 'a test'])).toBe(
      "browser e2e/journeys -t 'a test'",
    )
  })
})
