import type { Concerned } from '@ximblox/contract/letters'
import { limits } from '@ximblox/contract/limits'

/** A letter to the people of one subject in one language. */
export type Letter = Concerned['letters'][number]

/** What the user has changed, by subject and language. */
export type LetterEdits = Readonly<Record<string, Partial<Letter>>>

export const withEdit = (
  edits: LetterEdits,
  one: Concerned,
  letter: Letter,
  change: Partial<Letter>,
): LetterEdits => {
  const key = keyOf(one, letter)
  return { ...edits, [key]: { ...edits[key], ...change } }
}

/** Those whom a change concerns, with the letters as the user has changed them. */
export const withEdits = (found: readonly Concerned[], edits: LetterEdits): Concerned[] =>
  found.map(one => ({
    ...one,
    letters: one.letters.map(letter => ({ ...letter, ...edits[keyOf(one, letter)] })),
  }))

/** Those who can be written to: the site has letters for them. */
export const withLetters = (concerned: readonly Concerned[]): Concerned[] =>
  concerned.filter(({ letters }) => letters.length > 0)

/** Whether all letters have a subject and a text that can be sent. */
export const areComplete = (written: readonly Concerned[]): boolean =>
  written.every(({ letters }) => letters.every(isComplete))

const keyOf = ({ form, subject }: Concerned, { language }: Letter): string => `${form} ${subject} ${language}`

const isComplete = ({ subject, text }: Letter): boolean =>
  subject.trim() !== '' && subject.length <= limits.text && text.trim() !== '' && text.length <= limits.letter
