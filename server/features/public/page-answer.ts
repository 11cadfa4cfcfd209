import type { Language } from '@ximblox/contract/locales'
import { type BuiltInStatus, builtInPages, settingUp } from '@ximblox/contract/messages/built-in-pages'
import type { PagePolicy } from '@ximblox/contract/rules/page-policy'
import { type Answer, makeAnswer } from './answer.ts'
import {
  allowingStyle,
  documentHeaders,
  mustRevalidate,
  pageHeaders,
  privateOnly,
  uncached,
} from './headers.ts'

const type = 'text/html; charset=utf-8'

/** The response with a page of the site, the same for all visitors. */
export const pageAnswer = (
  status: number,
  body: Buffer,
  compressed?: { br: Buffer; gzip: Buffer },
  policy: PagePolicy = {},
): Answer =>
  makeAnswer({
    status,
    type,
    cacheControl: mustRevalidate,
    headers: pageHeaders(body, policy),
    body,
    ...(compressed && { compressed }),
  })

/** The response with a page that depends on what this visitor entered. */
export const uncachedPageAnswer = (
  status: number,
  body: Buffer,
  headers: readonly string[] = [],
  policy: PagePolicy = {},
): Answer =>
  makeAnswer({
    status,
    type,
    cacheControl: uncached,
    headers: [...pageHeaders(body, policy), ...headers],
    body,
  })

/** The same page with a part for one user, which has a style of its own. */
export const editorAnswer = (page: Answer, body: Buffer, styleHash: string): Answer =>
  makeAnswer({ ...page, cacheControl: privateOnly, headers: allowingStyle(page.headers, styleHash), body })

/** The built-in page, for cases in which the site has no page of its own. */
export const builtInAnswer = (
  status: BuiltInStatus,
  language: Language,
  headers: readonly string[] = [],
): Answer => plainAnswer(status, language, builtInPages[language][status], headers)

/** The answer for pages that the first content may still bring. */
export const settingUpAnswer = (language: Language): Answer =>
  plainAnswer(503, language, settingUp[language], ['Retry-After', '30'])

const plainAnswer = (
  status: BuiltInStatus,
  language: Language,
  [title, text]: readonly [string, string],
  headers: readonly string[],
): Answer => {
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

/** Browsers revalidate redirects, because another page may take the old path one day. */
export const redirectAnswer = (status: number, to: string): Answer =>
  makeAnswer({
    status,
    type,
    cacheControl: mustRevalidate,
    headers: ['Location', to, ...documentHeaders],
    body: Buffer.alloc(0),
  })

/** Sends one visitor elsewhere, once. */
export const seeOtherAnswer = (status: number, to: string): Answer =>
  makeAnswer({
    status,
    type,
    cacheControl: uncached,
    headers: ['Location', to, ...documentHeaders],
    body: Buffer.alloc(0),
  })
