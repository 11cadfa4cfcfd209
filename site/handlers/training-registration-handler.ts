import { errorAt } from 'ximblox'
import { defineFormHandler } from 'ximblox/server'
import { maxParticipants, trainingRegistration } from '../forms/training-registration.ts'
import { isUnconfirmed } from '../rules/cancellation.ts'
import { dayRange } from '../rules/day-range.ts'
import { canHold, heldUntil } from '../rules/held-places.ts'
import { participantsOf } from '../rules/participants.ts'
import { todayInAmsterdam, trainingState } from '../rules/training-dates.ts'
import { datesOf, type OfferedDate, priceOf, subjectOf } from '../rules/training-page.ts'
import { cancelOnBehalf } from './cancel-on-behalf.ts'
import { mailParticipants } from './participant-mails.ts'
import { acceptOnBehalf, confirmOnBehalf } from './places-on-behalf.ts'
import { dateOf, isOver } from './registration.ts'
import { detailsOf } from './registration-details.ts'
import { mailRegistration } from './registration-mails.ts'
import { countPlaces, settlePlaces, takePlaces } from './registration-places.ts'
import { trainingLetters } from './training-letters.ts'

/**
 * Registers participants for a date. Places are counted under a lock of that date, so that it never has more
 * participants than places; who does not fit, or comes after others who wait, is on the waiting list. A registration
 * counts once its link in a mail was followed; until then places are held for it for a day, if half of what is left is
 * enough.
 */
export const trainingRegistrationHandler = defineFormHandler({
  form: trainingRegistration,
  accept: async ({ data, place }, context) => {
    const { page, block } = place
    const date = datesOf(page.props).find(({ key }) => key === data.dateKey)
    const subject = subjectOf(page.groupID, data.dateKey)
    if (!date) return [errorAt('dateKey', 'invalidValue')]
    const participants = participantsOf(data)
    const errors = participantErrors(participants.length)
    if (errors.length > 0) return errors
    await context.lock(subject)
    const today = todayInAmsterdam(context.now)
    if (['past', 'upcoming'].includes(trainingState(date, { today, taken: 0 })))
      return [errorAt('dateKey', 'invalidValue')]
    await settlePlaces(subject, date, context)
    const { confirmed, held, free, isAwaited } = await countPlaces(subject, date, context)
    const quantity = participants.length
    const atOnce = context.byUser || block?.props.confirmsAtOnce === true
    const placed = !isAwaited && quantity <= free ? 'confirmed' : 'waiting'
    const holds = !isAwaited && canHold({ capacity: date.capacity, confirmed, held }, quantity)
    const asked = holds ? 'reserved' : 'unconfirmed'
    return {
      state: atOnce ? placed : asked,
      ...(!atOnce && holds && { heldUntil: heldUntil(context.now) }),
      subject,
      subjectLabel: labelOf(page.title, date, page.locale),
      quantity,
      data: { ...data, participants, price: String(priceOf(page.props)) },
      showsSubmission: true,
    }
  },
  accepted: async (registration, context) => {
    await mailRegistration(registration, context, occasionOf(registration.state))
  },
  actions: {
    confirm: {
      details: async (registration, context) => {
        const date = dateOf(registration)
        return isUnconfirmed(registration.state) && date && !isOver(date, context.now)
          ? detailsOf(registration, context)
          : null
      },
      run: takePlaces,
      onBehalf: confirmOnBehalf,
      alternatives: ['cancel'],
    },
    accept: {
      details: async (registration, context) => {
        const date = dateOf(registration)
        return ['offered', 'lapsed'].includes(registration.state) && date && !isOver(date, context.now)
          ? detailsOf(registration, context)
          : null
      },
      run: takePlaces,
      onBehalf: acceptOnBehalf,
      alternatives: ['cancel'],
    },
    cancel: {
      details: async (registration, context) => {
        const date = dateOf(registration)
        return registration.state === 'cancelled' || (date && isOver(date, context.now))
          ? null
          : detailsOf(registration, context)
      },
      run: async (registration, context) => {
        await mailRegistration(registration, context, 'cancelled')
        if (registration.state === 'confirmed') await mailParticipants(registration, context, 'cancelled')
        await context.setState(registration.id, 'cancelled')
        await settlePlaces(registration.subject, dateOf(registration), context)
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
        facts: [date.end, date.times, date.location, date.place],
        startsAt: date.start || null,
        places: date.capacity,
      })),
    takes: ['confirmed', 'offered'],
  },
  letters: trainingLetters,
  reservations: {
    unconfirmed: ['reserved', 'unconfirmed'],
    held: ['reserved', 'offered'],
    waiting: 'waiting',
    settle: async (registration, context) => {
      await settlePlaces(registration.subject, dateOf(registration), context)
    },
  },
  show: async (registration, context) => detailsOf(registration, context),
  removed: async (registration, context) => {
    await settlePlaces(registration.subject, dateOf(registration), context)
  },
  ended: ['cancelled'],
})

const participantErrors = (count: number) => {
  if (count > maxParticipants) return [errorAt('participants', 'tooManyItems', { max: maxParticipants })]
  // The error is where the first participant can be entered.
  return count === 0 ? ['name', 'email'].map(name => errorAt(`participants.0.${name}`, 'required')) : []
}

const occasionOf = (state: string) => {
  switch (state) {
    case 'confirmed':
    case 'waiting':
      return state
    default:
      return 'asked'
  }
}

const labelOf = (title: string, { start, end }: OfferedDate, locale: string): string =>
  [title, dayRange(start, end, locale)].filter(Boolean).join(', ')
