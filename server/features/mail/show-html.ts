import { Readable } from 'node:stream'
import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { FileAnswer } from '../../kernel/http/file-answer.ts'
import { permit } from '../../kernel/permit.ts'
import { withLogo } from './mail-body.ts'
import { permitReading } from './read.ts'
import { findMail } from './store.ts'

/** The HTML part of an email as a document for a frame of the admin area. Tokens of links stay masked. */
export const showHtml = async (
  app: App,
  actor: Actor,
  { params }: Input<typeof calls.mail.html>,
): Promise<FileAnswer> => {
  permit(actor, 'manage-settings')
  const mail = await findMail(app.db, params.id)
  if (!mail) throw refuse('notFound')
  await permitReading(app.db, actor, mail)
  const { logo } = app.mailStyle
  const html = logo ? withLogo(mail.html, logo) : mail.html
  // A link would leave the frame; without the right to open windows it does nothing.
  const document = html.replace('<head>', '<head><base target="_blank">')
  return { status: 200, headers, body: Readable.from([document]) }
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  // Mails have inline styles only, and nothing else.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'",
}
