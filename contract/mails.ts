import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pathID, timestamp } from './fields.ts'
import { listArguments, listOf } from './list.ts'
import { languages } from './locales.ts'

/**
 * `kept`: no mail server is configured; `given-up`: delivery failed for days, or the email is obsolete; `undeliverable`:
 * the mail server refused the recipient for good.
 */
export const mailStates = ['kept', 'waiting', 'sent', 'given-up', 'undeliverable'] as const

/** That emails to an address come back: since when, and what the mail server answered. Null once one was accepted. */
export const undeliverableAddress = z.nullable(z.object({ since: timestamp, reason: z.string() }))
export type UndeliverableAddress = NonNullable<z.output<typeof undeliverableAddress>>

/** An email of the outbox in a list. */
export const mailRow = z.object({
  id: z.int(),
  /** The kind of email, such as `reset-password`. */
  template: z.string(),
  to: z.string(),
  subject: z.string(),
  language: z.enum(languages),
  state: z.enum(mailStates),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
  /** Number of delivery attempts. */
  attempts: z.int(),
  /** Time of the next attempt, or null. */
  nextAt: z.nullable(timestamp),
  /** The last response of the mail server; "" if it accepted the email, and in a list if the recipient is hidden. */
  failure: z.string(),
})
export type MailRow = z.output<typeof mailRow>

const listedMail = z.object({
  ...mailRow.shape,
  /** A mail to a visitor, or about what one sent, without its recipient and subject: the caller may not see submissions. */
  hidden: z.boolean(),
})
export type ListedMail = z.output<typeof listedMail>

export const mail = z.object({
  ...mailRow.shape,
  /** The token of a link is masked as `{token}` unless `revealed`. */
  text: z.string(),
  html: z.string(),
  /** Whether links contain their tokens: without a mail server, for callers who could reset the account anyway. */
  revealed: z.boolean(),
})
export type Mail = z.output<typeof mail>

/** The outbox. */
export const mails = {
  list: defineCall({
    method: 'POST',
    path: '/mail/list',
    summary: 'List emails, newest first',
    access: { permission: 'manage-settings' },
    body: z.strictObject(listArguments(['createdAt', 'to', 'subject', 'state'])),
    response: z.object({ ...listOf(listedMail).shape, canSend: z.boolean() }),
  }),
  get: defineCall({
    method: 'GET',
    path: '/mail/{id}',
    summary: 'Get an email with its content',
    access: { permission: 'manage-settings' },
    params: z.object({ id: pathID }),
    response: z.object({ mail }),
  }),
  html: defineCall({
    method: 'GET',
    path: '/mail/{id}/html',
    summary: 'Get the HTML part of an email, for a frame; tokens of links are masked',
    access: { permission: 'manage-settings' },
    transport: 'file',
    params: z.object({ id: pathID }),
  }),
  retry: defineCall({
    method: 'POST',
    path: '/mail/{id}/retry',
    summary: 'Retry an email that was given up or undeliverable; invalidToken when its link has expired',
    access: { permission: 'manage-settings' },
    params: z.object({ id: pathID }),
    body: z.strictObject({}),
    response: z.object({ mail: mailRow }),
  }),
}
