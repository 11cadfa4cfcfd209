import type { ErrorEntry } from '@ximblox/contract/errors'
import { useState } from 'react'
import { useClient } from '../api/client.tsx'
import { addressOf } from '../base-path.ts'
import { entriesOf } from '../errors/entries-of.ts'

/** Ends the session, then begins with a fresh document, so that nothing the user saw stays in memory. */
export const useLogOut = () => {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [entries, setEntries] = useState<readonly ErrorEntry[]>([])
  const logOut = async () => {
    setBusy(true)
    setEntries([])
    try {
      await client.auth.logout()
      location.assign(addressOf('/login'))
    } catch (error) {
      setEntries(entriesOf(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    logOut,
    /** Why the session has not ended. */
    entries,
    clear: () => setEntries([]),
  }
}
