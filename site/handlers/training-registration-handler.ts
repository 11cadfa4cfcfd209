import type { DataOf } from '@ximblox/blocks/forms/form-field'
import { errorAt } from '@ximblox/contract/errors'
import { defineFormHandler, type FormContext, type StoredSubmission } from 'ximblox/server'
import { trainingRegistration } from '../forms/training-registration.ts'
import { freeUntil, isCancellationFree } from '../rules/cancellation.ts'
import { dayRange } from '../rules/day-range.ts'
import { includingVat } from '../rules/price.ts'
import { todayInAmsterdam, trainingState } from '../rules/training-dates.ts'
import { datesOf, type OfferedDate, priceOf, subjectOf } from '../rules/training-page.ts'
import { agreedPrice } from './agreed-price.ts'
import { cancelOnBehalf } from './cancel-on-behalf.ts'
import { mailRegistration } from './registration-mails.ts'

export type Data = DataOf<typeof trainingRegistration.fields>
export type Registration = StoredSubmission<Data>
type Context = FormContext<Data>

/**
 * Registers participants for a date. Places are counted under a lock of that date, so that it never has more
 * participants than places; who does not fit is on the waiting list.
 */
export const trainingRegistrationHandler = defineFormHandler({
  form: trainingRegistration,
  accept: async ({ data, place: { page } }, { now, lock, totals }) => {
    const date = datesOf(page.props).find(({ key }) => key === data.dateKey)
    const subject = subjectOf(page.groupID, data.dateKey)
    if (!date) return [errorAt('dateKey', 'invalidValue')]
    await lock(subject)
    const taken = (await totals(subject)).confirmed?.quantity ?? 0
    const state = trainingState(date, { today: todayInAmsterdam(now), taken })
    if (state === 'past' || state === 'planned') return [errorAt('dateKey', 'invalidValue')]
    const quantity = data.participants.length
    return {
      state: taken + quantity <= date.capacity ? 'confirmed' : 'waiting',
      subject,
      subjectLabel: labelOf(page.title, date, page.locale),
      quantity,
      data: { ...data, price: String(priceOf(page.props)) },
      showsSubmission: true,
    }
  },
  accepted: async (registration, context) => {
    await mailRegistration(registration, context, registration.state === 'waiting' ? 'waiting' : 'confirmed')
  },
  actions: {
    cancel: {
      details: async (registration, context) => {
        const date = dateOf(registration)
        const isOver = date !== undefined && date.start !== '' && date.start < todayInAmsterdam(context.now)
        return registration.state === 'cancelled' || !date || isOver ? null : detailsOf(registration, context)
      },
      run: async (registration, context) => {
        await mailRegistration(registration, context, 'cancelled')
        await promote(registration, context, registration.state === 'confirmed' ? registration.quantity : 0)
        return { state: 'cancelled' }
      },
      onBehalf: cancelOnBehalf,
    },
  },
  subjects: {
    pageType: 'training',
    of: ({ groupID, title, locale, props }) =>
      datesOf(props).map(date => ({
        subject: subjectOf(groupID, date.key),
        label: labelOf(title, date, locale),
        startsAt: date.start || null,
        places: date.capacity,
      })),
    takes: ['confirmed'],
  },
  show: async (registration, context) => detailsOf(registration, context),
  removed: async (registration, context) => {
    if (registration.state === 'confirmed') await promote(registration, context, 0)
  },
  ended: ['cancelled'],
})

const labelOf = (title: string, { start, end }: OfferedDate, locale: string): string =>
  [title, dayRange(start, end, locale)].filter(Boolean).join(', ')

const dateOf = ({ data, place }: Registration): OfferedDate | undefined =>
  place ? datesOf(place.page.props).find(({ key }) => key === data.dateKey) : undefined

/** What the page shows of a registration, and what cancelling it costs now. */
const detailsOf = (registration: Registration, { now }: Pick<Context, 'now'>) => {
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
    freeUntil: date?.start ? freeUntil(date.start) : '',
    isFree: state === 'waiting' || (date !== undefined && isCancellationFree(date.start, now)),
  }
}

/** Gives free places to those on the waiting list who fit, in the order in which they registered. */
const promote = async (registration: Registration, context: Context, released: number): Promise<void> => {
  const date = dateOf(registration)
  if (!date || trainingState(date, { today: todayInAmsterdam(context.now), taken: 0 }) === 'past') return
  const totals = await context.totals(registration.subject)
  let free = date.capacity - (totals.confirmed?.quantity ?? 0) + released
  for (const waiting of await context.inState(registration.subject, 'waiting')) {
    if (waiting.id === registration.id || waiting.quantity > free) continue
    free -= waiting.quantity
    await context.setState(waiting.id, 'confirmed')
    await mailRegistration(waiting, context, 'promoted')
  }
}
