import { limits } from '../limits.ts'

// Control, bidirectional and line-separating characters can make a name look like another one.
const forbidden = /[/\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** A name as it is stored: composed, so that one name typed on two systems is one name. */
export const normaliseName = (name: string): string => name.normalize('NFC')

/** Whether a normalised name can be a file's or a folder's. */
export const isName = (name: string): boolean =>
  name !== '' &&
  Array.from(name).length <= limits.fileName &&
  name.isWellFormed() &&
  !forbidden.test(name) &&
  !name.startsWith('.') &&
  !/[. ]$/.test(name)

/** `jpg` of `Photo.JPG`; "" when there is none. */
export const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
