import { expect, it } from 'vitest'
import { containsOwner, passwordChecks, passwordErrors } from './password.ts'

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

it.each(['N1na-Vos', 'n!na.vo5', 'NINA vos', 'Nína Vo$', 'xxNinaxx-9', 'X-NINA@99'])(
  'finds it in %s',
  password => {
    expect(passwordChecks(password, ['Nina Vos']).withoutOwner).toBe(false)
  },
)

it.each([
  ['Joan Peeters', 'My-J04n-9'],
  ['Joan Peeters', 'My-P33t3r5-9'],
  ['Aafke', 'My-@4fke-9'],
  ['hans_mesmer@example.org', 'My-Mesmer-9'],
  ['hans+mesmer@example.org', 'My-Mesmer-9'],
  ['hans.mesmer@example.org', 'My-Hansmesmer-9'],
  ['x@kwadrant.example.org', 'My-Kwadrant-9'],
  ['x@kwadrant.example.org', 'My-Example-9'],
])('of %s, finds a part in %s', (known, password) => {
  expect(passwordChecks(password, [known]).withoutOwner).toBe(false)
})

it('does not look for what is shorter than four letters, nor for the last label of a host', () => {
  const about = ['Jan de Wit', 'jdw@example.info']
  expect(passwordChecks('My-Jan-Wit-9', about).withoutOwner).toBe(true)
  expect(passwordChecks('My-Info-9', about).withoutOwner).toBe(true)
})

it.each([
  ['@', 'a'],
  ['4', 'a'],
  ['3', 'e'],
  ['1', 'i'],
  ['!', 'i'],
  ['0', 'o'],
  ['$', 's'],
  ['5', 's'],
])('reads %s as the letter %s of a name', (look, letter) => {
  expect(containsOwner(`Ry${look}n-9`, [`ry${letter}n`])).toBe(true)
  expect(containsOwner(`Ry${look}n-9`, ['ryzn'])).toBe(false)
})
