import type { DataOf } from '@ximblox/blocks/forms/form-field'
import type { StoredSubmission } from 'ximblox/server'
import type { trainingRegistration } from '../forms/training-registration.ts'
import { todayInAmsterdam } from '../rules/training-dates.ts'
import { datesOf, type OfferedDate } from '../rules/training-page.ts'

export type Data = DataOf<typeof trainingRegistration.fields>
export type Registration = StoredSubmission<Data>

/** The date that a registration is for; undefined when it was removed, or the training is not public. */
export const dateOf = ({ data, place }: Pick<Registration, 'data' | 'place'>): OfferedDate | undefined =>
  place ? datesOf(place.page.props).find(({ key }) => key === data.dateKey) : undefined

export const isOver = ({ start }: OfferedDate, now: Date): boolean =>
  start !== '' && start < todayInAmsterdam(now)
