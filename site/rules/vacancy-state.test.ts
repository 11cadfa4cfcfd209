import { expect, test } from 'vitest'
import { salaryText } from './salary.ts'
import { vacancyState } from './vacancy-state.ts'

test('a vacancy is open until the end of its closing date in Amsterdam', () => {
  expect(vacancyState('2026-12-01', new Date('2026-12-01T22:59:00Z'))).toBe('open')
  expect(vacancyState('2026-12-01', new Date('2026-12-01T23:00:00Z'))).toBe('closed')
})

test('a vacancy without a closing date stays open', () => {
  expect(vacancyState('', new Date('2099-01-01T00:00:00Z'))).toBe('open')
})

test('a salary is a range, one amount, or nothing', () => {
  expect(salaryText({ from: 4100, to: 5400 }, 'en-gb')).toBe('€4,100–€5,400')
  expect(salaryText({ from: 650, to: 650 }, 'en-gb')).toBe('€650')
  expect(salaryText({ from: null, to: 650 }, 'en-gb')).toBe('€650')
  expect(salaryText({ from: null, to: null }, 'en-gb')).toBe('')
})
