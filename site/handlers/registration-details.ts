import type { FormContext } from 'ximblox/server'
import { freeUntil, isCancellationFree, isUnconfirmed, owesNothing } from '../rules/cancellation.ts'
import { dateAndTime } from '../rules/day-range.ts'
import { includingVat } from '../rules/price.ts'
import { agreedPrice } from './agreed-price.ts'
import { answerUntil, dateOf, type Registration } from './registration.ts'

/** What the page shows of a registration, and what cancelling it costs now. */
export const detailsOf = (registration: Registration, { now }: Pick<FormContext<never>, 'now'>) => {
  const { id, data, place, quantity, state } = registration
  const date = dateOf(registration)
  const excluding = agreedPrice(registration)
  return {
    number: id,
    training: place?.page.title ?? registration.subjectLabel,
    start: date?.start ?? '',
    end: date?.end ?? '',
    times: date?.times ?? '',
    location: [date?.location, date?.place].filter(Boolean).join(', '),
    quantity,
    email: data.contact.email,
    excluding,
    including: includingVat(excluding),
    isWaiting: state === 'waiting',
    isReserved: state === 'reserved',
    isOffered: state === 'offered',
    isUnconfirmed: isUnconfirmed(state),
    owesNothing: owesNothing(state),
    until: dateAndTime(answerUntil(registration, date), place?.page.locale ?? 'en-gb'),
    freeUntil: date?.start ? freeUntil(date.start) : '',
    isFree: isCancellationFree(date?.start ?? '', now),
  }
}
