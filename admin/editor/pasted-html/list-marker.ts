/** `ul`, or the `type` of an ordered list. */
export type ListKind = 'ul' | '1' | 'a' | 'A' | 'i' | 'I'

/** What a typed list marker says; the number is null if it is of a kind that is not read, such as Hebrew letters. */
export interface Marker {
  kind: ListKind
  number: number | null
}

/** A marker that may be two things, such as `i.` and `c)`; the first is the more probable one. */
export type Readings = readonly [Marker, ...Marker[]]

/** Null if the marker is more than a number: `Article 1` is text. */
export const readMarker = (text: string, format: string | undefined, isSymbol: boolean): Readings | null => {
  const marker = text.replaceAll(/[\s\u200B]+/g, ' ').trim()
  if (format === 'bullet' || format === 'image' || isSymbol || marker === 'o') return [bullet]
  const last = marker.split(/[.\-–:/ ]/).findLast(part => /[\p{L}\p{N}]/u.test(part))
  if (last === undefined) return [bullet]
  const core = last.replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (marker.split(/[^\p{L}]+/u).some(isWord) || hasCounter(marker)) return null
  const number = numberIn(core)
  if (number !== null) return [{ kind: '1', number }]
  // A bare letter is a letter of a symbol font more often than a number.
  if (format === undefined && marker === core && /^\p{L}$/u.test(core) && !/\p{Script=Han}/u.test(core))
    return [bullet]
  const isUpper = core === core.toUpperCase()
  const roman: Marker = { kind: isUpper ? 'I' : 'i', number: romanNumber(core) }
  const alpha: Marker = { kind: isUpper ? 'A' : 'a', number: letterNumber(core) }
  if (format?.startsWith('roman') && roman.number !== null) return [roman]
  if (format?.startsWith('alpha') && alpha.number !== null) return [alpha]
  if (roman.number !== null && alpha.number !== null)
    return /^[ivx]$/i.test(core) ? [roman, alpha] : core.length > 1 ? [roman] : [alpha, roman]
  if (roman.number !== null) return [roman]
  return [alpha.number === null ? { kind: '1', number: hanNumber(core) } : alpha]
}

/** The reading that continues the list before it. */
export const readingAfter = (readings: Readings, before: Marker | undefined): Marker =>
  readings.find(
    ({ kind, number }) => kind === before?.kind && (number === null || number === (before.number ?? 0) + 1),
  ) ?? readings[0]

const bullet: Marker = { kind: 'ul', number: null }

/** Several letters that are neither a Roman number nor one letter repeated, as `bb` for 28. */
const isWord = (letters: string): boolean =>
  /^\p{L}{2,}$/u.test(letters) &&
  romanNumber(letters) === null &&
  letterNumber(letters) === null &&
  !/^(st|nd|rd|th|º|ª|er|ère|e)$/i.test(letters) &&
  !/^([〇零一二三四五六七八九十百千]+|[\p{Script=Hebrew}\p{Script=Arabic}]{1,3})$/u.test(letters)

/** Whether a number stands with what it counts or names: `第1章`, `제1조`, `Q1`. */
const hasCounter = (marker: string): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}]/u.test(marker.replaceAll(/[〇零一二三四五六七八九十百千]/g, ''))
    ? /[\p{N}〇零一二三四五六七八九十百千]/u.test(marker)
    : /\p{Lu}-?\p{N}/u.test(marker)

const numberIn = (core: string): number | null => {
  const digits = /^\p{N}+/u.exec(core)?.[0]
  if (digits === undefined) return null
  const circled = /^[①-⑳]$/.test(digits) ? digits.charCodeAt(0) - 0x245f : null
  return circled ?? decimal(digits)
}

const decimal = (digits: string): number | null => {
  const values = Array.from(digits, digit => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find(zero => code >= zero && code < zero + 10)
    return zero === undefined ? Number.NaN : code - zero
  })
  const number = values.reduce((sum, value) => sum * 10 + value, 0)
  return Number.isSafeInteger(number) ? number : null
}

/** Zero in Latin, Arabic, Persian, Devanagari, Bengali, Thai and full width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

const letterNumber = (letters: string): number | null =>
  /^([a-z])\1*$/i.test(letters)
    ? (letters.length - 1) * 26 + letters.toLowerCase().charCodeAt(0) - 0x60
    : null

const romanNumber = (letters: string): number | null => {
  if (!/^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i.test(letters) || letters === '')
    return null
  const values = Array.from(letters.toLowerCase(), letter => romans[letter] ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

const hanNumber = (core: string): number | null => {
  const [, tens, ten, ones = ''] = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/.exec(core) ?? []
  if (tens === undefined) return null
  const valueOf = (digit: string) => '一二三四五六七八九'.indexOf(digit) + (digit === '' ? 0 : 1)
  return ten === '' ? valueOf(tens) : (tens === '' ? 1 : valueOf(tens)) * 10 + valueOf(ones)
}
