import { useState } from 'react'
import { addressOf } from '../address.ts'
import { useClient } from '../client.tsx'

/** Ends the session, then begins with a fresh document, so that nothing the user saw stays in memory. */
export const useLogOut = () => {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const logOut = async () => {
    setBusy(true)
    try {
      await client.auth.logout()
      location.assign(addressOf('/login'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, logOut }
}
