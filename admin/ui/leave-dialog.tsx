import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Modal } from './modal.tsx'

interface Props {
  /** From the router's `useBlocker`. */
  blocker: { status: string; proceed?: (() => void) | undefined; reset?: (() => void) | undefined }
  /** Describes what is unsaved and what would happen to it. */
  message: string
}

/** Asks before the user leaves a screen with unsaved changes. */
export const LeaveDialog = ({ blocker, message }: Props) => {
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
