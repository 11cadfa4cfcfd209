import type { PlainErrorName } from '../errors.ts'
import { limits } from '../limits.ts'
import { withoutAccents } from './without-accents.ts'

/** The requirements of a new password, for display while typing; `about` is the owner's name and email address. */
export const passwordChecks = (password: string, about: readonly string[] = []) => ({
  longEnough: Array.from(password).length >= limits.passwordMin,
  hasUpperCase: /\p{Lu}/u.test(password),
  hasSpecial: /[^\p{L}\p{M}\p{N}]/u.test(password),
  withoutOwner: password !== '' && !containsOwner(password, about),
})

export type PasswordCheck = keyof ReturnType<typeof passwordChecks>

/** The errors of a new password. See docs/rules.md, Passwords. */
export const passwordErrors = (password: string): PlainErrorName[] => {
  const { longEnough, hasUpperCase, hasSpecial } = passwordChecks(password)
  const errors: PlainErrorName[] = []
  if (!longEnough) errors.push('passwordTooShort')
  if (Array.from(password).length > limits.passwordMax) errors.push('tooLong')
  if (!hasUpperCase || !hasSpecial) errors.push('passwordTooSimple')
  return errors
}

/**
 * Does a password contain its owner's name or a long enough part of their name or email address? Ignores case and
 * accents and reads look-alike characters as letters.
 */
export const containsOwner = (password: string, about: readonly string[]): boolean => {
  const letters = lettersOf(password)
  return about.flatMap(partsOf).some(part => letters.includes(part))
}

const minPartLength = 4

/** A whole name and its words; the local part of an email address, and its host without the last label. */
const partsOf = (known: string): string[] => {
  const [local = '', host = ''] = known.split('@')
  const words = [local, ...local.split(/[\s._+-]+/), ...host.split('.').slice(0, -1)]
  return words.map(lettersOf).filter(word => word.length >= minPartLength)
}

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

/** Replaces a look-alike such as `@` by the letter it stands for. */
export const unmaskCharacter = (character: string): string => lookAlikes[character] ?? character

const lettersOf = (text: string): string =>
  Array.from(withoutAccents(text), unmaskCharacter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
