import * as z from 'zod/mini'
import { canonicalEmail, isEmailAddress } from './formats/email-address.ts'
import { normaliseTagName } from './formats/tag-name.ts'
import { removeInvisible } from './formats/visible-text.ts'
import { isTimeZone } from './formats/zoned-time.ts'
import { limits } from './limits.ts'
import { isLocale } from './locales.ts'

// A check's message is an error code, optionally followed by a reason; see rules/error-entries.ts.

/** A positive 53-bit integer id in JSON. */
export const id = z.int({ error: 'invalidNumberOrDate' }).check(z.positive('invalidNumberOrDate'))

const pathText = () =>
  z.string().check(
    z.regex(/^[1-9]\d{0,15}$/),
    z.refine(text => Number(text) <= Number.MAX_SAFE_INTEGER),
  )

/** An id in a path; anything else is answered as not found and not as a validation error. */
export const pathID = z.pipe(pathText(), z.transform(Number))

/** A path id with a description in the API reference. */
export const describedPathID = (description: string) =>
  z.pipe(pathText().check(z.describe(description)), z.transform(Number))

export const revision = z
  .int({ error: issue => (issue.input === undefined ? 'required' : 'invalidNumberOrDate') })
  .check(z.nonnegative('invalidNumberOrDate'))

/** PostgreSQL cannot store NUL or lone surrogates. */
const isStorableText = (value: string) => !value.includes('\u0000') && value.isWellFormed()
export const storable = z.refine<string>(isStorableText, 'unstorableText')

/** Plain text of any number of lines, possibly empty, under 255 characters by default. */
export const text = (max: number = limits.text) =>
  z.string().check(z.maxLength(max, max === limits.text ? 'tooLong' : 'characterLimitExceeded'), storable)

/** Text that is not blank. */
export const requiredText = (max: number = limits.text) =>
  text(max).check(z.refine(value => value.trim() !== '', 'required'))

/** One line without invisible characters, such as a name in email headers and lists. */
export const line = () =>
  z.string().check(z.overwrite(removeInvisible), z.maxLength(limits.text, 'tooLong'), storable, singleLine)

const singleLine = z.refine<string>(value => !/[\p{Cc}\u2028\u2029]/u.test(value), 'singleLineOnly')

/** One line that is not blank. */
export const requiredLine = () => line().check(z.refine(value => value.trim() !== '', 'required'))

/** The name of a tag, in the form in which it is stored. */
export const tagName = z
  .string()
  .check(
    z.overwrite(normaliseTagName),
    z.minLength(1, 'tooShort'),
    z.maxLength(limits.tagName, 'characterLimitExceeded'),
    storable,
    singleLine,
  )

/** An email address, converted to its canonical form. */
export const email = z.string().check(
  z.overwrite(canonicalEmail),
  z.maxLength(limits.text, 'tooLong'),
  storable,
  z.refine(value => value !== '', 'required'),
  z.refine(value => value === '' || isEmailAddress(value), 'invalidEmail'),
)

/** A password as typed, spaces included; its length counts code points and not UTF-16 units. */
export const password = z.string().check(
  z.refine(value => value !== '', 'required'),
  z.refine(value => Array.from(value).length <= limits.passwordMax, 'tooLong'),
  storable,
)

/** The last path segment of an emailed link; a malformed token gets the same error as an expired one. */
export const linkToken = z.string().check(z.refine(value => value.trim() !== '', 'required'))

export const locale = z.string().check(z.refine(isLocale, 'valueNotAllowed'))

/** `""` means every locale. */
export const localeOrAll = z
  .string()
  .check(z.refine(value => value === '' || isLocale(value), 'valueNotAllowed'))

export const timestamp = z.iso.datetime()

/** An instant (`…Z`, `…+01:00`), or local time in a zone that is sent alongside. */
export const zonedTime = z.iso.datetime({ offset: true, local: true, error: 'invalidNumberOrDate' })

/** A time zone of the IANA database, such as `Europe/Amsterdam`. */
export const timeZone = z.string('wrongType').check(z.refine(isTimeZone, 'valueNotAllowed'))

/** Any JSON value that can be stored; its depth is limited when the body is read. */
export type Json = string | number | boolean | null | Json[] | JsonObject

/** An object in JSON. */
export interface JsonObject {
  [key: string]: Json
}

const isStorable = (value: unknown): value is Json => {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (value === null || typeof value === 'boolean') return true
  if (Array.isArray(value)) return value.every(isStorable)
  return (
    typeof value === 'object' &&
    Object.entries(value).every(([key, item]) => isStorableText(key) && isStorable(item))
  )
}

export const json = z.custom<Json>(isStorable, 'invalidValue')
export const jsonObject = z.custom<JsonObject>(
  value => typeof value === 'object' && value !== null && !Array.isArray(value) && isStorable(value),
  'invalidValue',
)
