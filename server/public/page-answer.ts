import { type Answer, makeAnswer } from './answer.ts'
import { documentHeaders, revalidated, uncached } from './headers.ts'

const type = 'text/html; charset=utf-8'

/** A page of the site as it is sent; the same for everybody. */
export const pageAnswer = (status: number, body: Buffer, compressed?: { br: Buffer; gzip: Buffer }): Answer =>
  makeAnswer({
    status,
    type,
    cacheControl: revalidated,
    headers: documentHeaders,
    body,
    ...(compressed && { compressed }),
  })

const words = {
  400: ['This address is not valid', 'Please check how it is written.'],
  404: ['Page not found', 'There is no page at this address.'],
  405: ['Not possible here', 'This address only shows a page.'],
  410: ['This page is gone', 'It has been removed and will not come back.'],
  500: ['Something went wrong', 'Please try again later.'],
  503: ['Just a moment', 'The site is very busy. Please try again in a few seconds.'],
} as const

type PlainStatus = keyof typeof words

/** What is shown when the site has no page of its own for it. */
export const plainAnswer = (status: PlainStatus, headers: string[] = []): Answer => {
  const [title, text] = words[status]
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>\n`
  const cacheControl = status === 404 || status === 410 ? revalidated : uncached
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
    cacheControl: revalidated,
    headers: ['Location', to, ...documentHeaders],
    body: Buffer.alloc(0),
  })
