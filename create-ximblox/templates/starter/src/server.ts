import { defineFormHandler, defineServer } from 'ximblox/server'
import { contact } from './blocks/contact/contact.block.ts'

/** Mails each message to the address in the block. Submissions are stored whether or not there is one. */
const contactHandler = defineFormHandler({
  form: contact,
  accept: async () => ({}),
  accepted: async ({ data, place }, { mail }) => {
    const { recipient = '' } = place?.block?.props ?? {}
    if (typeof recipient !== 'string' || recipient === '') return
    await mail({
      to: { address: recipient, name: '' },
      replyTo: { address: data.email, name: data.name },
      subject: `${data.name}: ${place?.page.title ?? contact.id}`,
      before: [data.message],
      isInternal: true,
    })
  },
})

/** Runs only in Node. */
export default defineServer({ forms: [contactHandler] })
