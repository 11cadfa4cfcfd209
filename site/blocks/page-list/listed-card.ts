import { type ImageData, type Json, labelIn, languageOf, type PageCard, readImage } from 'ximblox'
import { messagesFor } from '../../messages/messages.ts'
import { dayRange } from '../../rules/day-range.ts'
import { isObject } from '../../rules/is-object.ts'
import { euros } from '../../rules/price.ts'
import { isSector, sectors } from '../../rules/sectors.ts'
import { datesToCome, todayInAmsterdam } from '../../rules/training-dates.ts'
import { vacancyState } from '../../rules/vacancy-state.ts'

/** What lists show of a page, whatever its type. */
export interface ListedCard {
  /** ISO date of news and of general pages. */
  date: string
  /** Short facts, such as the next date and the price of a training. */
  facts: string[]
  summary: string
  image: ImageData | null
}

/** The parts of a card that lists show. Cards of any page type, and older ones, may lack each of them. */
export const listedCard = ({ card, type, locale, publishedAt }: PageCard, now: Date): ListedCard => ({
  date: textOf(card.date) || (undated.has(type) ? '' : publishedAt),
  facts: [
    ...trainingFacts(card, locale, now),
    ...vacancyFacts(card, locale, now),
    textOf(card.function),
    textOf(card.client),
    textOf(card.author),
    sectorOf(card.sector, locale),
    typeof card.year === 'number' ? `${card.year}` : '',
  ].filter(fact => fact !== ''),
  summary: textOf(card.summary),
  image: readImage(card.image),
})

const undated = new Set(['training', 'project', 'tool', 'literature', 'team', 'vacancy'])

const trainingFacts = ({ dates, price, duration }: PageCard['card'], locale: string, now: Date): string[] => {
  const coming = Array.isArray(dates) ? datesToCome(dates.map(dateIn), todayInAmsterdam(now)) : []
  const [next] = coming
  return [
    next ? nextDate(next, locale) : '',
    textOf(duration),
    typeof price === 'number'
      ? messagesFor(locale).excludingVat.replace('{price}', euros(price, locale))
      : '',
  ]
}

const vacancyFacts = (
  { hours, location, closesOn }: PageCard['card'],
  locale: string,
  now: Date,
): string[] => {
  const day = textOf(closesOn)
  const messages = messagesFor(locale)
  const closes = day === '' ? '' : messages.applyUntil.replace('{date}', dayRange(day, '', locale))
  return [
    vacancyState(day, now) === 'closed' ? messages.closed : '',
    textOf(hours),
    textOf(location),
    vacancyState(day, now) === 'open' ? closes : '',
  ]
}

const nextDate = ({ start, end, place }: ReturnType<typeof dateIn>, locale: string): string => {
  const days = start === '' ? messagesFor(locale).dateToFollow : dayRange(start, end, locale)
  return place === '' ? days : `${days}, ${place}`
}

const dateIn = (value: Json) => {
  const { start, end, place } = isObject(value) ? value : {}
  return { start: textOf(start), end: textOf(end), place: textOf(place) }
}

const sectorOf = (value: Json | undefined, locale: string): string =>
  typeof value === 'string' && isSector(value) ? labelIn(sectors[value], languageOf(locale), []) : ''

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
