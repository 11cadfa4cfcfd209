import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { Json } from '@ximblox/contract/fields'
import { canonicalEmail, isEmailAddress } from '@ximblox/contract/formats/email-address'
import { removeInvisible } from '@ximblox/contract/formats/visible-text'
import { limits } from '@ximblox/contract/limits'
import type { FormField } from './form-field.ts'

type Leaf = Exclude<FormField, { kind: 'group' | 'repeated' }>

interface ReadValue {
  value: Json
  /** Its property is that of the field. */
  error?: ErrorEntry | undefined
}

/** Reads the value of one field. */
export const readValue = (field: Leaf, sent: unknown): ReadValue => {
  switch (field.kind) {
    case 'number':
      return readNumber(field, sent)
    case 'checkboxes':
      return readCheckboxes(field, sent)
    case 'consent':
      return readConsent(field, sent)
    default:
      return readText(field, sent)
  }
}

const wrong = (
  name: 'required' | 'wrongType' | 'invalidNumberOrDate' | 'invalidValue',
  value: Json,
): ReadValue => ({
  value,
  error: errorAt('', name),
})

const readNumber = (field: Leaf & { kind: 'number' }, sent: unknown): ReadValue => {
  if (sent === undefined || sent === null || sent === '')
    return field.required ? wrong('required', null) : { value: null }
  if (typeof sent !== 'number' || !Number.isFinite(sent)) return wrong('invalidNumberOrDate', null)
  const { min = -maxNumber, max = maxNumber, integer = false } = field
  if (sent < min || sent > max || (integer && !Number.isInteger(sent)))
    return wrong('invalidNumberOrDate', null)
  return { value: sent }
}

const readCheckboxes = (field: Leaf & { kind: 'checkboxes' }, sent: unknown): ReadValue => {
  if (sent === undefined) return field.required ? wrong('required', []) : { value: [] }
  if (!Array.isArray(sent)) return wrong('wrongType', [])
  const chosen = field.options.map(({ value }) => value).filter(value => sent.includes(value))
  if (sent.some(value => !chosen.includes(value))) return wrong('invalidValue', chosen)
  return field.required && chosen.length === 0 ? wrong('required', []) : { value: chosen }
}

const readConsent = (field: Leaf & { kind: 'consent' }, sent: unknown): ReadValue => {
  if (sent !== undefined && typeof sent !== 'boolean') return wrong('wrongType', false)
  return field.required && sent !== true ? wrong('required', false) : { value: sent ?? false }
}

type TextLeaf = Exclude<Leaf, { kind: 'number' | 'checkboxes' | 'consent' }>

const readText = (field: TextLeaf, sent: unknown): ReadValue => {
  if (sent === undefined) return field.required ? wrong('required', '') : { value: '' }
  if (typeof sent !== 'string') return wrong('wrongType', '')
  const value = clean(field, sent)
  if (value === '') return field.required ? wrong('required', '') : { value }
  return { value, error: textError(field, value) }
}

const clean = (field: TextLeaf, sent: string): string => {
  // Longer than any limit, so it is refused anyway; normalising it would only take time.
  if (sent.length > maxLongText * 2) return sent
  if (field.kind === 'email') return canonicalEmail(sent)
  if (field.kind === 'long-text') return removeInvisible(sent.replaceAll(/\r\n?/g, '\n')).trim()
  return removeInvisible(sent).trim()
}

const textError = (field: TextLeaf, value: string): ErrorEntry | undefined => {
  const max = maxLength(field)
  if (value.length > max)
    return max === limits.text ? errorAt('', 'tooLong') : errorAt('', 'characterLimitExceeded', { max })
  if (value.includes('\u0000') || !value.isWellFormed()) return errorAt('', 'unstorableText')
  if (field.kind !== 'long-text' && lineBreaks.test(value)) return errorAt('', 'singleLineOnly')
  return formatError(field, value)
}

const formatError = (field: TextLeaf, value: string): ErrorEntry | undefined => {
  switch (field.kind) {
    case 'email':
      return isEmailAddress(value) ? undefined : errorAt('', 'invalidEmail')
    case 'phone':
      return phoneNumber.test(value) ? undefined : errorAt('', 'invalidFormat')
    case 'date':
      return isDate(value) ? undefined : errorAt('', 'invalidNumberOrDate')
    case 'select':
    case 'radio':
      return field.options.some(option => option.value === value) ? undefined : errorAt('', 'invalidValue')
    default:
      return undefined
  }
}

/** The greatest length of a value in characters. */
export const maxLength = (field: Leaf): number => {
  if (field.kind === 'long-text') return Math.min(field.max ?? maxLongText, maxLongText)
  return field.kind === 'text' ? Math.min(field.max ?? limits.text, limits.text) : limits.text
}

export const maxLongText = 10_000
const maxNumber = 1e15
const lineBreaks = /[\p{Cc}\u2028\u2029]/u
const phoneNumber = /^(?=(?:.*\d){5})\+?[\d\s()./-]{5,40}$/

const isDate = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
