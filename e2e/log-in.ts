import { type Client, createClient } from '@ximblox/contract/client'

/** Logs in to a site that runs elsewhere. */
export const logIn = async (baseURL: string, body: { email: string; password: string }): Promise<Client> => {
  const client = createClient({ baseURL, cookies: true })
  await client.auth.login({ body })
  return client
}
