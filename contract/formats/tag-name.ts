import { removeInvisible } from './visible-text.ts'

/** The form in which the name of a tag is stored, so that names that look the same are equal. */
export const normaliseTagName = (name: string): string =>
  removeInvisible(name.normalize('NFC'))
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
