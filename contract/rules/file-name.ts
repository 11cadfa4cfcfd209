import { limits } from '../limits.ts'

// Control, bidirectional and line-separating characters can disguise a name as another.
const forbidden = /[/\\\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Composes accents, because operating systems type the same name differently. */
export const normaliseName = (name: string): string => name.normalize('NFC')

/** Is this normalised name valid for a file or folder? */
export const isValidName = (name: string): boolean =>
  name !== '' &&
  Array.from(name).length <= limits.fileName &&
  name.isWellFormed() &&
  !forbidden.test(name) &&
  !name.startsWith('.') &&
  !/[. ]$/.test(name)

/** `jpg` for `Photo.JPG`; "" if there is none. */
export const extensionOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
