import type { Client } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/errors'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../api/client.tsx'
import { LazyDialog } from '../ui/lazy-dialog.tsx'
import { startIdleTimer } from './idle-timer.ts'
import { IdleDialog } from './lazy-dialogs.ts'
import { useExpiry } from './session-provider.tsx'

const refreshMinutes = 5

/** Extends the session while the user is active, and warns an idle user a minute before it ends. */
export const IdleWarning = ({ idleMinutes }: { idleMinutes: number }) => {
  const client = useClient()
  const { ask } = useExpiry()
  const [idle, setIdle] = useState(false)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (idle) return
    const refreshLater = () => {
      pending.current ??= setTimeout(
        () => {
          pending.current = undefined
          void refresh()
        },
        Math.min(refreshMinutes, idleMinutes / 2) * 60_000,
      )
    }
    // The server counts from the last call, so earlier activity is reported even if the user is idle by now.
    const refresh = () => refreshSession(client)
    const stop = startIdleTimer({
      minutes: Math.max(idleMinutes - 1, idleMinutes / 2),
      onIdle: () => setIdle(true),
      onActive: refreshLater,
    })
    return () => {
      stop()
      clearTimeout(pending.current)
      pending.current = undefined
    }
  }, [client, idle, idleMinutes])

  const stay = async () => {
    await refreshSession(client)
    setIdle(false)
  }
  const end = () => {
    setIdle(false)
    ask()
  }

  return (
    <LazyDialog opened={idle}>
      {opened => (
        <IdleDialog opened={opened} seconds={Math.min(60, idleMinutes * 30)} onStay={stay} onEnd={end} />
      )}
    </LazyDialog>
  )
}

/**
 * Reloads the page if the session is refused and nothing is unsaved. A lost connection may recover and does not count.
 */
const refreshSession = async (client: Client): Promise<void> => {
  try {
    await client.auth.refreshSession({}, { waitForLogin: false })
  } catch (error) {
    if (isRefusal(error) && !isAnythingUnsaved()) location.reload()
  }
}

/** Asks everyone who would hold back the closing of the tab. */
const isAnythingUnsaved = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
