import { apiPath } from './api-path.ts'
import type { calls } from './calls.ts'
import { formContent, jsonContent } from './client/content.ts'
import { type Fetch, withCookies } from './client/cookies.ts'
import { isRefusal, type Refusal } from './client/errors.ts'
import { createSend, type Send } from './client/send.ts'
import type { CallOptions, ClientOf, Upload } from './client/types.ts'
import { routes } from './routes.generated.ts'

/** Every call as a function, in the nesting of `calls`. */
export type Client = ClientOf<typeof calls>

export interface ClientOptions {
  /** Origin of the server; defaults to that of the page. */
  baseURL?: string
  fetch?: Fetch
  /** Keeps cookies itself, for scripts and tests outside a browser. */
  cookies?: boolean
  /** Called on every 401 response, before the call rejects. */
  onUnauthorised?: (refusal: Refusal) => void
}

interface Input {
  params?: object
  query?: object
  body?: object
  file?: Upload
}

/**
 * A client of the API: `client.page.get({ params: { id: 3 } })`. Throws a `Refusal` for an error response and `Offline`
 * for a broken connection. Only the types of the schemas are imported, so that browsers need not load them.
 */
export const createClient = ({
  baseURL = '',
  fetch,
  cookies = false,
  onUnauthorised,
}: ClientOptions = {}): Client => {
  const baseFetch: Fetch = fetch ?? ((url, init) => globalThis.fetch(url, init))
  const send = createSend(cookies ? withCookies(baseFetch) : baseFetch)
  const call = createCaller(baseURL, async (url, init, fetch) => {
    try {
      return await send(url, init, fetch)
    } catch (error) {
      if (isRefusal(error) && error.status === 401) onUnauthorised?.(error)
      throw error
    }
  })
  return mapValues(routes, feature => mapValues(feature, call)) as Client
}

/** Builds the function for a route: `METHOD path`, followed by `multipart part` or `file` unless it is JSON. */
const createCaller = (baseURL: string, send: Send) => (route: string) => {
  const [method = '', path = '', transport, filePart] = route.split(' ')
  const urlOf = ({ params, query }: Input) => baseURL + apiPath(path, params, query)
  if (transport === 'file') return (input: Input = {}) => urlOf(input)
  return (input: Input = {}, { signal, headers, fetch }: CallOptions = {}) => {
    const content = createContent(method, filePart, input)
    const init = {
      method,
      headers: { ...content.headers, ...headers },
      body: content.body,
      ...(signal && { signal }),
    }
    return send(urlOf(input), init, fetch)
  }
}

const createContent = (method: string, filePart: string | undefined, { body = {}, file }: Input) => {
  if (method === 'GET') return { headers: {}, body: null }
  return filePart === undefined ? jsonContent(body) : formContent(body, filePart, file)
}

const mapValues = <V, R>(record: Record<string, V>, map: (value: V) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
