import { createStore } from 'zustand/vanilla'
import { observeTyping } from './typing.ts'

/** Knows whether the session has expired, and lets calls wait for the next login. */
export const createExpiry = (typing = observeTyping()) => {
  const store = createStore(() => ({ expired: false, isAsking: false }))
  let login: PromiseWithResolvers<true> | null = null
  /** Opens the login dialog. */
  const ask = () => store.setState({ expired: true, isAsking: true })
  return {
    store,
    ask,
    dismiss: () => store.setState({ isAsking: false }),
    /** Resolves once the user has logged in again, and opens the dialog for it at the next pause in typing. */
    untilLogin: (): Promise<true> => {
      store.setState({ expired: true })
      typing.whenPaused(ask)
      login ??= Promise.withResolvers()
      return login.promise
    },
    /** The user has logged in again. */
    end: () => {
      typing.cancel()
      store.setState({ expired: false, isAsking: false })
      login?.resolve(true)
      login = null
    },
  }
}
