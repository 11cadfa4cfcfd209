import { Button, Progress } from '@mantine/core'
import type { BulkAction } from '@ximblox/contract/bulk'
import { useTranslations } from 'use-intl'
import { Modal } from '../../../../ui/modal.tsx'

interface Props {
  action: BulkAction
  finished: number
  total: number
  onStop: () => void
}

/** How far an action is. It can be stopped, but not closed. */
export const ProgressDialog = ({ action, finished, total, onStop }: Props) => {
  const t = useTranslations('bulk')
  return (
    <Modal
      title={t(`open.${action}`)}
      opened
      onClose={() => undefined}
      size="md"
      buttons={
        <Button variant="default" onClick={onStop}>
          {t('stop')}
        </Button>
      }
    >
      <p aria-live="polite">{t('progress', { finished: String(finished), total: String(total) })}</p>
      <Progress value={(finished / Math.max(1, total)) * 100} aria-label={t(`open.${action}`)} />
    </Modal>
  )
}
