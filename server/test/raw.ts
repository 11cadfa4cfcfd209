import { request } from 'node:http'
import { password } from './app.ts'

export interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The loopback address that it comes from. */
  from?: string
}

export interface Received {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** One request as it is: no token of a client's, any Host, any Origin. */
export const sendRaw = (
  url: string,
  { method = 'POST', headers = {}, body, from }: Sent = {},
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, ...(from && { localAddress: from }) }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', part => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

export const xhr = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }

/** What a browser sends of its session. */
export type Credentials = { cookie: string; 'x-csrf-token': string }

/** Cookie and token of nobody. */
export const anonymousRaw = async (url: string): Promise<Credentials> =>
  credentials(await sendRaw(`${url}/api/ximblox/auth/user`, { headers: xhr, body: '{}' }))

/** Cookie and token of a new session, of the administrator's unless told otherwise. */
export const logInRaw = async (url: string, email = 'administrator@example.org'): Promise<Credentials> => {
  const body = JSON.stringify({ email, password })
  const headers = { ...xhr, ...(await anonymousRaw(url)) }
  return credentials(await sendRaw(`${url}/api/ximblox/auth/login`, { headers, body }))
}

/** Makes a call as nobody, with the token of a session of its own. */
export const callAsNobody = async (url: string, path: string, sent: Sent): Promise<Received> => {
  const { from } = sent
  const anonymous = await sendRaw(`${url}/api/ximblox/auth/user`, {
    headers: xhr,
    body: '{}',
    ...(from && { from }),
  })
  const headers = { ...xhr, ...credentials(anonymous), ...sent.headers }
  return sendRaw(`${url}/api/ximblox${path}`, { ...sent, headers })
}

export const credentials = ({ headers }: Received): Credentials => ({
  cookie: String(headers['set-cookie']).split(';')[0] ?? '',
  'x-csrf-token': String(headers['x-csrf-token']),
})
