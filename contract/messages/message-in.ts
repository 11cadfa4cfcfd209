import { isErrorCode } from '../errors.ts'
import { type PropertyName, propertyNames, type Words } from './words.ts'

/** A fault as it came in an answer; a server that is newer may know codes that we do not. */
export interface Fault {
  property: string
  code: string
}

/** What a fault says in one language; `named` overrules the property's name, as the label of a block's field does. */
export const messageIn = (
  words: Words,
  { property, code }: Fault,
  named = nameOf(words, property),
): string => {
  if (!isErrorCode(code)) return words.unknown.replace('{code}', () => code)
  const subject = named === undefined ? words.unnamed : words.named.replace('{name}', () => named)
  const said = code === 'V_18' && isOfFile(property) ? words.deletedFile : words.codes[code]
  return said.replace('{property}', () => subject)
}

/** Whether a property is a picture or a file that a page uses. */
const isOfFile = (property: string): boolean =>
  property === 'seoImage' || property.split('.').some(part => part === '__images' || part === '__files')

/** The last part of the path that is no position in a list. */
const nameOf = (words: Words, property: string) => {
  const last = property.split('.').findLast(part => !/^\d+$/.test(part)) ?? ''
  return isPropertyName(last) ? words.properties[last] : undefined
}

const isPropertyName = (name: string): name is PropertyName =>
  (propertyNames as readonly string[]).includes(name)
