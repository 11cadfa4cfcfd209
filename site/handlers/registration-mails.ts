import type { FormContext, StoredSubmission } from 'ximblox/server'
import type { FormMailMessages } from '../messages/form-mails/en.ts'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { filled } from '../messages/forms/form-messages.ts'
import { freeUntil, isCancellationFree } from '../rules/cancellation.ts'
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
type Occasion = 'confirmed' | 'waiting' | 'promoted' | 'cancelled'

/** Tells the contact person about a registration, and the organisation about a new one. */
export const mailRegistration = async (
  registration: Registration,
  { mail, now, siteURL }: Pick<FormContext<never>, 'mail' | 'now' | 'siteURL'>,
  occasion: Occasion,
): Promise<void> => {
  const { id, data, place } = registration
  const messages = formMailCatalogue[registration.language]
  const date = place && datesOf(place.page.props).find(({ key }) => key === data.dateKey)
  if (!place || !date) return
  const { page } = place
  const facts = factsOf(registration, date, messages)
  const isConfirmed = occasion === 'confirmed' || occasion === 'promoted'
  await mail(
    {
      to: { address: data.contact.email, name: data.contact.name },
      subject: subjectLine(messages[subjects[occasion]], { training: page.title }),
      before: [
        messages.greeting,
        messages[texts[occasion]],
        ...facts,
        ...(isConfirmed && date.start !== ''
          ? [filled(messages.cancelTerms, { date: dayRange(freeUntil(date.start), '', page.locale) })]
          : []),
        ...(occasion === 'cancelled' ? [costs(registration, date, messages, now)] : []),
      ],
      ...(occasion !== 'cancelled' && { action: { label: messages.cancel, name: 'cancel' } }),
      ...(isConfirmed &&
        date.start !== '' && { attachments: [calendar(registration, date, { now, siteURL })] }),
    },
    id,
  )
  const recipient = textProp(place.block, 'recipient')
  if (recipient !== '' && (occasion === 'confirmed' || occasion === 'waiting'))
    await mail(
      {
        to: { address: recipient, name: '' },
        replyTo: { address: data.contact.email, name: data.contact.name },
        subject: subjectLine(messages.registrationNewSubject, {
          training: page.title,
          count: registration.quantity,
        }),
        before: facts,
        after: [messages.replyHint],
        isInternal: true,
      },
      id,
    )
}

const subjects = {
  confirmed: 'registrationConfirmedSubject',
  promoted: 'registrationConfirmedSubject',
  waiting: 'registrationWaitingSubject',
  cancelled: 'registrationCancelledSubject',
} as const

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

const factsOf = (registration: Registration, date: OfferedDate, messages: FormMailMessages): string[] => {
  const { place, data } = registration
  const days = dayRange(date.start, date.end, place?.page.locale ?? 'en-gb')
  const facts: [string, string][] = [
    [messages.factTraining, place?.page.title ?? ''],
    [messages.factDate, [days, date.times].filter(Boolean).join(', ')],
    [messages.factPlace, locationOf(date)],
    [messages.factParticipants, data.participants.map(({ name }) => name).join(', ')],
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
  registration.state === 'waiting' || isCancellationFree(date.start, now)
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
