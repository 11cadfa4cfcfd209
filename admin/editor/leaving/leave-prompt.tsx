import { Button, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import { isDirty } from '../state/state.ts'
import { useWorkspace } from '../workspace.ts'
import { flush } from './flush.ts'

/** Asks before one leaves with something that could not be stored, and only then. */
export const LeavePrompt = () => {
  const t = useTranslations('editor.leaving')
  const workspace = useWorkspace()
  const isUnsaved = () => isDirty(workspace.editor.store.getState())
  const hasAddress = () => workspace.address.getState().slug !== null
  const blocker = useBlocker({
    shouldBlockFn: async () => !(await flush(workspace)) || hasAddress(),
    enableBeforeUnload: () => isUnsaved() || hasAddress(),
    withResolver: true,
  })
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
      <Text size="sm">{t(isUnsaved() ? 'message' : 'address')}</Text>
    </Modal>
  )
}
