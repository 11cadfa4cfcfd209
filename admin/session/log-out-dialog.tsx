import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { Modal } from '../ui/modal.tsx'
import { useLogOut } from './use-log-out.ts'

export interface LogOutDialogProps {
  opened: boolean
  onClose: () => void
}

export const LogOutDialog = ({ opened, onClose }: LogOutDialogProps) => {
  const t = useTranslations('logOut')
  const { isBusy, logOut, entries, clear } = useLogOut()

  return (
    <Modal
      title={t('title')}
      opened={opened}
      onClose={() => {
        clear()
        onClose()
      }}
      theme="orange"
      confirm={{ label: t('confirm'), onConfirm: () => void logOut(), busy: isBusy }}
    >
      {t('message')}
      <ErrorSummary entries={entries} />
    </Modal>
  )
}
