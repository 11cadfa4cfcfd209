import type { Json, PageCard } from 'ximblox'
import { datesToCome } from '../../rules/training-dates.ts'
import { datesOf, type OfferedDate, subjectOf } from '../../rules/training-page.ts'

/** A date of a training that visitors can attend. */
export type ComingDate = Pick<
  OfferedDate,
  'key' | 'start' | 'end' | 'times' | 'place' | 'opensOn' | 'capacity'
> & {
  title: string
  path: string
  /** The id of the registration form on the page of the training; "" without one. */
  registration: string
  /** Of one participant, in euros excluding VAT; null if unknown. */
  price: number | null
  /** What registrations for the date are about. */
  subject: string
}

/** The dates to come on the cards of trainings, the nearest first. */
export const comingDates = (cards: readonly PageCard[], today: string): ComingDate[] =>
  datesToCome(
    cards.flatMap(({ title, path, groupID, card }) =>
      datesOf(card).map(({ key, start, end, times, place, opensOn, capacity }) => ({
        ...{ key, start, end, times, place, opensOn, capacity },
        title,
        path,
        registration: textOf(card.registration),
        price: typeof card.price === 'number' ? card.price : null,
        subject: subjectOf(groupID, key),
      })),
    ),
    today,
  )

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
