import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pathID, timestamp } from './fields.ts'
import { listArguments, listOf } from './list.ts'
import { languages } from './locales.ts'

/** `kept`: there is no mail server to hand it to; `given-up`: it refused for days, or the mail is of no use any more. */
export const mailStates = ['kept', 'waiting', 'sent', 'given-up'] as const

/** A mail of the outbox, as lists show it. */
export const mailRow = z.object({
  id: z.int(),
  /** Which mail it is, such as `reset-password`. */
  template: z.string(),
  to: z.string(),
  subject: z.string(),
  language: z.enum(languages),
  state: z.enum(mailStates),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
  /** How often it was handed to the mail server. */
  attempts: z.int(),
  /** When it is tried next; null when it is not. */
  nextAt: z.nullable(timestamp),
  /** What the mail server said last; "" when it took the mail. */
  failure: z.string(),
})
export type MailRow = z.output<typeof mailRow>

export const mail = z.object({
  ...mailRow.shape,
  /** The secret part of a link reads `{token}`, unless `revealed`. */
  text: z.string(),
  html: z.string(),
  /** Whether the links work as they stand here: without a mail server, for whoever could let themselves in anyway. */
  revealed: z.boolean(),
})
export type Mail = z.output<typeof mail>

/** Mails that were written; each is handed to the mail server as soon as it takes it. */
export const mails = {
  list: defineCall({
    method: 'POST',
    path: '/mail/list',
    summary: 'Mails, the newest first',
    access: { permission: 'manage-settings' },
    body: z.strictObject(listArguments(['createdAt', 'to', 'subject', 'state'])),
    response: z.object({ ...listOf(mailRow).shape, canSend: z.boolean() }),
  }),
  get: defineCall({
    method: 'GET',
    path: '/mail/{id}',
    summary: 'A mail with its content',
    access: { permission: 'manage-settings' },
    params: z.object({ id: pathID }),
    response: z.object({ mail }),
  }),
  retry: defineCall({
    method: 'POST',
    path: '/mail/{id}/retry',
    summary: 'Try a mail again that was given up; V_04 when what it links to has expired',
    access: { permission: 'manage-settings' },
    params: z.object({ id: pathID }),
    body: z.strictObject({}),
    response: z.object({ mail: mailRow }),
  }),
}
