import { useQueryClient } from '@tanstack/react-query'
import { createAPI } from '@ximblox/contract/client'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand/react'
import { APIProvider } from '../api/client.tsx'
import { authenticationOf, type SessionAnswer } from './authentication.ts'
import { createExpiry } from './expiry.ts'
import { sessionKey } from './use-session.ts'
import { withLanguage } from './with-language.ts'

interface Expiry {
  /** The session has ended, and the calls that were refused wait for the next login. */
  expired: boolean
  /** The login dialog is open. */
  isAsking: boolean
  /** Opens the login dialog. */
  ask(): void
  dismiss(): void
  /** After logging in again, repeats the waiting calls and refetches everything else. */
  resume(): void
}

const ExpiryContext = createContext<Expiry | undefined>(undefined)

export const useExpiry = (): Expiry => {
  const expiry = use(ExpiryContext)
  if (!expiry) throw new Error('useExpiry needs a SessionProvider')
  return expiry
}

/**
 * Provides the API client. When the session has expired, calls wait while the user logs in again in a dialog, which
 * never opens in the middle of a word.
 */
export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const queries = useQueryClient()
  const [expiry] = useState(() => createExpiry())
  const { expired, isAsking } = useStore(expiry.store)
  const knownUser = () => queries.getQueryData<SessionAnswer>(sessionKey)
  const [api] = useState(() =>
    createAPI({
      fetch: withLanguage((url, init) => fetch(url, init)),
      // Who was never logged in goes to the login screen.
      onUnauthorised: () => authenticationOf('pending', knownUser()) === true && expiry.untilLogin(),
    }),
  )
  const resume = () => {
    expiry.end()
    void queries.invalidateQueries({ predicate: query => query.queryKey[0] !== sessionKey[0] })
  }
  /** The user may have logged in in another tab of this browser. */
  const checkSession = useEffectEvent(async () => {
    const answer = await api.client.auth.session().catch(() => undefined)
    if (answer?.User.ID === knownUser()?.User.ID) resume()
  })
  useEffect(() => {
    if (!expired) return
    const check = () => void checkSession()
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [expired])
  return (
    <ExpiryContext value={{ expired, isAsking, ask: expiry.ask, dismiss: expiry.dismiss, resume }}>
      <APIProvider value={api}>{children}</APIProvider>
    </ExpiryContext>
  )
}
