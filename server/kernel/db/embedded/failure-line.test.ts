import { expect, test } from 'vitest'
import { failureLine } from './failure-line.ts'

test('extracts the reason of a failed initdb without its progress output', () => {
  const output = `creating configuration files ... ok
running bootstrap script ... 2026-01-02 03:04:05.031 UTC [4680] FATAL:  could not extend file "base/1/2691"
2026-01-02 03:04:05.031 UTC [4680] HINT:  Check free disk space.
child process exited with exit code 1
initdb: removing contents of data directory`
  expect(failureLine(output)).toBe('could not extend file "base/1/2691" – Check free disk space.')
})

test('falls back to the last line of the output', () => {
  expect(failureLine('starting\nlibicuuc.so.60: not found\n')).toBe('libicuuc.so.60: not found')
})
