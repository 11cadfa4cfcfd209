import type { FormContext } from 'ximblox/server'
import { freeUntil, isCancellationFree, isUnconfirmed, owesNothing } from '../rules/cancellation.ts'
import { includingVat } from '../rules/price.ts'
import { agreedPrice } from './agreed-price.ts'
import { dateOf, type Registration } from './registration-places.ts'

/** What the page shows of a registration, and what cancelling it costs now. */
export const detailsOf = (registration: Registration, { now }: Pick<FormContext<never>, 'now'>) => {
  const { data, place, quantity, state } = registration
  const date = dateOf(registration)
  const excluding = agreedPrice(registration)
  return {
    training: place?.page.title ?? '',
    start: date?.start ?? '',
    end: date?.end ?? '',
    location: [date?.location, date?.place].filter(Boolean).join(', '),
    quantity,
    email: data.contact.email,
    excluding,
    including: includingVat(excluding),
    isWaiting: state === 'waiting',
    isReserved: state === 'reserved',
    isUnconfirmed: isUnconfirmed(state),
    freeUntil: date?.start ? freeUntil(date.start) : '',
    isFree: owesNothing(state) || (date !== undefined && isCancellationFree(date.start, now)),
  }
}
