import { type ErrorName, type ErrorParams, errorNameOf } from '../errors.ts'
import type { ErrorTexts } from './error-texts.ts'
import { fill } from './fill.ts'
import { type Labels, named, subjectOf } from './subject.ts'

/** An error as it came in a response; a newer server may send codes and reasons that are not in this catalogue. */
export interface MessageSource {
  property: string
  code: string
  reason?: string | undefined
  params?: ErrorParams | undefined
}

/** The message of an error in one language; `name` replaces the property's name, as the label of its field does. */
export const messageIn = (texts: ErrorTexts, error: MessageSource, name?: string): string =>
  messageAbout(texts, error, name === undefined ? subjectOf(texts, error.property) : named(texts, name))

/** Uses the labels that the site's definitions have for blocks and their fields. */
export const labelledMessageIn = (texts: ErrorTexts, error: MessageSource, labels: Labels): string =>
  messageAbout(texts, error, subjectOf(texts, error.property, labels))

const messageAbout = (texts: ErrorTexts, error: MessageSource, subject: string): string => {
  const { property, code, params = {} } = error
  const name = errorNameOf(error)
  if (!name) return fill(texts.unknown, { code })
  if (name === 'brokenReference' && isOfFile(property)) return fill(texts.deletedFile, { property: subject })
  const values = {
    property: subject,
    min: params.min?.toString(),
    max: params.max?.toString(),
    allowed: params.allowed?.join(', '),
    message: ownMessage(texts, params),
  }
  const general = errorNameOf({ code }) ?? name
  return fill(textFor(texts, name, values) ?? texts.errors[general], values)
}

/** The text of the site's own rule; in another language if there is none in this one. */
const ownMessage = ({ language }: ErrorTexts, { message }: ErrorParams): string | undefined =>
  typeof message === 'object' ? (message[language] ?? Object.values(message)[0]) : message

/** The message of an error, unless it needs params that the entry does not have. */
const textFor = (texts: ErrorTexts, name: ErrorName, values: Record<string, string | undefined>) => {
  const text = texts.errors[name]
  const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)
  return places.every(place => values[place] !== undefined) ? text : undefined
}

/** Whether a property is an image or a file that a page uses. */
const isOfFile = (property: string): boolean =>
  property === 'seoImage' || property.split('.').some(part => part === '__images' || part === '__files')
