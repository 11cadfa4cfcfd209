import { defineFormHandler } from 'ximblox/server'
import { contact } from '../forms/contact.ts'
import { filled } from '../messages/filled.ts'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { answersOf } from './answers.ts'
import { subjectLine, textProp } from './mail-parts.ts'
import { signed } from './signed.ts'

/** Sends a question to the mailbox that the block names, and a confirmation to the visitor. */
export const contactHandler = defineFormHandler({
  form: contact,
  accept: async () => ({}),
  accepted: async ({ data, place }, { form, language, mail, global }) => {
    const messages = formMailCatalogue[language]
    const recipient = textProp(place?.block ?? null, 'recipient')
    if (recipient !== '')
      await mail({
        to: { address: recipient, name: '' },
        replyTo: { address: data.email, name: data.name },
        subject: subjectLine(messages.contactNewSubject, { name: data.name }),
        before: [
          filled(messages.contactNewText, { page: place?.page.title ?? '' }),
          ...answersOf(form.fields, data, language),
        ],
        after: [messages.replyHint],
        isInternal: true,
      })
    // Nothing of what was sent is repeated, so that nobody can write to others through this form.
    await mail(
      await signed(
        {
          to: { address: data.email, name: '' },
          subject: messages.contactSubject,
          before: [messages.greeting, messages.contactText],
          oncePerHour: true,
        },
        { place, language },
        { global },
      ),
    )
  },
})
