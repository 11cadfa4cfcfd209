import type { Language } from '../locales.ts'

/** The first wanted language that is offered, or else the first offered one; region suffixes are ignored. */
export const chooseLanguage = (
  offered: readonly [Language, ...Language[]],
  wanted: readonly (string | null | undefined)[],
): Language => {
  const prefixes = wanted.map(tag => tag?.slice(0, 2).toLowerCase())
  return prefixes.flatMap(prefix => offered.find(language => language === prefix) ?? [])[0] ?? offered[0]
}
