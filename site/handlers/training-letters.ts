import type { Language } from 'ximblox'
import type { FormHandler } from 'ximblox/server'
import type { trainingRegistration } from '../forms/training-registration.ts'
import { filled } from '../messages/filled.ts'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { dayRange } from '../rules/day-range.ts'
import { datesOf, type OfferedDate, subjectOf } from '../rules/training-page.ts'
import { subjectLine } from './mail-parts.ts'
import { dateOf } from './registration.ts'
import { dateFacts } from './registration-mails.ts'
import { localeFor, signed } from './signed.ts'

type Letters = NonNullable<FormHandler<typeof trainingRegistration.fields>['letters']>

/** What the organisation writes to those who are registered for a date that moves or does not take place. */
export const trainingLetters: Letters = {
  prepare: ({ subject, page, next }, language) => {
    const messages = formMailCatalogue[language]
    const dateIn = (place: typeof page | null) =>
      place ? datesOf(place.props).find(({ key }) => subjectOf(place.groupID, key) === subject) : undefined
    const now = dateIn(next)
    const values = {
      training: page.title,
      before: whenAndWhere(dateIn(page), language),
      now: whenAndWhere(now, language),
    }
    return {
      subject: subjectLine(now ? messages.letterChangedSubject : messages.letterGoneSubject, values),
      text: filled(now ? messages.letterChangedText : messages.letterGoneText, values),
    }
  },
  send: async (registration, { subject, text }, context) => {
    const { id, data, language } = registration
    const messages = formMailCatalogue[language]
    await context.mail(
      await signed(
        {
          to: { address: data.contact.email, name: data.contact.name },
          subject,
          before: [
            messages.greeting,
            ...text.split(/\n{2,}/),
            ...dateFacts(registration, dateOf(registration), messages),
          ],
          action: { label: messages.cancel, name: 'cancel' },
        },
        registration,
        context,
      ),
      id,
    )
  },
}

const whenAndWhere = (date: OfferedDate | undefined, language: Language): string =>
  date
    ? [dayRange(date.start, date.end, localeFor(language)), date.times, date.location, date.place]
        .filter(Boolean)
        .join(', ')
    : ''
