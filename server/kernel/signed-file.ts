import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from './app-context.ts'

/** What a link to a private file of a page is for: this content at this place, until then. */
export interface SignedFile {
  pageID: number
  group: string
  hash: string
  /** In milliseconds. */
  until: number
}

/** The signature of a link, which nobody can create or extend without the secret of the instance. */
export const signFile = (app: Pick<App, 'config'>, file: SignedFile): string =>
  signatureOf(app, file).toString('base64url')

export const isSignedFile = (
  app: Pick<App, 'config' | 'now'>,
  file: SignedFile,
  signature: string,
): boolean => {
  const sent = Buffer.from(signature, 'base64url')
  const expected = signatureOf(app, file)
  return (
    sent.length === expected.length && timingSafeEqual(sent, expected) && app.now().getTime() < file.until
  )
}

const signatureOf = ({ config }: Pick<App, 'config'>, { pageID, group, hash, until }: SignedFile): Buffer =>
  createHmac('sha256', config.secret)
    .update(JSON.stringify(['page file', pageID, group, hash, until]))
    .digest()
