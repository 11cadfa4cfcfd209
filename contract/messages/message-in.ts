import { type ErrorParams, type ErrorReason, isErrorCode } from '../errors.ts'
import { fill, type Labels, named, subjectOf } from './subject.ts'
import type { Words } from './words.ts'

/** A fault as it came in an answer; a server that is newer may know codes and reasons that we do not. */
export interface MessageSource {
  property: string
  code: string
  reason?: ErrorReason | undefined
  params?: ErrorParams | undefined
}

/** What a fault says in one language; `name` overrules the property's name, as the label beside its field does. */
export const messageIn = (words: Words, fault: MessageSource, name?: string): string =>
  messageAbout(words, fault, name === undefined ? subjectOf(words, fault.property) : named(words, name))

/** The same with the labels that the site's definitions have for blocks and their fields. */
export const labelledMessageIn = (words: Words, fault: MessageSource, labels: Labels): string =>
  messageAbout(words, fault, subjectOf(words, fault.property, labels))

const messageAbout = (words: Words, fault: MessageSource, subject: string): string => {
  const { property, code, params = {} } = fault
  if (!isErrorCode(code)) return fill(words.unknown, { code })
  if (code === 'V_18' && isOfFile(property)) return fill(words.deletedFile, { property: subject })
  const values = {
    property: subject,
    min: params.min?.toString(),
    max: params.max?.toString(),
    allowed: params.allowed?.join(', '),
  }
  return fill(textFor(words, fault, values) ?? words.codes[code], values)
}

/** The words of the reason, unless they ask for something that is not known. */
const textFor = (words: Words, { reason }: MessageSource, values: Record<string, string | undefined>) => {
  if (reason === undefined || !Object.hasOwn(words.reasons, reason)) return undefined
  const text = words.reasons[reason]
  const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return places.every(name => values[name] !== undefined) ? text : undefined
}

/** Whether a property is a picture or a file that a page uses. */
const isOfFile = (property: string): boolean =>
  property === 'seoImage' || property.split('.').some(part => part === '__images' || part === '__files')
