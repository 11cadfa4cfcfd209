import type { Mail, MailRow, UndeliverableAddress } from '@ximblox/contract/mails'
import type { App } from '../../kernel/app-context.ts'
import type { StoredMail } from './store.ts'
import type { Undeliverable } from './undeliverable-store.ts'

export const presentMail = (app: App, mail: StoredMail): MailRow => {
  const state = stateOf(app, mail)
  return {
    id: mail.id,
    template: mail.template,
    to: mail.toAddress,
    subject: mail.subject,
    language: mail.language,
    state,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    attempts: mail.attempts,
    nextAt: state === 'waiting' ? mail.nextAt.toISOString() : null,
    failure: mail.failure,
  }
}

const stateOf = ({ config }: App, mail: StoredMail): Mail['state'] => {
  if (mail.sentAt) return 'sent'
  if (mail.givenUpAt) return mail.undeliverableAt ? 'undeliverable' : 'given-up'
  return config.smtp ? 'waiting' : 'kept'
}

export const presentUndeliverable = (mark: Undeliverable | undefined): UndeliverableAddress | null =>
  mark ? { since: mark.since.toISOString(), reason: mark.reason } : null
