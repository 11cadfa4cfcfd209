import type { FormContext } from 'ximblox/server'
import { filled } from '../messages/filled.ts'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { subjectLine } from './mail-parts.ts'
import { type Data, dateOf, type Registration } from './registration.ts'
import { calendarOf, dateFacts, trainingOf } from './registration-mails.ts'
import { signed } from './signed.ts'

/**
 * Tells those who take part besides the contact person that they are registered, or no more. To be called only once the
 * contact person has shown that their own address is theirs, or a user vouches for them: it is in the mail. What they
 * wrote about others is not.
 */
export const mailParticipants = async (
  registration: Registration,
  context: Pick<FormContext<never>, 'mail' | 'now' | 'siteURL' | 'global'>,
  occasion: 'confirmed' | 'cancelled',
): Promise<void> => {
  const { id, data, language } = registration
  const messages = formMailCatalogue[language]
  const date = dateOf(registration)
  const training = trainingOf(registration)
  const isConfirmed = occasion === 'confirmed'
  const subject = isConfirmed ? messages.participantSubject : messages.registrationCancelledSubject
  const text = isConfirmed ? messages.participantText : messages.participantCancelledText
  for (const address of addressesOf(data))
    await context.mail(
      await signed(
        {
          to: { address, name: '' },
          subject: subjectLine(subject, { training }),
          before: [
            messages.greeting,
            filled(text, { contact: contactOf(data) }),
            ...dateFacts(registration, date, messages),
          ],
          ...(isConfirmed && date?.start && { attachments: [calendarOf(registration, date, context)] }),
          isForOthers: true,
        },
        registration,
        context,
      ),
      id,
    )
}

const addressesOf = ({ participants, contact }: Data): string[] =>
  [...new Set(participants.map(({ email }) => email))].filter(address => address !== contact.email)

/** A name with more in it could be a message of its own, even a link. */
const contactOf = ({ contact: { name, email } }: Data): string =>
  name.length > 60 || /[/@:<>\d]|\.\S/.test(name) ? email : `${name} (${email})`
