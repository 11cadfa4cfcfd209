import { expect, test } from 'vitest'
import { hasFailed, summary, survivors } from './figures.mjs'

const mutants = (...counts) =>
  ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'].flatMap((status, index) =>
    Array.from({ length: counts[index] ?? 0 }, () => ({ status })),
  )

test('the figures count what tests notice and what ends in an endless loop as killed, and no mutant that cannot run', () => {
  const results = [
    { path: 'contract/rules', mutants: mutants(80, 10, 7, 3, 5, 5) },
    { path: 'jobs', mutants: [] },
  ]
  expect(summary(results)).toEqual([
    'folder          mutants  killed  survived  no coverage   killed',
    'contract/rules      100      90         7            3   90.0 %',
    'jobs                  0       0         0            0  100.0 %',
  ])
})

test('less than 85 percent is a failure', () => {
  expect(hasFailed(mutants(85, 0, 10, 5))).toBe(false)
  expect(hasFailed(mutants(84, 0, 10, 6))).toBe(true)
  expect(hasFailed([])).toBe(false)
})

test('a survivor is described by its place, what was there, and what replaced it', () => {
  const text = 'const a = 1\nif (a > 0) {\n  stop()\n}\n'
  const at = (line, column, endLine, endColumn) => ({
    file: 'a.ts',
    text,
    location: { start: { line, column }, end: { line: endLine, column: endColumn } },
  })
  const lines = survivors([
    { ...at(2, 5, 2, 10), replacement: 'a >= 0', status: 'Survived' },
    { ...at(2, 12, 4, 2), replacement: '{}', status: 'NoCoverage' },
    { ...at(1, 11, 1, 12), replacement: '2', status: 'Killed' },
    { ...at(1, 11, 1, 12), replacement: 'x'.repeat(200), status: 'Survived' },
  ])
  expect(lines).toEqual([
    'a.ts:2:5\n  - a > 0\n  + a >= 0',
    'a.ts:2:12 (no coverage)\n  - { stop() }\n  + {}',
    `a.ts:1:11\n  - 1\n  + ${'x'.repeat(140)}…`,
  ])
})
