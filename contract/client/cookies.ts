export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A fetch with a cookie jar for one server, ignoring paths and domains. */
export const withCookies = (fetch: Fetch): Fetch => {
  const cookies = new Map<string, string>()
  return async (url, init) => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(pair => pair.join('=')).join('; '))
    const response = await fetch(url, { ...init, headers })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return response
  }
}

const keep = (cookies: Map<string, string>, line: string) => {
  const [pair = '', ...attributes] = line.split(';').map(part => part.trim())
  const equals = pair.indexOf('=')
  const name = pair.slice(0, equals)
  if (attributes.some(isExpiry)) cookies.delete(name)
  else cookies.set(name, pair.slice(equals + 1))
}

const isExpiry = (attribute: string) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute)
