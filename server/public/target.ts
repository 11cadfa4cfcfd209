/** What a request asks for: its path, decoded once, and its query as sent. */
export interface Target {
  path: string
  query: string
}

const maxPath = 2_000
const controls = /\p{Cc}/u

/** Nothing for what cannot be an address: bad escapes, control characters, a whole URL, excess. */
export const readTarget = (url: string): Target | undefined => {
  const queryStart = url.indexOf('?')
  const sent = queryStart < 0 ? url : url.slice(0, queryStart)
  const path = decode(sent)
  if (path === undefined || !path.startsWith('/') || path.length > maxPath || controls.test(path)) return
  return { path, query: queryStart < 0 ? '' : url.slice(queryStart + 1) }
}

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const maxValue = 100

/** Of the query only what counts for the page, in the order of `names`: anything else can neither change a page nor fill the cache. */
export const countingParams = (query: string, names: readonly string[]): Record<string, string> => {
  if (query === '' || names.length === 0) return {}
  const given = new URLSearchParams(query)
  const counting: Record<string, string> = {}
  for (const name of names) {
    const value = given.get(name)
    if (value && value.length <= maxValue && !controls.test(value)) counting[name] = value
  }
  return counting
}

// A decoded path may hold a question mark, but no control character: `/a%3Fpage=2` must not pass for `/a?page=2`.
const separator = '\n'

/** Under what a page is remembered. The path holds the locale, so this tells any two public pages apart. */
export const keyOf = (path: string, params: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(params).toString()
  return query === '' ? path : `${path}${separator}${query}`
}

export const hasParams = (key: string): boolean => key.includes(separator)
