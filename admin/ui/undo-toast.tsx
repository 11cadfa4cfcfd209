import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { toastOptions } from './toast.ts'

interface UndoToast {
  message: ReactNode
  undo: { label: string; run: () => void }
}

/** Shows a notification long enough to undo the action; returns a function that hides it earlier. */
export const undoToast = ({ message, undo }: UndoToast): (() => void) => {
  const id = notifications.show({
    ...toastOptions(),
    autoClose: 12_000,
    message: (
      <Group justify="space-between" gap="xs">
        <span>{message}</span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            notifications.hide(id)
            undo.run()
          }}
        >
          {undo.label}
        </Button>
      </Group>
    ),
  })
  return () => notifications.hide(id)
}
