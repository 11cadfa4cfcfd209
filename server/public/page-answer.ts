import type { Language } from '@ximblox/contract/locales'
import { type BuiltInStatus, builtInPages } from '@ximblox/contract/messages/built-in-pages'
import { type Answer, makeAnswer } from './answer.ts'
import { documentHeaders, mustRevalidate, uncached } from './headers.ts'

const type = 'text/html; charset=utf-8'

/** A page of the site as it is sent; the same for everybody. */
export const pageAnswer = (status: number, body: Buffer, compressed?: { br: Buffer; gzip: Buffer }): Answer =>
  makeAnswer({
    status,
    type,
    cacheControl: mustRevalidate,
    headers: documentHeaders,
    body,
    ...(compressed && { compressed }),
  })

/** What is shown when the site has no page of its own for it. */
export const builtInAnswer = (
  status: BuiltInStatus,
  language: Language,
  headers: readonly string[] = [],
): Answer => {
  const [title, text] = builtInPages[language][status]
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>\n`
  const cacheControl = status === 404 || status === 410 ? mustRevalidate : uncached
  return makeAnswer({
    status,
    type,
    cacheControl,
    headers: [...documentHeaders, ...headers],
    body: Buffer.from(html),
  })
}

/** Browsers ask again each time, because another page may take the old address one day. */
export const redirectAnswer = (status: number, to: string): Answer =>
  makeAnswer({
    status,
    type,
    cacheControl: mustRevalidate,
    headers: ['Location', to, ...documentHeaders],
    body: Buffer.alloc(0),
  })
