import { type ErrorName, type ErrorParams, errorNameOf } from '../errors.ts'
import { fill, type Labels, named, subjectOf } from './subject.ts'
import type { Words } from './words.ts'

/** An error as it came in a response; a newer server may send codes and reasons that are not in this catalogue. */
export interface MessageSource {
  property: string
  code: string
  reason?: string | undefined
  params?: ErrorParams | undefined
}

/** The message of an error in one language; `name` replaces the property's name, as the label of its field does. */
export const messageIn = (words: Words, error: MessageSource, name?: string): string =>
  messageAbout(words, error, name === undefined ? subjectOf(words, error.property) : named(words, name))

/** The same with the labels that the site's definitions have for blocks and their fields. */
export const labelledMessageIn = (words: Words, error: MessageSource, labels: Labels): string =>
  messageAbout(words, error, subjectOf(words, error.property, labels))

const messageAbout = (words: Words, error: MessageSource, subject: string): string => {
  const { property, code, params = {} } = error
  const name = errorNameOf(error)
  if (!name) return fill(words.unknown, { code })
  if (name === 'brokenReference' && isOfFile(property)) return fill(words.deletedFile, { property: subject })
  const values = {
    property: subject,
    min: params.min?.toString(),
    max: params.max?.toString(),
    allowed: params.allowed?.join(', '),
  }
  const general = errorNameOf({ code }) ?? name
  return fill(textFor(words, name, values) ?? words.errors[general], values)
}

/** The message of an error, unless it needs params that the entry does not have. */
const textFor = (words: Words, name: ErrorName, values: Record<string, string | undefined>) => {
  const text = words.errors[name]
  const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)
  return places.every(place => values[place] !== undefined) ? text : undefined
}

/** Whether a property is a picture or a file that a page uses. */
const isOfFile = (property: string): boolean =>
  property === 'seoImage' || property.split('.').some(part => part === '__images' || part === '__files')
