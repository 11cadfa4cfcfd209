import type { Fetch } from './cookies.ts'
import { isRefusal, offline, refusalOf } from './errors.ts'

interface Reply {
  status: number
  payload: Record<string, unknown>
}

export type Send = (url: string, init: RequestInit, fetch?: Fetch) => Promise<Record<string, unknown>>

/** Adds the XHR header and the latest CSRF token to every call. */
export const createSend = (defaultFetch: Fetch): Send => {
  let token = ''

  const attempt = async (fetch: Fetch, url: string, init: RequestInit): Promise<Reply> => {
    const headers = new Headers(init.headers)
    headers.set('X-Requested-With', 'XMLHttpRequest')
    if (token) headers.set('X-CSRF-Token', token)
    try {
      const response = await fetch(url, { credentials: 'same-origin', ...init, headers })
      token = response.headers.get('X-CSRF-Token') ?? token
      return { status: response.status, payload: parse(await response.text()) }
    } catch (cause) {
      throw init.signal?.aborted ? cause : offline(cause)
    }
  }

  return async (url, init, fetch = defaultFetch) => {
    const first = await attempt(fetch, url, init)
    // The first call, or another tab has renewed the session: the response carried the valid token.
    const { status, payload } = isTokenRefused(first) ? await attempt(fetch, url, init) : first
    if (payload.Success === true && status < 400) return payload
    throw refusalOf(status, payload)
  }
}

const isTokenRefused = ({ status, payload }: Reply) =>
  status === 403 && isRefusal(refusalOf(status, payload), 'invalidCsrfToken')

/** A proxy may respond with something other than JSON. */
const parse = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
