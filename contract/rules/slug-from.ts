import { transliterate } from './transliterate.ts'

/** Titles in other alphabets than the European ones have no letters for a slug, and differ in this number. */
const numberOf = (title: string): string => {
  let number = 0
  for (const letter of title.normalize('NFC'))
    number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647
  return number.toString(36)
}

/** Derives a slug from a title. Only an empty title has an empty one, which is that of the home page. */
export const slugFrom = (title: string): string => {
  const slug = transliterate(title)
    .replace(/['’‘ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '')
  return slug === '' && title.trim() !== '' ? `page-${numberOf(title.trim())}` : slug
}
