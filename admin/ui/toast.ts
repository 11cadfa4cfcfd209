import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

export interface Toast {
  message: ReactNode
  /** Name of the button that closes it. */
  close: string
}

/** Says what happened, for a while. */
export const toast = ({ message, close }: Toast): void => {
  notifications.show({ ...toastLook(close), message })
}

export const toastLook = (close: string) =>
  ({
    color: 'gray',
    closeButtonProps: { 'aria-label': close },
    // The place that it appears in is what speaks.
    role: 'group',
    // Nobody is busy at the foot of the side menu nor, where that is folded away, in the head of the screen.
    position: document.querySelector('[data-column]') ? 'bottom-left' : 'top-center',
  }) as const
