import type { DataOf } from 'ximblox'
import type { StoredSubmission } from 'ximblox/server'
import type { trainingRegistration } from '../forms/training-registration.ts'
import { offerUntil, heldUntil as reservedUntil } from '../rules/held-places.ts'
import { todayInAmsterdam } from '../rules/training-dates.ts'
import { datesOf, type OfferedDate, offerHoursOf } from '../rules/training-page.ts'

export type Data = DataOf<typeof trainingRegistration.fields>
export type Registration = StoredSubmission<Data>

/**
 * Until when a registration holds places that it has to confirm or accept. None is stored for registrations from before,
 * and for those that a user put into their state.
 */
export const answerUntil = (
  { state, since, heldUntil, place }: Pick<Registration, 'state' | 'since' | 'heldUntil' | 'place'>,
  date: OfferedDate | undefined,
): Date => {
  if (heldUntil) return heldUntil
  return state === 'offered'
    ? offerUntil(since, offerHoursOf(place?.page.props ?? {}), date?.start ?? '')
    : reservedUntil(since)
}

/** The date that a registration is for; undefined when it was removed, or the training is not public. */
export const dateOf = ({ data, place }: Pick<Registration, 'data' | 'place'>): OfferedDate | undefined =>
  place ? datesOf(place.page.props).find(({ key }) => key === data.dateKey) : undefined

export const isOver = ({ start }: OfferedDate, now: Date): boolean =>
  start !== '' && start < todayInAmsterdam(now)
