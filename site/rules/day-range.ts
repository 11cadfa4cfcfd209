import { keepByName } from '@ximblox/contract/formats/keep-by-name'

/** One day, or the days from the first to the last, as visitors of a locale read them. Days are yyyy-mm-dd. */
export const dayRange = (start: string, end: string, locale: string): string => {
  const format = formatFor(locale)
  const [first, last] = [Date.parse(start), Date.parse(end)]
  if (Number.isNaN(first)) return ''
  if (Number.isNaN(last) || last <= first) return format.format(first)
  // Node.js and browsers disagree about the spaces around the dash, and must render the same.
  return format.formatRange(first, last).replaceAll('\u2009', ' ')
}

const formatFor = keepByName(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)
