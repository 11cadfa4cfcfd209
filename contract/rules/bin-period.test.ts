import { expect, test } from 'vitest'
import { purgedBefore, purgeTime } from './bin-period.ts'

test('what was deleted can be restored for 30 days', () => {
  expect(purgeTime(new Date('2026-03-01T12:00:00Z'))).toEqual(new Date('2026-03-31T12:00:00Z'))
  expect(purgedBefore(new Date('2026-03-31T12:00:00Z'))).toEqual(new Date('2026-03-01T12:00:00Z'))
})
