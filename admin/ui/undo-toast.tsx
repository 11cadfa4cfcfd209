import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { hideToast, showToast } from './toast.ts'

interface UndoToast {
  message: ReactNode
  undo: { label: string; run: () => void }
}

/** Shows a notification long enough to undo the action; returns a function that hides it earlier. */
export const undoToast = ({ message, undo }: UndoToast): (() => void) => {
  const hide = () => hideToast(id)
  const id = showToast(
    <Group justify="space-between" gap="xs">
      <span>{message}</span>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          hide()
          undo.run()
        }}
      >
        {undo.label}
      </Button>
    </Group>,
    { lasts: 12_000 },
  )
  return hide
}
