import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Modal } from './modal.tsx'

interface Props {
  /** The router's: what it holds back. */
  blocker: { status: string; proceed?: (() => void) | undefined; reset?: (() => void) | undefined }
  /** What is not saved, and what becomes of it. */
  message: string
}

/** Asks before one leaves with something that is not saved. */
export const LeaveQuestion = ({ blocker, message }: Props) => {
  const t = useTranslations('editor.leaving')
  return (
    <Modal
      title={t('title')}
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      buttons={
        <>
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
          <Button onClick={() => blocker.reset?.()} data-autofocus>
            {t('stay')}
          </Button>
        </>
      }
    >
      <Text size="sm">{message}</Text>
    </Modal>
  )
}
