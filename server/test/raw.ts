import { request } from 'node:http'
import { password } from './app.ts'

export interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The loopback address of the client. */
  from?: string
}

export interface Received {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A raw request: without a client's token, with any Host and Origin. */
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

/** The session data that a browser sends. */
export type Credentials = { cookie: string; 'x-csrf-token': string }

/** Cookie and token of an anonymous session. */
export const anonymousRaw = async (url: string): Promise<Credentials> =>
  credentials(await sendRaw(`${url}/api/ximblox/auth/user`, { headers: xhr, body: '{}' }))

/** Cookie and token of a new session, by default of the administrator. */
export const logInRaw = async (url: string, email = 'administrator@example.org'): Promise<Credentials> => {
  const body = JSON.stringify({ email, password })
  const headers = { ...xhr, ...(await anonymousRaw(url)) }
  return credentials(await sendRaw(`${url}/api/ximblox/auth/login`, { headers, body }))
}

/** Sends an anonymous call, with the token of a new session. */
export const anonymousCall = async (url: string, path: string, sent: Sent): Promise<Received> => {
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
