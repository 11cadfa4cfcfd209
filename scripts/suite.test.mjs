import { describe, expect, test } from 'vitest'
import { select, selectTests, timesOf, verdict } from './suite.mjs'

const files = [
  'contract/slug.test.ts',
  'server/features/pages/save.db.test.ts',
  'e2e/journeys/edit.e2e.ts',
  'site/hero.tsx',
]
const names = words => select(words, files).stages.map(stage => stage.name)

describe('the stages of a run', () => {
  test('are all stages with something to do', () => {
    expect(names([])).toEqual(['format', 'lint', 'unused', 'types', 'unit', 'build', 'database', 'browser'])
  })

  test('are the named stages, in the order of the suite', () => {
    expect(names(['unit', 'lint'])).toEqual(['lint', 'unit'])
  })

  test('are the stages with matching tests when a path narrows them', () => {
    expect(names(['server/features/pages'])).toEqual(['database'])
    expect(select(['unit', 'slug'], files).filters).toEqual(['slug'])
  })

  test('are the stages with a test at this line, or with a test of this name', () => {
    expect(select(['e2e/journeys/edit.e2e.ts:73'], files).filters).toEqual(['e2e/journeys/edit.e2e.ts:73'])
    expect(names(['e2e/journeys/edit.e2e.ts:73'])).toEqual(['browser'])
    expect(names(['-t', 'a unit'])).toEqual(['unit', 'database', 'browser'])
    expect(select(['unit', '-t', 'lint', 'slug'], files)).toMatchObject({
      stages: [{ name: 'unit' }],
      filters: ['slug', '-t', 'lint'],
    })
  })

  test('are those of the tests that a change can break, and those that check all files', () => {
    const selected = selectTests(['contract/slug.test.ts', 'server/features/pages/save.db.test.ts'], files)
    expect(selected.stages.map(stage => stage.name)).toEqual([
      'format',
      'lint',
      'unused',
      'types',
      'unit',
      'database',
    ])
    expect(selected.filters).toEqual(['contract/slug.test.ts', 'server/features/pages/save.db.test.ts'])
    expect(selectTests(undefined, files)).toEqual(select([], files))
  })

  test('cannot be empty', () => {
    expect(() => names(['nowhere'])).toThrow('No test matches: nowhere')
  })
})

test('the times of a run are those of its stages and of its slowest tests', () => {
  const tests = [
    { file: 'a.test.ts', line: 3, name: 'one', duration: 90 },
    { file: 'b.e2e.ts', line: 7, name: 'a journey', duration: 12_345 },
  ]
  const stages = [
    ['lint', '4.0'],
    ['browser', '700.5'],
  ]
  expect(timesOf({ stages, tests }).split('\n')).toEqual([
    'seconds: lint 4.0, browser 700.5',
    '  12.3 s  b.e2e.ts:7 > a journey',
    '   0.1 s  a.test.ts:3 > one',
  ])
})

describe('the end of a run', () => {
  const end = more => verdict({ passed: 3, failed: 0, secondRuns: [], again: [], ...more }).split('\n')

  test('is only the count when nothing failed', () => {
    expect(end({})).toEqual(['3 passed, 0 failed'])
  })

  test('names each test that failed in a first run on a line of its own, before the count', () => {
    const secondRuns = [
      'server/features/mail/outbox.db.test.ts:7 > a mail',
      'e2e/journeys/links.e2e.ts:9 > a link',
    ]
    expect(end({ secondRuns })).toEqual([
      'second run: server/features/mail/outbox.db.test.ts:7 > a mail',
      'second run: e2e/journeys/links.e2e.ts:9 > a link',
      '3 passed, 0 failed',
    ])
  })

  test('has the command that repeats each failed stage', () => {
    expect(end({ failed: 2, again: ['lint', 'unit a.test.ts:3'] })).toEqual([
      'again: npm test -- lint',
      'again: npm test -- unit a.test.ts:3',
      '3 passed, 2 failed',
    ])
  })
})
