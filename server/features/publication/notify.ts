import type { MailName, MailValues } from '@ximblox/contract/messages/mails/mail-text'
import { chooseLanguage } from '@ximblox/contract/rules/choose-language'
import type { App } from '../../kernel/app-context.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import type { MailRecipient } from '../accounts/store.ts'
import { writeMail } from '../mail/write-mail.ts'

type PublicationMail = Extract<MailName, 'request-accepted' | 'request-rejected' | 'plan-failed'>

/**
 * Notifies a user by mail of a change to a page, in the same transaction. Users whose account is closed are not
 * notified.
 */
export const notify = async <N extends PublicationMail>(
  app: App,
  { db }: Transaction,
  user: MailRecipient | undefined,
  template: N,
  page: { id: number },
  values: MailValues<N>,
): Promise<void> => {
  if (!user?.active) return
  await writeMail(app, db, {
    template,
    to: { address: user.email, name: user.name, userID: user.id },
    language: chooseLanguage(app.registry.interfaceLanguages, [user.language]),
    values,
    link: { path: `/cmsadmin/pages/${page.id}` },
  })
}
