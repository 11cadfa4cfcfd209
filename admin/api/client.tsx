import type { Client } from '@ximblox/contract/client'
import { createContext, use } from 'react'

const ClientContext = createContext<Client | undefined>(undefined)
export const ClientProvider = ClientContext

export const useClient = (): Client => {
  const client = use(ClientContext)
  if (!client) throw new Error('useClient needs a ClientProvider')
  return client
}
