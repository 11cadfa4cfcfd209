import { describe, expect, test } from 'vitest'
import { select, verdict } from './suite.mjs'
import { failedFiles, replaced, tally } from './vitest.mjs'

const files = [
  'contract/slug.test.ts',
  'server/pages/save.db.test.ts',
  'e2e/journeys/edit.e2e.ts',
  'site/hero.tsx',
]
const names = words => select(words, files).stages.map(stage => stage.name)

describe('the stages of a run', () => {
  test('are all stages with something to do', () => {
    expect(names([])).toEqual(['format', 'lint', 'types', 'unit', 'build', 'database', 'browser'])
  })

  test('are the named stages, in the order of the suite', () => {
    expect(names(['unit', 'lint'])).toEqual(['lint', 'unit'])
  })

  test('are the stages with matching tests when a path narrows them', () => {
    expect(names(['server/pages'])).toEqual(['database'])
    expect(select(['unit', 'slug'], files).filters).toEqual(['slug'])
  })

  test('cannot be empty', () => {
    expect(() => names(['nowhere'])).toThrow('No test matches: nowhere')
  })
})

describe('the count of a run', () => {
  const file = (name, ...statuses) => ({
    name,
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map(status => ({ status })),
  })
  const broken = { name: 'broken', status: 'failed', assertionResults: [] }

  test('is the number of its tests', () => {
    const report = { testResults: [file('a', 'passed', 'failed', 'passed', 'skipped')] }
    expect(tally(report, 1)).toEqual({ passed: 2, failed: 1 })
  })

  test('includes one failure for a file that cannot be loaded', () => {
    const report = { testResults: [file('a', 'passed'), broken, broken] }
    expect(tally(report, 1)).toEqual({ passed: 1, failed: 2 })
  })

  test('includes a failure when the run failed without one, or without a report', () => {
    expect(tally({ testResults: [file('a', 'passed')] }, 1).failed).toBe(1)
    expect(tally({}, 137)).toEqual({ passed: 0, failed: 1 })
  })

  test('uses the second run for files that failed in the first', () => {
    const first = { testResults: [file('a', 'passed', 'passed'), file('b', 'passed', 'failed'), broken] }
    expect(failedFiles(first)).toEqual(['b', 'broken'])
    const fixed = { testResults: [file('b', 'passed', 'passed'), file('broken', 'passed')] }
    expect(tally(replaced(first, fixed), 0)).toEqual({ passed: 5, failed: 0 })
    expect(tally(replaced(first, { testResults: [file('b', 'passed', 'failed'), broken] }), 1)).toEqual({
      passed: 3,
      failed: 2,
    })
    expect(tally(replaced(first, {}), 1)).toEqual({ passed: 3, failed: 2 })
  })
})

describe('the end of a run', () => {
  test('is only the count when nothing was run twice', () => {
    expect(verdict({ passed: 3, failed: 0, secondRuns: [] })).toBe('3 passed, 0 failed')
  })

  test('names each file that needed a second run on a line of its own, before the count', () => {
    const secondRuns = ['server/mail/outbox.db.test.ts', 'e2e/journeys/links.e2e.ts']
    expect(verdict({ passed: 3, failed: 0, secondRuns }).split('\n')).toEqual([
      'second run: server/mail/outbox.db.test.ts',
      'second run: e2e/journeys/links.e2e.ts',
      '3 passed, 0 failed',
    ])
  })
})
