import { expect, it } from 'vitest'
import { passwordChecks, passwordErrors } from './password.ts'

it('accepts nine characters with an upper-case and a special character', () => {
  expect(passwordErrors('Secret-12')).toEqual([])
  expect(passwordErrors('Örtlich 1')).toEqual([])
})

it('requires more than eight characters', () => {
  expect(passwordErrors('Secret-1')).toEqual(['passwordTooShort'])
})

it('requires an upper-case and a special character', () => {
  expect(passwordErrors('secret-12')).toEqual(['passwordTooSimple'])
  expect(passwordErrors('Secret123')).toEqual(['passwordTooSimple'])
})

it('requires fewer than 255 characters', () => {
  expect(passwordErrors(`A-${'b'.repeat(252)}`)).toEqual([])
  expect(passwordErrors(`A-${'b'.repeat(253)}`)).toEqual(['tooLong'])
})

it('reports all errors at once', () => {
  expect(passwordErrors('secret')).toEqual(['passwordTooShort', 'passwordTooSimple'])
})

it('detects the name and email address of its owner', () => {
  const about = ['Nina Vos', 'nina@example.org']
  expect(passwordChecks('', about).withoutOwner).toBe(false)
  expect(passwordChecks('My-N1na-9', about).withoutOwner).toBe(false)
  expect(passwordChecks('My-Horse-9', about).withoutOwner).toBe(true)
})
