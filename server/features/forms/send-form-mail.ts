import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import { email } from '@ximblox/contract/fields'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import * as z from 'zod/mini'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { FormHandler, FormMail } from '../../kernel/forms/form-handler.ts'
import { gatherMail } from '../mail/gather-mail.ts'
import { type SiteMail, writeSiteMail } from '../mail/write-site-mail.ts'
import { readLocales } from '../settings/store.ts'
import type { Stored } from './context.ts'
import { countMail, limitsOf } from './mail-limits.ts'
import * as store from './store.ts'
import { hashOf, newToken } from './tokens.ts'
import { tooManyRequests } from './too-many-requests.ts'

interface Options {
  form: FormDefinition
  mail: FormMail
  submission: Stored
  now: Date
  isUnverified: boolean
}

const day = 86_400_000

/** Writes a mail about a submission, with its links. Returns false when it is held back. */
export const sendFormMail = async (
  app: App,
  db: Database,
  { form, mail, submission, now, isUnverified }: Options,
): Promise<boolean> => {
  // Recipients come from visitors and editors, and an address with a second one in it would reach both.
  const to = z.safeParse(email, mail.to.address)
  if (!to.success) return false
  const limits = limitsOf(app, { form, mail, isUnverified }, to.data)
  const blockedUntil = await countMail(db, limits, now)
  if (blockedUntil && mail.isRequired) throw tooManyRequests(blockedUntil, now)
  if (blockedUntil) return false
  const expiresAt = mail.action?.days === undefined ? null : new Date(now.getTime() + mail.action.days * day)
  const linkTo = async (action: string, until: Date | null) => {
    const { place } = submission
    const path = place?.page.path ?? (await homePathOf(db, submission.id))
    const secret = newToken()
    await store.insertToken(db, {
      hash: hashOf(secret),
      submissionID: submission.id,
      action,
      expiresAt: until,
    })
    const query = new URLSearchParams({ form: form.id, block: place?.block?.key ?? '', action })
    return { path: `${encodeURI(path)}?${query}&token=`, secret }
  }
  const link = mail.action && (await linkTo(mail.action.name, expiresAt))
  const unsubscribe = mail.isBulk ? await linkTo('unsubscribe', null) : undefined
  const written: SiteMail = {
    template: `form:${form.id.split(':', 1)[0]}`,
    submissionID: submission.id,
    to: { address: to.data, name: isNamed(app.forms.of(form.id), submission, mail) ? mail.to.name : '' },
    language: submission.language,
    subject: mail.subject,
    before: mail.before,
    after: mail.after ?? [],
    attachments: mail.attachments ?? [],
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    ...(mail.action && link && { link: { label: mail.action.label, ...link } }),
    ...(unsubscribe && { unsubscribe }),
    ...(expiresAt && { expiresAt }),
  }
  if (mail.gather) await gatherMail(app, db, written, mail.gather)
  else await writeSiteMail(app, db, written)
  return true
}

/** Where a link leads while the page of a submission is not public: links are followed from any page. */
const homePathOf = async (db: Database, id: number): Promise<string> =>
  pathOf({ locale: await store.localeOf(db, id), slug: '' }, await readLocales(db))

/** The name of a recipient is the word of a stranger until the address is confirmed. */
const isNamed = (
  handler: Pick<FormHandler, 'reservations'> | undefined,
  { state }: Stored,
  { isInternal }: FormMail,
): boolean => isInternal === true || !handler?.reservations?.unconfirmed.includes(state)
