import type { JsonObject } from 'ximblox'
import type { PageView } from 'ximblox/views'
import { isObject } from '../../rules/is-object.ts'
import {
  datesToCome,
  type TrainingState,
  todayInAmsterdam,
  trainingState,
} from '../../rules/training-dates.ts'
import { datesOf, type OfferedDate } from '../../rules/training-page.ts'
import { organizationReference } from './organization.ts'
import { dataOf, descriptionOf, imageOf, urlOf } from './page-facts.ts'
import { withoutEmpty } from './without-empty.ts'

/** The training of a page, with the dates to come. */
export const course = (view: PageView): JsonObject => {
  const { page } = view
  const today = todayInAmsterdam(new Date(view.now))
  const dates = datesToCome(datesOf(page.props), today).filter(({ start }) => start !== '')
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: page.title,
    description: descriptionOf(view) || page.title,
    url: urlOf(view),
    image: imageOf(view),
    inLanguage: page.locale,
    provider: organizationReference(view),
    offers: offers(view, {}),
    hasCourseInstance: dates.map(date => instance(view, date, today)),
  })
}

const instance = (view: PageView, date: OfferedDate, today: string): JsonObject => {
  const { taken } = dataOf(view)
  const used = isObject(taken) ? taken[date.key] : undefined
  const { start, end, capacity, opensOn } = date
  return withoutEmpty({
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    startDate: start,
    endDate: end || start,
    courseSchedule: schedule(date),
    location: place(date),
    instructor: typeof view.page.props.trainer === 'string' ? instructor(view.page.props.trainer) : undefined,
    maximumAttendeeCapacity: capacity > 0 ? capacity : undefined,
    ...(typeof used === 'number' && { remainingAttendeeCapacity: Math.max(0, capacity - used) }),
    offers: offers(view, {
      availability:
        typeof used === 'number' ? availabilityOf(trainingState(date, { today, taken: used })) : undefined,
      validFrom: opensOn,
    }),
  })
}

/** Registration that is not open yet is an order in advance. */
const availabilityOf = (state: TrainingState): string => {
  const names: Partial<Record<TrainingState, string>> = { open: 'InStock', full: 'SoldOut' }
  return `https://schema.org/${names[state] ?? 'PreOrder'}`
}

/** The price of one participant, as the page shows it: excluding VAT. */
const offers = (
  view: PageView,
  more: Readonly<Record<string, string | undefined>>,
): JsonObject | undefined => {
  const { price } = view.page.props
  if (typeof price !== 'number') return
  const amount = { price, priceCurrency: 'EUR' }
  return withoutEmpty({
    '@type': 'Offer',
    category: price === 0 ? 'Free' : 'Paid',
    ...amount,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, valueAddedTaxIncluded: false },
    url: urlOf(view),
    ...more,
  })
}

/** Every day of a short training. A longer one has days in between, which the page does not list. */
const schedule = ({ start, end }: OfferedDate): JsonObject | undefined => {
  const days = end === '' ? 1 : Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1
  if (!(days >= 1 && days <= 7)) return
  return {
    '@type': 'Schedule',
    repeatFrequency: 'Daily',
    repeatCount: days,
    startDate: start,
    endDate: end || start,
  }
}

const place = ({ place: town, location }: OfferedDate): JsonObject | undefined => {
  const address = [location, town].filter(Boolean).join(', ')
  return address === '' ? undefined : { '@type': 'Place', name: town || location, address }
}

const instructor = (name: string): JsonObject | undefined =>
  name === '' ? undefined : { '@type': 'Person', name }
