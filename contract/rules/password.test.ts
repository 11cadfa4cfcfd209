import { expect, it } from 'vitest'
import { passwordChecks, passwordErrors } from './password.ts'

it('accepts nine characters with an upper-case and a special one', () => {
  expect(passwordErrors('Secret-12')).toEqual([])
  expect(passwordErrors('Örtlich 1')).toEqual([])
})

it('wants more than eight characters', () => {
  expect(passwordErrors('Secret-1')).toEqual(['V_07'])
})

it('wants an upper-case and a special character', () => {
  expect(passwordErrors('secret-12')).toEqual(['V_06'])
  expect(passwordErrors('Secret123')).toEqual(['V_06'])
})

it('wants fewer than 255 characters', () => {
  expect(passwordErrors(`A-${'b'.repeat(252)}`)).toEqual([])
  expect(passwordErrors(`A-${'b'.repeat(253)}`)).toEqual(['V_08'])
})

it('reports every fault at once', () => {
  expect(passwordErrors('secret')).toEqual(['V_07', 'V_06'])
})

it('shows while somebody types whether their name or address is in it', () => {
  const about = ['Nina Vos', 'nina@example.org']
  expect(passwordChecks('', about).withoutOwner).toBe(false)
  expect(passwordChecks('My-N1na-9', about).withoutOwner).toBe(false)
  expect(passwordChecks('My-Horse-9', about).withoutOwner).toBe(true)
})
