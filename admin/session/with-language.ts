import type { Fetch } from '@ximblox/contract/client/cookies'

/** Sends the interface language, which the server uses for messages and emails. */
export const withLanguage =
  (fetch: Fetch): Fetch =>
  (url, init) => {
    const headers = new Headers(init.headers)
    headers.set('Accept-Language', document.documentElement.lang)
    return fetch(url, { ...init, headers })
  }
