import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'

/** What a new password has to be, as it is shown while somebody types; `about` is the owner's name and address. */
export const passwordChecks = (password: string, about: readonly string[] = []) => ({
  longEnough: Array.from(password).length >= limits.passwordMin,
  hasUpperCase: /\p{Lu}/u.test(password),
  hasSpecial: /[^\p{L}\p{M}\p{N}]/u.test(password),
  withoutOwner: password !== '' && !containsOwner(password, about),
})

export type PasswordCheck = keyof ReturnType<typeof passwordChecks>

/** What is wrong with a new password (specification, section 5); no codes when nothing is. */
export const passwordErrors = (password: string): ErrorCode[] => {
  const { longEnough, hasUpperCase, hasSpecial } = passwordChecks(password)
  const errors: ErrorCode[] = []
  if (!longEnough) errors.push('V_07')
  if (Array.from(password).length > limits.passwordMax) errors.push('V_08')
  if (!hasUpperCase || !hasSpecial) errors.push('V_06')
  return errors
}

/**
 * Whether a password contains its owner's name, or a part of it or of their address that is long enough to be one:
 * without regard to case and accents, and with the signs that pose as letters.
 */
export const containsOwner = (password: string, about: readonly string[]): boolean => {
  const letters = lettersOf(password)
  return about.flatMap(partsOf).some(part => letters.includes(part))
}

const minPartLength = 4

/** A name whole and its words; an address by what stands before the @, and its host without the last label. */
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

/** One character as it is read: `P` and `p` alike, without accents, and `@` as the letter that it poses as. */
export const unmaskCharacter = (character: string): string => lookAlikes[character] ?? character

/** A text in lower case and without accents. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const lettersOf = (text: string): string =>
  Array.from(withoutAccents(text), unmaskCharacter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
