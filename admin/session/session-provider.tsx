import { useQueryClient } from '@tanstack/react-query'
import { createClient } from '@ximblox/contract/client'
import { createContext, type ReactNode, use, useState } from 'react'
import { ClientProvider } from '../api/client.tsx'
import { inLanguage } from './in-language.ts'

interface Expiry {
  /** Whether a call found the session gone while somebody worked. */
  expired: boolean
  expire(): void
  dismiss(): void
  /** Somebody logged in again: whatever failed meanwhile is asked for once more. */
  resume(): Promise<void>
}

const ExpiryContext = createContext<Expiry | undefined>(undefined)

export const useExpiry = (): Expiry => {
  const expiry = use(ExpiryContext)
  if (!expiry) throw new Error('there is no session here')
  return expiry
}

/** The client of the API, and what becomes of the screen when an answer says that the session is gone. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const queries = useQueryClient()
  const [expired, setExpired] = useState(false)
  const [client] = useState(() =>
    createClient({
      fetch: inLanguage((url, init) => fetch(url, init)),
      onUnauthorised: () => setExpired(true),
    }),
  )
  const expiry: Expiry = {
    expired,
    expire: () => setExpired(true),
    dismiss: () => setExpired(false),
    resume: async () => {
      setExpired(false)
      await queries.invalidateQueries({ predicate: query => query.queryKey[0] !== 'session' })
    },
  }
  return (
    <ExpiryContext value={expiry}>
      <ClientProvider value={client}>{children}</ClientProvider>
    </ExpiryContext>
  )
}
