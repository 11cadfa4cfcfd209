import { type Json, labelIn } from 'ximblox'
import { defineFormHandler, type FormContext } from 'ximblox/server'
import { composedForm, composedFormID } from '../forms/composed-form.ts'
import { filled } from '../messages/filled.ts'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { isObject } from '../rules/is-object.ts'
import { answersOf } from './answers.ts'
import { subjectLine, textProp } from './mail-parts.ts'
import { signed } from './signed.ts'

/** All forms that editors compose. What happens with their submissions is configured in the block. */
export const composedFormHandler = defineFormHandler({
  form: { ...composedForm({ title: '', fields: [], retentionDays: null }, ''), id: composedFormID },
  accept: async ({ place }, context) => {
    const redirect = await pathAfter(place.block?.props.thanksPage, context)
    return redirect === undefined ? {} : { redirect }
  },
  accepted: async ({ data, place }, { form, language, mail, global }) => {
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
        isInternal: true,
      })
    const subject = textProp(block, 'replySubject')
    if (subject !== '' && address !== '')
      await mail(
        await signed(
          {
            to: { address, name: '' },
            subject,
            before: [messages.greeting, ...textProp(block, 'replyText').split(/\n{2,}/)],
            oncePerHour: true,
          },
          { place, language },
          { global },
        ),
      )
  },
})

/** Where a link leads on this site; undefined without a link, and for pages that visitors cannot open. */
const pathAfter = async (
  link: Json | undefined,
  { livePath, siteURL }: Pick<FormContext<never>, 'livePath' | 'siteURL'>,
): Promise<string | undefined> => {
  if (!isObject(link)) return
  if (isObject(link.target) && link.target.ref === 'page' && typeof link.target.id === 'number')
    return livePath(link.target.id)
  const url = typeof link.url === 'string' && link.url !== '' ? URL.parse(link.url, siteURL) : null
  return url?.origin === new URL(siteURL).origin ? url.pathname + url.search + url.hash : undefined
}
