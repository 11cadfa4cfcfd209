import { Agent, request } from 'node:http'
import { apiPrefix } from '@ximblox/contract/api-path'
import { createClient } from '@ximblox/contract/client'
import { type FloodRequest, type FormBlock, floods } from './floods.ts'

// Sends one kind of request over many connections until it is disconnected, then tells how often each status came.
// Usage, as a child process: flood-client.ts URL KIND CONNECTIONS ADDRESSES
const [, , url = '', kind = '', connections = '40', addresses = '1'] = process.argv
const make = floods[kind]
if (!make) throw new Error(`there is no flood called ${kind}`)

/** Cookie and token of a new anonymous session. */
const anonymousSession = async (url: string): Promise<Record<string, string>> => {
  const { headers } = await fetch(`${url}${apiPrefix}/auth/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: '{}',
  })
  return {
    cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
    'x-csrf-token': headers.get('x-csrf-token') ?? '',
  }
}

const findContactForm = async (): Promise<FormBlock> => {
  const { page } = await createClient({ baseURL: url }).page.getBySlugQuery({ query: { slug: '/contact' } })
  const block = page?.content.find(({ type }) => type === 'contact-form')
  if (!page || !block) throw new Error('the contact page has no form')
  return { pageID: page.id, blockKey: block.key }
}

const contactForm = await findContactForm()
const agent = new Agent({ keepAlive: true })
const session = await anonymousSession(url)
const statuses: Record<number, number> = {}

const send = ({ method, path, headers, body, withToken }: FloodRequest, address: string) =>
  new Promise<void>(resolve => {
    const all = {
      ...(withToken && {
        ...session,
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
      }),
      ...headers,
    }
    const sent = request(
      url + path,
      { agent, localAddress: address, method: method ?? 'GET', headers: all },
      answer => {
        statuses[answer.statusCode ?? 0] = (statuses[answer.statusCode ?? 0] ?? 0) + 1
        answer.resume().on('close', resolve)
      },
    )
    sent.on('error', () => {
      statuses[0] = (statuses[0] ?? 0) + 1
      setTimeout(resolve, 50)
    })
    sent.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body))
  })

for (let connection = 0; connection < Number(connections); connection++) {
  const address = `127.0.1.${1 + (connection % Number(addresses))}`
  void (async () => {
    for (;;) await send(make(contactForm), address)
  })()
}
process.once('disconnect', () => process.exit())
process.on('message', () => process.send?.(statuses))
process.send?.('started')
