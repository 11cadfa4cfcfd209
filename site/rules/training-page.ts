import type { JsonObject } from 'ximblox'
import { offerHours } from './held-places.ts'
import type { TrainingDate } from './training-dates.ts'

/** A date of a training with what visitors need to know about it. */
export interface OfferedDate extends TrainingDate {
  times: string
  place: string
  location: string
}

/** The dates of a page of type `training`; none on other pages. */
export const datesOf = ({ dates }: JsonObject): OfferedDate[] =>
  (Array.isArray(dates) ? dates : []).flatMap(value => {
    const item = Object(value) as Record<string, unknown>
    const text = (name: string) => (typeof item[name] === 'string' ? item[name] : '')
    if (text('key') === '') return []
    return [
      {
        key: text('key'),
        start: text('start'),
        end: text('end'),
        opensOn: text('opensOn'),
        capacity: typeof item.capacity === 'number' ? item.capacity : 0,
        times: text('times'),
        place: text('place'),
        location: text('location'),
      },
    ]
  })

/** The price of a training per participant, in euros excluding VAT. */
export const priceOf = ({ price }: JsonObject): number => (typeof price === 'number' ? price : 0)

/** For how many hours the places of a training are offered to the waiting list. */
export const offerHoursOf = (props: JsonObject): number =>
  typeof props.offerHours === 'number' ? props.offerHours : offerHours

/** What registrations for a date are about. Translations share a group, and so the places. */
export const subjectOf = (groupID: number, dateKey: string): string => `${groupID}.${dateKey}`
