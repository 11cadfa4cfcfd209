import { createTransport } from 'nodemailer'
import type { Smtp } from '../../kernel/config/config.ts'
import type { MailLogo } from '../../kernel/site/site-mails.ts'
import { logoID } from './mail-body.ts'

/** A mail ready to be sent. */
export interface Outgoing {
  messageID: string
  to: { address: string; name: string }
  /** The name of the sender, unless the settings have one. */
  senderName?: string | undefined
  subject: string
  text: string
  html: string
  date: Date
  replyTo: { address: string; name: string } | null
  attachments: readonly { fileName: string; mimeType: string; content: string }[]
  /** The image that the HTML part shows. */
  logo?: MailLogo
  /** The URL that unsubscribes with one click (RFC 8058). */
  unsubscribeURL: string | null
}

/** Sends one mail. Throws unless the mail server accepted it. */
export type Deliver = (mail: Outgoing, signal: AbortSignal) => Promise<void>

export const openTransport = ({ url, from }: Smtp): Deliver => {
  const transport = createTransport({
    ...optionsFor(url),
    connectionTimeout: 20_000,
    greetingTimeout: 60_000,
    // A server may take ten minutes to confirm a mail (RFC 5321, 4.5.3.2.6). A client that disconnects earlier sends it
    // twice.
    socketTimeout: 600_000,
  })
  return async (
    { messageID, to, senderName = '', subject, text, html, date, replyTo, attachments, logo, unsubscribeURL },
    signal,
  ) => {
    await transport.sendMail({
      from: { ...from, name: from.name || senderName },
      to,
      subject,
      text,
      html,
      date,
      messageId: messageID,
      ...(replyTo && { replyTo }),
      attachments: [
        ...attachments.map(({ fileName, mimeType, content }) => ({
          filename: fileName,
          contentType: mimeType,
          content,
        })),
        ...(logo
          ? [
              {
                cid: logoID,
                filename: false as const,
                contentType: logo.mimeType,
                content: logo.content,
                contentDisposition: 'inline' as const,
              },
            ]
          : []),
      ],
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeURL) },
      signal,
    })
  }
}

/** Connects to the mail server and logs in, without sending anything. Throws when that fails. */
export const checkMailServer = async ({ url }: Smtp): Promise<void> => {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }
  await createTransport({ ...optionsFor(url), ...timeouts }).verify()
}

const optionsFor = (url: string) => ({
  url,
  requireTLS: needsTls(new URL(url)),
  disableFileAccess: true,
  disableUrlAccess: true,
})

const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** A password is only sent unencrypted if the URL explicitly allows it. */
const needsTls = ({ username, hostname, searchParams }: URL): boolean =>
  username !== '' &&
  !searchParams.has('requireTLS') &&
  !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
