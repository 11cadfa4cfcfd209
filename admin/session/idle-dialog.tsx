import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { Modal } from '../ui/modal.tsx'
import { Countdown } from './countdown.tsx'
import { useLogOut } from './use-log-out.ts'

export interface IdleDialogProps {
  opened: boolean
  /** How long it waits for an answer. */
  seconds: number
  onStay: () => Promise<void>
  onEnd: () => void
}

/** Asks an idle user whether to stay logged in. */
export const IdleDialog = ({ opened, seconds, onStay, onEnd }: IdleDialogProps) => {
  const t = useTranslations('idle')
  const { isBusy, logOut, entries, clear } = useLogOut()
  const stay = async () => {
    await onStay()
    clear()
  }
  return (
    <Modal
      title={t('title')}
      opened={opened}
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
      {opened && <Countdown seconds={seconds} onEnd={onEnd} />}
      <ErrorSummary entries={entries} />
    </Modal>
  )
}
