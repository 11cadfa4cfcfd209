import type { FormContext } from 'ximblox/server'
import { offerUntil } from '../rules/held-places.ts'
import { todayInAmsterdam } from '../rules/training-dates.ts'
import { type OfferedDate, offerHoursOf } from '../rules/training-page.ts'
import { mailParticipants } from './participant-mails.ts'
import { answerUntil, type Data, dateOf, type Registration } from './registration.ts'
import { mailRegistration } from './registration-mails.ts'

type Context = FormContext<Data>

interface Counted {
  confirmed: number
  /** Held for addresses that are not confirmed yet, or offered to those on the waiting list. */
  held: number
  free: number
  /** Whether anybody is on the waiting list: what is free is for them. */
  isAwaited: boolean
}

/** The places of a date. */
export const countPlaces = async (
  subject: string,
  { capacity }: OfferedDate,
  { totals }: Pick<Context, 'totals'>,
): Promise<Counted> => {
  const found = await totals(subject)
  const confirmed = found.confirmed?.quantity ?? 0
  const held = (found.reserved?.quantity ?? 0) + (found.offered?.quantity ?? 0)
  const isAwaited = (found.waiting?.submissions ?? 0) > 0
  return { confirmed, held, free: capacity - confirmed - held, isAwaited }
}

/**
 * Ends the time of places that were held or offered long enough, and offers what is free to the waiting list, in the
 * order in which it was joined: a group that does not fit keeps its turn. Nobody gets a place unasked. The lock of the
 * subject must be held.
 */
export const settlePlaces = async (
  subject: string,
  date: OfferedDate | undefined,
  context: Context,
): Promise<void> => {
  const { now } = context
  for (const reserved of await context.inState(subject, 'reserved'))
    if (answerUntil(reserved, date) <= now) await context.setState(reserved.id, 'unconfirmed')
  for (const offered of await context.inState(subject, 'offered'))
    if (answerUntil(offered, date) <= now) await context.setState(offered.id, 'lapsed')
  // Without a day, there is nothing to accept yet; and on the first day, it is too late for a mail.
  if (!date || date.start <= todayInAmsterdam(now)) return
  let { free } = await countPlaces(subject, date, context)
  for (const waiting of await context.inState(subject, 'waiting')) {
    // Nobody can accept on a page that is not public; they keep their place in the order.
    if (!waiting.place) continue
    if (waiting.quantity > free) return
    free -= waiting.quantity
    const heldUntil = offerUntil(now, offerHoursOf(waiting.place.page.props), date.start)
    await context.setState(waiting.id, 'offered', heldUntil)
    await mailRegistration({ ...waiting, state: 'offered', since: now, heldUntil }, context, 'offered')
  }
}

/** Gives a registration its places, or puts it on the waiting list. */
export const takePlaces = async (registration: Registration, context: Context) => {
  const state = await confirmedState(registration, context)
  await context.setState(registration.id, state)
  await mailRegistration({ ...registration, state }, context, state, { isProven: !context.byUser })
  if (state === 'confirmed') await mailParticipants(registration, context, state)
  return { state }
}

/** Places that are held or offered become those of the registration; without any it takes what nobody waits for. */
const confirmedState = async (
  registration: Registration,
  context: Context,
): Promise<'confirmed' | 'waiting'> => {
  const { id, subject, quantity } = registration
  const date = dateOf(registration)
  if (!date) return 'waiting'
  await settlePlaces(subject, date, context)
  const holding = [
    ...(await context.inState(subject, 'reserved')),
    ...(await context.inState(subject, 'offered')),
  ]
  if (holding.some(held => held.id === id)) return 'confirmed'
  const { free, isAwaited } = await countPlaces(subject, date, context)
  return !isAwaited && quantity <= free ? 'confirmed' : 'waiting'
}
