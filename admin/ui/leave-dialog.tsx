import { Button, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Modal } from './modal.tsx'

interface Props {
  isUnsaved(): boolean
  /** Called first, so that the user is only asked about what cannot be saved. */
  save?: () => Promise<unknown>
  /** Describes what is unsaved and what would happen to it; asked when the user leaves. */
  message: () => string
}

/** Asks before the user leaves a screen with unsaved changes. */
export const LeaveDialog = ({ isUnsaved, save, message }: Props) => {
  const t = useTranslations('leaving')
  // This screen stays until the next one is loaded. Who goes elsewhere in the meantime has already decided.
  const leftPath = useRef<string>(undefined)
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Another view of this screen, which stays.
      if (next.pathname === current.pathname) return false
      if (leftPath.current === undefined) {
        await save?.()
        return isUnsaved()
      }
      if (next.pathname === leftPath.current) {
        leftPath.current = undefined
        void save?.()
      }
      return false
    },
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  const leave = () => {
    leftPath.current = blocker.current?.pathname
    blocker.proceed?.()
  }
  return (
    <Modal
      title={t('title')}
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      buttons={
        <>
          <Button variant="default" onClick={leave}>
            {t('leave')}
          </Button>
          <Button onClick={() => blocker.reset?.()} data-autofocus>
            {t('stay')}
          </Button>
        </>
      }
    >
      <Text size="sm">{message()}</Text>
    </Modal>
  )
}
