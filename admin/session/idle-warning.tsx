import { Button } from '@mantine/core'
import { isRefusal } from '@ximblox/contract/client/errors'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { Modal } from '../ui/modal.tsx'
import { Countdown } from './countdown.tsx'
import { startIdleTimer } from './idle-timer.ts'
import { useExpiry } from './session-provider.tsx'
import { useLogOut } from './use-log-out.ts'

const refreshMinutes = 5

/** Extends the session while the user is active, and warns an idle user a minute before it ends. */
export const IdleWarning = ({ idleMinutes }: { idleMinutes: number }) => {
  const t = useTranslations('idle')
  const client = useClient()
  const { expire } = useExpiry()
  const { isBusy, logOut, entries, clear } = useLogOut()
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
    const refresh = () => client.auth.refreshSession().catch(reloadIfExpired)
    const stop = startIdleTimer({
      minutes: Math.max(idleMinutes - 1, idleMinutes / 2),
      onIdle: () => setIdle(true),
      onActivity: refreshLater,
    })
    return () => {
      stop()
      clearTimeout(pending.current)
      pending.current = undefined
    }
  }, [client, idle, idleMinutes])

  const stay = async () => {
    await client.auth.refreshSession().catch(reloadIfExpired)
    setIdle(false)
    clear()
  }
  const end = () => {
    setIdle(false)
    expire()
  }

  return (
    <Modal
      title={t('title')}
      opened={idle}
      onClose={() => void stay()}
      buttons={
        <>
          <Button variant="default" loading={isBusy} onClick={() => void logOut()}>
            {t('logOut')}
          </Button>
          <Button color="orange" onClick={() => void stay()} data-autofocus>
            {t('stay')}
          </Button>
        </>
      }
    >
      {idle && <Countdown seconds={Math.min(60, idleMinutes * 30)} onEnd={end} />}
      <ErrorSummary entries={entries} />
    </Modal>
  )
}

/** Specification, section 7: the page reloads on failure. A lost connection may recover and does not count as one. */
const reloadIfExpired = (error: unknown) => {
  if (isRefusal(error)) location.reload()
}
