import { keepByLocale } from './keep-by-locale.ts'
import { trainingZone } from './training-dates.ts'

/** One day, or the days from the first to the last, as visitors of a locale read them. Days are yyyy-mm-dd. */
export const dayRange = (start: string, end: string, locale: string): string => {
  const format = formatFor(locale)
  const [first, last] = [Date.parse(start), Date.parse(end)]
  if (Number.isNaN(first)) return ''
  if (Number.isNaN(last) || last <= first) return format.format(first)
  // Node.js and browsers disagree about the spaces around the dash, and must render the same.
  return format.formatRange(first, last).replaceAll('\u2009', ' ')
}

/** A moment as visitors of a locale read it, by the clock of the trainings. */
export const dateAndTime = (moment: Date, locale: string): string => timeFormatFor(locale).format(moment)

const timeFormatFor = keepByLocale(
  locale =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: trainingZone }),
)

const formatFor = keepByLocale(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)
