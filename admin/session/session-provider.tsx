import { useQueryClient } from '@tanstack/react-query'
import { createAPI } from '@ximblox/contract/client'
import { createContext, type ReactNode, use, useState } from 'react'
import { APIProvider } from '../api/client.tsx'
import { withLanguage } from './with-language.ts'

interface Expiry {
  /** A call was refused because the session has expired. */
  expired: boolean
  expire(): void
  dismiss(): void
  /** After logging in again, refetches everything that failed in the meantime. */
  resume(): Promise<void>
}

const ExpiryContext = createContext<Expiry | undefined>(undefined)

export const useExpiry = (): Expiry => {
  const expiry = use(ExpiryContext)
  if (!expiry) throw new Error('useExpiry needs a SessionProvider')
  return expiry
}

/** Provides the API client, and opens the login dialog when the session has expired. */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const queries = useQueryClient()
  const [expired, setExpired] = useState(false)
  const [api] = useState(() =>
    createAPI({
      fetch: withLanguage((url, init) => fetch(url, init)),
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
      <APIProvider value={api}>{children}</APIProvider>
    </ExpiryContext>
  )
}
