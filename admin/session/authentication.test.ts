import { expect, it } from 'vitest'
import { authenticationOf, type SessionAnswer } from './authentication.ts'

const answer = (ID: number): SessionAnswer => ({
  User: {
    ID,
    name: '',
    email: '',
    role: { ID: 0, name: '', permissions: [] },
    jobTitle: '',
    image: null,
    language: null,
    colourScheme: null,
  },
  session: null,
})

it('is unknown until the server has answered', () => {
  expect(authenticationOf('pending', undefined)).toBeNull()
})

it('is true for a user, and false for id 0', () => {
  expect(authenticationOf('success', answer(7))).toBe(true)
  expect(authenticationOf('success', answer(0))).toBe(false)
})

it('is false if the server fails', () => {
  expect(authenticationOf('error', undefined)).toBe(false)
})
