import { defineFormHandler, type FormContext, type StoredSubmission } from 'ximblox/server'
import { leafletDownload } from '../forms/leaflet-download.ts'
import { formMailCatalogue } from '../messages/form-mails/form-mail-messages.ts'
import { subjectLine } from './mail-parts.ts'
import { signed } from './signed.ts'

const days = 7
const validity = days * 86_400_000

/** Shows the leaflet after the form, and through a link in a mail for as long. */
export const leafletHandler = defineFormHandler({
  form: leafletDownload,
  accept: async () => ({ showsSubmission: true }),
  accepted: async ({ data, place }, { language, mail, global }) => {
    const messages = formMailCatalogue[language]
    await mail(
      await signed(
        {
          to: { address: data.email, name: '' },
          subject: subjectLine(messages.leafletSubject, { page: place?.page.title ?? '' }),
          before: [messages.greeting, messages.leafletText],
          action: { label: messages.leafletDownload, name: 'download', days },
          oncePerHour: true,
        },
        { place, language },
        { global },
      ),
    )
  },
  actions: {
    download: {
      details: (submission, context) => download(submission, context),
      run: async ({ state }) => ({ state }),
    },
  },
  show: (submission, context) => download(submission, context),
})

/** The link to the file, which expires with that of the mail. */
const download = async (
  { at, place }: Pick<StoredSubmission<never>, 'at' | 'place'>,
  { now, fileLink }: Pick<FormContext<never>, 'now' | 'fileLink'>,
) => {
  const until = new Date(at.getTime() + validity)
  const href = now < until ? await fileLink(place, 'leaflet', until) : undefined
  return href === undefined ? null : { href }
}
