import type { Fetch } from '@ximblox/contract/client/cookies'

/** What the server says in words, and the mails it writes, are in the language of the interface. */
export const inLanguage =
  (fetch: Fetch): Fetch =>
  (url, init) => {
    const headers = new Headers(init.headers)
    headers.set('Accept-Language', document.documentElement.lang)
    return fetch(url, { ...init, headers })
  }
