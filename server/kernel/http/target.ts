/** The target of a request: its path, decoded once, and its query as sent. */
export interface Target {
  path: string
  query: string
}

const maxPath = 2_000
const controls = /\p{Cc}/u

/** Returns undefined for invalid targets: bad escapes, control characters, absolute URLs, excessive length. */
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
