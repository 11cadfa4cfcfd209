import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

export interface Toast {
  message: ReactNode
  /** Label of the close button. */
  close: string
}

/** Shows a notification for a few seconds. */
export const toast = ({ message, close }: Toast): void => {
  notifications.show({ ...toastOptions(close), message })
}

export const toastOptions = (close: string) =>
  ({
    color: 'gray',
    closeButtonProps: { 'aria-label': close },
    // The container is the live region.
    role: 'group',
    // Placed where it covers nothing: below the side menu or, if that is collapsed, in the head of the screen.
    position: document.querySelector('[data-column]') ? 'bottom-left' : 'top-center',
  }) as const
