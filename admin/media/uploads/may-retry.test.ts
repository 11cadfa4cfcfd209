import { errorAt } from '@ximblox/contract/errors'
import { expect, it } from 'vitest'
import { mayRetry } from './may-retry.ts'

it('is offered where the connection or the place was the cause, and not the file', () => {
  expect(mayRetry([])).toBe(true)
  expect(mayRetry([errorAt('', 'unavailable')])).toBe(true)
  expect(mayRetry([errorAt('f', 'nameTaken')])).toBe(true)
  expect(mayRetry([errorAt('f', 'damagedFile')])).toBe(false)
  expect(mayRetry([errorAt('f', 'tooManyPixels', { max: 100 })])).toBe(false)
})
