import { type Client, createClient } from '@ximblox/contract/client'
import type { Fetch } from '@ximblox/contract/client/cookies'
import type { BrowserContext, Page } from 'playwright-core'
import { loaded } from './loaded.ts'
import { administrator } from './product.ts'

export interface Person {
  id: number
  name: string
  email: string
  password: string
  /** Logged in. */
  client: Client
}

export const asAdministrator = async (url: string): Promise<Client> => {
  const client = createClient({ baseURL: url, cookies: true })
  await client.auth.login({ body: administrator })
  return client
}

type Credentials = Pick<Person, 'email' | 'password'>

/** Creates a user with a role of this name who has opened the link of the invitation. */
export const newPerson = async (url: string, role: string, name = 'Kim Bos'): Promise<Person> => {
  const admin = await asAdministrator(url)
  const { data: roles } = await admin.role.list({})
  const roleID = roles.find(one => one.name === role)?.ID ?? 0
  const [email, password] = [`${crypto.randomUUID()}@example.org`, 'Kept-Horse-11']
  const { User } = await admin.users.create({ body: { email, role: roleID, profile: { name } } })
  const { data } = await admin.mail.list({ body: { searchTerm: email } })
  const { mail } = await admin.mail.get({ params: { id: data.items[0]?.id ?? 0 } })
  const [, token = ''] = /activate-account\/([\w-]+)/.exec(mail.text) ?? []
  const client = createClient({ baseURL: url, cookies: true })
  await client.auth.resetAccount({ body: { token, password, confirm: password } })
  await client.auth.login({ body: { email, password } })
  return { id: User.ID, name, email, password, client }
}

/** Logs in as a user and opens a screen. */
export const enter = async (page: Page, url: string, path: string, user: Credentials): Promise<void> => {
  await logInContext(page.context(), url, user)
  await page.goto(url + path)
  await page.waitForURL(url + path)
  await loaded(page)
}

/** Gives a browser context the session of a user, faster than through the login screen. */
export const logInContext = async (
  context: BrowserContext,
  url: string,
  { email, password }: Credentials,
): Promise<void> => {
  await createClient({ baseURL: url, fetch: fetchWithCookiesOf(context) }).auth.login({
    body: { email, password },
  })
}

const fetchWithCookiesOf =
  ({ request }: BrowserContext): Fetch =>
  async (url, { method = 'GET', headers, body }) => {
    const answer = await request.fetch(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { data: body }),
    })
    return new Response(new Uint8Array(await answer.body()), {
      status: answer.status(),
      headers: answer.headers(),
    })
  }
