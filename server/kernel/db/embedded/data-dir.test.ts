import { expect, test } from 'vitest'
import { initFailure } from './data-dir.ts'

test('an account without a name is refused with what to do', () => {
  const reason = 'initdb: could not look up effective user ID 10001: user does not exist'
  expect(initFailure(reason)).toBe(
    'PostgreSQL looks its account up by name, and /etc/passwd has none with the uid 10001: start as an account that it has, or set DATABASE_URL.',
  )
})

test('any other failure is shown as it is', () => {
  expect(initFailure('initdb: error: no space left')).toContain('no space left')
})
