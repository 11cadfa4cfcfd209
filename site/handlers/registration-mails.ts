import type { FormContext, FormMail, StoredSubmission } from 'ximblox/server'
import { confirmationDays } from '../forms/training-registration.ts'
import type { FormMailMessages } from '../messages/form-mails/en.ts'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { filled } from '../messages/forms/form-messages.ts'
import { freeUntil, isCancellationFree, owesNothing } from '../rules/cancellation.ts'
import { dayRange } from '../rules/day-range.ts'
import { euros, includingVat } from '../rules/price.ts'
import { datesOf, type OfferedDate } from '../rules/training-page.ts'
import { agreedPrice } from './agreed-price.ts'
import { calendarFile } from './calendar-file.ts'
import { subjectLine, textProp } from './mail-parts.ts'

interface RegistrationData {
  dateKey: string
  price: string
  participants: readonly { name: string; email: string }[]
  contact: { name: string; email: string }
}

type Registration = StoredSubmission<RegistrationData>
type Context = Pick<FormContext<never>, 'mail' | 'now' | 'siteURL'>
type Occasion = 'asked' | 'confirmed' | 'waiting' | 'promoted' | 'cancelled'

/**
 * Tells the contact person about a registration, and the organisation about a new one. Names are only in the mail that
 * follows the link of another one: nobody can write to others through this form.
 */
export const mailRegistration = async (
  registration: Registration,
  context: Context,
  occasion: Occasion,
  { isProven = false }: { isProven?: boolean } = {},
): Promise<void> => {
  const { mail, now, siteURL } = context
  const { id, data, place } = registration
  const messages = formMailCatalogue[registration.language]
  const date = place && datesOf(place.page.props).find(({ key }) => key === data.dateKey)
  if (!place || !date) return
  const { page } = place
  const names = data.participants.map(({ name }) => name).join(', ')
  const isConfirmed = occasion === 'confirmed' || occasion === 'promoted'
  await mail(
    {
      to: { address: data.contact.email, name: isProven ? data.contact.name : '' },
      subject: subjectLine(messages[subjects[occasion]], { training: page.title }),
      before: [
        messages.greeting,
        messages[textOf(registration, occasion)],
        ...factsOf(registration, date, messages, isProven ? names : undefined),
        ...(isConfirmed && date.start !== ''
          ? [filled(messages.cancelTerms, { date: dayRange(freeUntil(date.start), '', page.locale) })]
          : []),
        ...(occasion === 'cancelled' ? [costs(registration, date, messages, now)] : []),
      ],
      ...linkOf(occasion, messages),
      ...(isConfirmed &&
        date.start !== '' && { attachments: [calendar(registration, date, { now, siteURL })] }),
    },
    id,
  )
  if (occasion === 'confirmed' || occasion === 'waiting') await notify(registration, date, context)
}

/** Registrations that come in a burst are gathered in one mail. It names nobody: they can be read in the admin area. */
const notify = async (registration: Registration, date: OfferedDate, { mail }: Context): Promise<void> => {
  const { id, data, place, quantity, language } = registration
  const recipient = textProp(place?.block ?? null, 'recipient')
  if (!place || recipient === '') return
  const messages = formMailCatalogue[language]
  const { page } = place
  const names = data.participants.map(({ name }) => name).join(', ')
  const values = { training: page.title, count: quantity }
  await mail(
    {
      to: { address: recipient, name: '' },
      replyTo: { address: data.contact.email, name: data.contact.name },
      subject: subjectLine(messages.registrationNewSubject, values),
      before: factsOf(registration, date, messages, names),
      after: [messages.replyHint],
      isInternal: true,
      gather: {
        line: subjectLine(messages.registrationNewLine, {
          ...values,
          date: dayRange(date.start, date.end, page.locale),
        }),
        of: lines => ({
          subject: subjectLine(messages.registrationMoreSubject, { count: lines.length }),
          before: [messages.registrationMoreText, ...lines.slice(0, maxLines)],
        }),
        link: { label: messages.registrationMore, path: '/cmsadmin/registrations' },
      },
    },
    id,
  )
}

const maxLines = 100

/** The link to confirm a registration, or to cancel it. */
const linkOf = (occasion: Occasion, messages: FormMailMessages): Partial<FormMail> => {
  if (occasion === 'cancelled') return {}
  if (occasion !== 'asked') return { action: { label: messages.cancel, name: 'cancel' } }
  return {
    action: { label: messages.registrationConfirm, name: 'confirm', days: confirmationDays },
    after: [messages.registrationIgnore],
    isRequired: true,
  }
}

const subjects = {
  asked: 'registrationAskedSubject',
  confirmed: 'registrationConfirmedSubject',
  promoted: 'registrationConfirmedSubject',
  waiting: 'registrationWaitingSubject',
  cancelled: 'registrationCancelledSubject',
} as const

const textOf = ({ state, place }: Registration, occasion: Occasion) => {
  if (occasion !== 'asked') return texts[occasion]
  // Without a block there is no page for the link to lead to.
  if (!place?.block) return 'registrationReceivedText'
  return state === 'reserved' ? 'registrationReservedText' : 'registrationAskedText'
}

const texts = {
  confirmed: 'registrationConfirmedText',
  promoted: 'registrationPromotedText',
  waiting: 'registrationWaitingText',
  cancelled: 'registrationCancelledText',
} as const

const locationOf = ({ location, place }: OfferedDate) => [location, place].filter(Boolean).join(', ')

const pricesOf = (registration: Registration) => {
  const locale = registration.place?.page.locale ?? 'en-gb'
  const total = agreedPrice(registration)
  return { excluding: euros(total, locale), including: euros(includingVat(total), locale) }
}

const factsOf = (
  registration: Registration,
  date: OfferedDate,
  messages: FormMailMessages,
  participants = String(registration.quantity),
): string[] => {
  const { place } = registration
  const days = dayRange(date.start, date.end, place?.page.locale ?? 'en-gb')
  const facts: [string, string][] = [
    [messages.factTraining, place?.page.title ?? ''],
    [messages.factDate, [days, date.times].filter(Boolean).join(', ')],
    [messages.factPlace, locationOf(date)],
    [messages.factParticipants, participants],
  ]
  return [
    ...facts.filter(([, value]) => value !== '').map(([text, value]) => filled(text, { value })),
    filled(messages.factPrice, pricesOf(registration)),
  ]
}

const costs = (
  registration: Registration,
  date: OfferedDate,
  messages: FormMailMessages,
  now: Date,
): string =>
  owesNothing(registration.state) || isCancellationFree(date.start, now)
    ? messages.cancelFree
    : filled(messages.cancelCosts, pricesOf(registration))

const calendar = (
  { id, place }: Registration,
  date: OfferedDate,
  { now, siteURL }: { now: Date; siteURL: string },
) => ({
  fileName: 'training.ics',
  mimeType: 'text/calendar',
  content: calendarFile({
    uid: `registration-${id}@${new URL(siteURL).hostname}`,
    title: place?.page.title ?? '',
    location: locationOf(date),
    description: date.times,
    start: date.start,
    end: date.end,
    now,
  }),
})
