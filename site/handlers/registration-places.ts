import type { DataOf } from '@ximblox/blocks/forms/form-field'
import type { FormContext, StoredSubmission } from 'ximblox/server'
import type { trainingRegistration } from '../forms/training-registration.ts'
import { isOverdue } from '../rules/held-places.ts'
import { todayInAmsterdam, trainingState } from '../rules/training-dates.ts'
import { datesOf, type OfferedDate } from '../rules/training-page.ts'
import { mailRegistration } from './registration-mails.ts'

export type Data = DataOf<typeof trainingRegistration.fields>
export type Registration = StoredSubmission<Data>
type Context = FormContext<Data>

export const dateOf = ({ data, place }: Pick<Registration, 'data' | 'place'>): OfferedDate | undefined =>
  place ? datesOf(place.page.props).find(({ key }) => key === data.dateKey) : undefined

export const isOver = ({ start }: OfferedDate, now: Date): boolean =>
  start !== '' && start < todayInAmsterdam(now)

/** The places of a date: those of confirmed registrations, and those held for addresses that are not confirmed yet. */
export const countPlaces = async (
  subject: string,
  { capacity }: OfferedDate,
  { totals }: Pick<Context, 'totals'>,
): Promise<{ confirmed: number; held: number; free: number }> => {
  const found = await totals(subject)
  const confirmed = found.confirmed?.quantity ?? 0
  const held = found.reserved?.quantity ?? 0
  return { confirmed, held, free: capacity - confirmed - held }
}

/**
 * Ends the time of places that were held long enough, and gives what is free to those on the waiting list who fit, in
 * the order in which they came onto it. The lock of the subject must be held.
 */
export const settlePlaces = async (
  subject: string,
  date: OfferedDate | undefined,
  context: Context,
): Promise<void> => {
  for (const { id, at } of await context.inState(subject, 'reserved'))
    if (isOverdue(at, context.now)) await context.setState(id, 'unconfirmed')
  if (!date || trainingState(date, { today: todayInAmsterdam(context.now), taken: 0 }) === 'past') return
  let { free } = await countPlaces(subject, date, context)
  for (const waiting of await context.inState(subject, 'waiting')) {
    if (waiting.quantity > free) continue
    free -= waiting.quantity
    await context.setState(waiting.id, 'confirmed')
    await mailRegistration(waiting, context, 'promoted')
  }
}
