import { labelIn } from '@ximblox/blocks/label'
import { defineFormHandler } from '@ximblox/server'
import { composedForm, composedFormID } from '../forms/composed-form.ts'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { filled } from '../messages/forms/form-messages.ts'
import { answersOf } from './answers.ts'
import { subjectLine, textProp } from './mail-parts.ts'

/** All forms that editors compose. What happens with their submissions stands in the block. */
export const composedFormHandler = defineFormHandler({
  form: { ...composedForm({ title: '', fields: [], retentionDays: null }, ''), id: composedFormID },
  accept: async () => ({}),
  accepted: async ({ data, place }, { form, language, mail }) => {
    const messages = formMailCatalogue[language]
    const block = place?.block ?? null
    const values: Record<string, unknown> = data
    const sender = values[form.emailField ?? '']
    const address = typeof sender === 'string' ? sender : ''
    const name = labelIn(form.label, language, [])
    const recipient = textProp(block, 'recipient')
    if (recipient !== '')
      await mail({
        to: { address: recipient, name: '' },
        ...(address !== '' && { replyTo: { address, name: '' } }),
        subject: subjectLine(messages.formNewSubject, { form: name }),
        before: [
          filled(messages.formNewText, { form: name, page: place?.page.title ?? '' }),
          ...answersOf(form.fields, data, language),
        ],
        ...(address !== '' && { after: [messages.replyHint] }),
      })
    const subject = textProp(block, 'replySubject')
    if (subject !== '' && address !== '')
      await mail({
        to: { address, name: '' },
        subject,
        before: [messages.greeting, ...textProp(block, 'replyText').split(/\n{2,}/)],
        oncePerHour: true,
      })
  },
})
