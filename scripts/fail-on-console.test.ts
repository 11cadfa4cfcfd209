import { expect, test, vi } from 'vitest'

test('a message that a test expects is let through to it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  console.warn('expected')
  expect(warn).toHaveBeenCalledWith('expected')
  warn.mockRestore()
})

test.fails('an unexpected message fails the test', () => {
  expect(console.error('unexpected')).toBeUndefined()
})
