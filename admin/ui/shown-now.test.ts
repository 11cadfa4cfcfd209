import { expect, it } from 'vitest'
import { shownNow } from './shown-now.ts'

const now = new Date('2026-03-29T01:00:00.000Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

it.each([-86_400, -1, 0, 60, 86_400])('a time %i seconds from now is relative to now', seconds => {
  expect(shownNow(after(seconds), now)).toBe(now)
})

it.each([0.001, 30, 59.999])('a time %d seconds ahead is shown as now', seconds => {
  const time = after(seconds)
  expect(shownNow(time, now)).toBe(time)
})

it('a time that cannot be read is relative to now', () => {
  expect(shownNow(new Date('soon'), now)).toBe(now)
})
