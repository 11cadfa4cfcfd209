import { apiPath } from './api-path.ts'
import type { CallGroup, JSONCalls } from './call-group.ts'
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
  /**
   * Called on every 401 response. If it resolves to true, the user has logged in again and the call is repeated;
   * otherwise the call rejects.
   */
  onUnauthorised?: (refusal: Refusal) => boolean | Promise<boolean>
}

interface Input {
  params?: object
  query?: object
  body?: object
  file?: Upload
}

/** The calls of the product and those of a site, over the same session. */
export interface API {
  client: Client
  callsOf<C extends JSONCalls>(group: CallGroup<C>): ClientOf<{ group: C }>['group']
}

/** As `createAPI`, for those who need no calls of the site. */
export const createClient = (options?: ClientOptions): Client => createAPI(options).client

/**
 * The API as functions: `client.page.get({ params: { id: 3 } })`. They throw a `Refusal` for an error response and
 * `Offline` for a broken connection. Only the types of the schemas are imported, so that browsers need not load them.
 */
export const createAPI = ({
  baseURL = '',
  fetch,
  cookies = false,
  onUnauthorised,
}: ClientOptions = {}): API => {
  const baseFetch: Fetch = fetch ?? ((url, init) => globalThis.fetch(url, init))
  const send = createSend(cookies ? withCookies(baseFetch) : baseFetch)
  const sendAuthorised: SendCall = async (url, init, options) => {
    try {
      return await send(url, init, options.fetch)
    } catch (error) {
      if (!isRefusal(error) || error.status !== 401 || !onUnauthorised) throw error
      const loggedIn = onUnauthorised(error)
      if (options.waitForLogin === false || !(await loggedIn)) throw error
      options.signal?.throwIfAborted()
      // The server did nothing, so that repeating it is safe.
      return sendAuthorised(url, init, options)
    }
  }
  const call = createCaller(baseURL, sendAuthorised)
  return {
    client: mapValues(routes, feature => mapValues(feature, call)) as Client,
    callsOf: ({ calls }) => mapValues(calls, ({ method, path }) => call(`${method} ${path}`)) as never,
  }
}

type SendCall = (url: string, init: RequestInit, options: CallOptions) => ReturnType<Send>

/** Builds the function for a route: `METHOD path`, followed by `multipart part` or `file` unless it is JSON. */
const createCaller = (baseURL: string, send: SendCall) => (route: string) => {
  const [method = '', path = '', transport, filePart] = route.split(' ')
  const urlOf = ({ params, query }: Input) => baseURL + apiPath(path, params, query)
  if (transport === 'file') return (input: Input = {}) => urlOf(input)
  return (input: Input = {}, options: CallOptions = {}) => {
    const { signal, headers } = options
    const content = createContent(method, filePart, input)
    const init = {
      method,
      headers: { ...content.headers, ...headers },
      body: content.body,
      ...(signal && { signal }),
    }
    return send(urlOf(input), init, options)
  }
}

const createContent = (method: string, filePart: string | undefined, { body = {}, file }: Input) => {
  if (method === 'GET') return { headers: {}, body: null }
  return filePart === undefined ? jsonContent(body) : formContent(body, filePart, file)
}

const mapValues = <V, R>(record: Record<string, V>, map: (value: V) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
