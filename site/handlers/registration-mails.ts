import type { FormContext, FormMail } from 'ximblox/server'
import { confirmationDays } from '../forms/training-registration.ts'
import { filled } from '../messages/filled.ts'
import type { FormMailMessages } from '../messages/form-mails/en.ts'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { freeUntil, isCancellationFree, isUnconfirmed, owesNothing } from '../rules/cancellation.ts'
import { dateAndTime, dayRange } from '../rules/day-range.ts'
import { euros, includingVat } from '../rules/price.ts'
import type { OfferedDate } from '../rules/training-page.ts'
import { trainingTimes } from '../rules/training-times.ts'
import { agreedPrice } from './agreed-price.ts'
import { calendarFile, calendarType } from './calendar-file.ts'
import { subjectLine, textProp } from './mail-parts.ts'
import { answerUntil, dateOf, type Registration } from './registration.ts'
import { signed } from './signed.ts'

type Context = Pick<FormContext<never>, 'mail' | 'now' | 'siteURL' | 'global'>
type Occasion = 'asked' | 'confirmed' | 'waiting' | 'offered' | 'cancelled'

/**
 * Tells the contact person about a registration, and the organisation about one that counts or counts no more. Names are only in the mail that
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
  const date = dateOf(registration) ?? withoutDay
  const locale = place?.page.locale ?? 'en-gb'
  const training = trainingOf(registration)
  const names = data.participants.map(({ name }) => name).join(', ')
  const isConfirmed = occasion === 'confirmed'
  const until = dateAndTime(answerUntil(registration, date), locale)
  await mail(
    await signed(
      {
        to: { address: data.contact.email, name: isProven ? data.contact.name : '' },
        subject: subjectLine(messages[subjects[occasion]], { training }),
        before: [
          messages.greeting,
          filled(messages[textOf(registration, occasion)], { until }),
          ...factsOf(registration, date, messages, isProven ? names : undefined),
          ...(isConfirmed || occasion === 'offered' ? termsOf(date, locale, messages, now) : []),
          ...(occasion === 'cancelled' ? [costs(registration, date, messages, now)] : []),
        ],
        ...linkOf(occasion, messages),
        ...(isConfirmed &&
          date.start !== '' && { attachments: [calendarOf(registration, date, { now, siteURL })] }),
      },
      registration,
      context,
    ),
    id,
  )
  await notify(registration, date, context, occasion)
}

/**
 * Tells the organisation about a registration that counts, and about the end of one. Those that come in a burst are
 * gathered in one mail. It names nobody: they can be read in the admin area.
 */
const notify = async (
  registration: Registration,
  date: OfferedDate,
  { mail }: Context,
  occasion: Occasion,
): Promise<void> => {
  const { id, data, place, quantity, language } = registration
  const recipient = textProp(place?.block ?? null, 'recipient')
  const notice = noticeOf(registration, occasion)
  if (!place || recipient === '' || !notice) return
  const messages = formMailCatalogue[language]
  const { page } = place
  const names = data.participants.map(({ name }) => name).join(', ')
  const what = [page.title, dayRange(date.start, date.end, page.locale)].filter(Boolean).join(', ')
  const line = subjectLine(messages[notice], { what, count: quantity })
  await mail(
    {
      to: { address: recipient, name: '' },
      replyTo: { address: data.contact.email, name: data.contact.name },
      subject: line,
      before: [...factsOf(registration, date, messages, names), ...addressesOf(registration, messages)],
      after: [messages.replyHint],
      isInternal: true,
      gather: {
        line: `${line} (${filled(messages.factNumber, { value: String(id) })})`,
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

/** What the organisation hears about; nothing of a registration whose address nobody has confirmed. */
const noticeOf = ({ state }: Registration, occasion: Occasion) => {
  if (occasion === 'asked' || occasion === 'offered') return undefined
  return occasion === 'cancelled' && isUnconfirmed(state) ? undefined : notices[occasion]
}

const notices = {
  confirmed: 'registrationNewLine',
  waiting: 'registrationWaitingLine',
  cancelled: 'registrationCancelledLine',
} as const

/** How to reach the contact person, and where the invoice goes. */
const addressesOf = ({ data: { contact, invoice } }: Registration, messages: FormMailMessages): string[] => {
  const listed = (...parts: string[]) => parts.filter(part => part !== '').join(', ')
  const { organisation, address, postalCode, city, country, reference } = invoice
  return [
    filled(messages.factContact, { value: listed(contact.name, contact.email, contact.phone) }),
    filled(messages.factInvoice, {
      value: listed(organisation || contact.name, address, listed(postalCode, city), country, reference),
    }),
  ]
}

/** The link to confirm a registration or to accept places, or else to cancel. */
const linkOf = (occasion: Occasion, messages: FormMailMessages): Partial<FormMail> => {
  if (occasion === 'cancelled') return {}
  if (occasion === 'offered')
    return {
      action: { label: messages.registrationAccept, name: 'accept' },
      after: [messages.registrationDecline],
    }
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
  waiting: 'registrationWaitingSubject',
  offered: 'registrationOfferedSubject',
  cancelled: 'registrationCancelledSubject',
} as const

const textOf = ({ state }: Registration, occasion: Occasion) => {
  if (occasion !== 'asked') return texts[occasion]
  return state === 'reserved' ? 'registrationReservedText' : 'registrationAskedText'
}

const texts = {
  confirmed: 'registrationConfirmedText',
  waiting: 'registrationWaitingText',
  offered: 'registrationOfferedText',
  cancelled: 'registrationCancelledText',
} as const

/** The title of the training; of one that is not public any more, what it was called then. */
export const trainingOf = ({ place, subjectLabel }: Registration): string => place?.page.title ?? subjectLabel

/** In place of a date that has been removed. */
const withoutDay: OfferedDate = {
  key: '',
  start: '',
  end: '',
  opensOn: '',
  capacity: 0,
  times: '',
  place: '',
  location: '',
}

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
  return [
    ...dateFacts(registration, date, messages),
    filled(messages.factParticipants, { value: participants }),
    filled(messages.factPrice, pricesOf(registration)),
  ]
}

/** The number of a registration, and when and where its training is. */
export const dateFacts = (
  registration: Registration,
  date: OfferedDate | undefined,
  messages: FormMailMessages,
): string[] => {
  const { start, end, times } = date ?? withoutDay
  const days = dayRange(start, end, registration.place?.page.locale ?? 'en-gb')
  const facts: [string, string][] = [
    [messages.factNumber, String(registration.id)],
    [messages.factTraining, trainingOf(registration)],
    [messages.factDate, [days, times].filter(Boolean).join(', ')],
    [messages.factPlace, locationOf(date ?? withoutDay)],
  ]
  return facts.filter(([, value]) => value !== '').map(([text, value]) => filled(text, { value }))
}

/** What cancelling costs once places are taken: no day in the past is promised. */
const termsOf = (date: OfferedDate, locale: string, messages: FormMailMessages, now: Date): string[] => {
  if (date.start === '') return []
  return isCancellationFree(date.start, now)
    ? [filled(messages.cancelTerms, { date: dayRange(freeUntil(date.start), '', locale) })]
    : [messages.cancelDue]
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

export const calendarOf = (
  { id, place }: Registration,
  date: OfferedDate,
  { now, siteURL }: { now: Date; siteURL: string },
) => ({
  fileName: 'training.ics',
  mimeType: calendarType,
  content: calendarFile({
    uid: `registration-${id}@${new URL(siteURL).hostname}`,
    title: place?.page.title ?? '',
    location: locationOf(date),
    description: date.times,
    start: date.start,
    end: date.end,
    times: trainingTimes(date.times),
    now,
  }),
})
