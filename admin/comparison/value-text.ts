import { isRichText } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import { isObject } from '@ximblox/contract/rules/is-object'
import { plainText } from '@ximblox/contract/rules/plain-text'

/** A value as something that people can compare: its words, one line for each part that has any. */
export const conflictText = (value: unknown, dayText: (day: string) => string = same): string => {
  const textOf = (part: unknown): string => conflictText(part, dayText)
  if (typeof value === 'string') return isDay(value) ? dayText(value) : value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return joined(value.map(textOf))
  if (!isObject(value)) return ''
  if (isRichText(value as Json)) return plainText(value as Json)
  if (typeof value.fileName === 'string') return joined([value.fileName, textOf(value.altText)])
  return joined(Object.entries(value).map(([name, part]) => (isHidden(name) ? '' : textOf(part))))
}

/** Whether a value is what fields for dates hold. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

const same = (day: string) => day

// Keys tell things apart for the product, not for people.
const isHidden = (name: string) => ['key', 'type', 'version', 'ref', 'hash'].includes(name)

const joined = (texts: readonly string[]) => texts.filter(text => text !== '').join('\n')
