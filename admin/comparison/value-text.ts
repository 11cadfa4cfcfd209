import { isRichText } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import { isObject } from '@ximblox/contract/rules/is-object'
import { plainText } from '@ximblox/contract/rules/plain-text'

/** A readable form of a value for comparison: the text of each part on a line of its own. */
export const valueText = (value: unknown, formatDay: (day: string) => string = identity): string => {
  const textOf = (part: unknown): string => valueText(part, formatDay)
  if (typeof value === 'string') return isDay(value) ? formatDay(value) : value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return joined(value.map(textOf))
  if (!isObject(value)) return ''
  if (isRichText(value as Json)) return plainText(value as Json)
  if (typeof value.fileName === 'string') return joined([value.fileName, textOf(value.altText)])
  return joined(Object.entries(value).map(([name, part]) => (isHidden(name) ? '' : textOf(part))))
}

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

const identity = (day: string) => day

// Technical keys are of no use to readers.
const isHidden = (name: string) => ['key', 'type', 'version', 'ref', 'hash'].includes(name)

const joined = (texts: readonly string[]) => texts.filter(text => text !== '').join('\n')
