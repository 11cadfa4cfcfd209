import type { Locale } from '@ximblox/contract/locales'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Samaritan}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u

/** Browsers know the direction of a language (`getTextInfo`), but not all of them. */
const rightToLeftLanguages = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The direction of a page; left to right if absent. */
export const pageDirection = (locale: Locale): 'rtl' | undefined =>
  rightToLeftLanguages.has(locale.slice(0, 2)) ? 'rtl' : undefined

/**
 * The `dir` of an element with this text. On a page that is read from left to right it has no effect on a text without a
 * letter that is written from right to left, so most elements go without.
 */
export const autoDirection = (text: string, locale: Locale): 'auto' | undefined =>
  pageDirection(locale) || rightToLeft.test(text) ? 'auto' : undefined

/** The direction of the first letter; a list has to know it, because `auto` disregards items with a `dir`. */
export const firstDirection = (text: string): 'ltr' | 'rtl' | undefined => {
  const [letter] = /\p{L}/u.exec(text) ?? []
  if (letter === undefined) return undefined
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}
