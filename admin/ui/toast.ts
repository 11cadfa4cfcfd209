import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

export interface Toast {
  message: ReactNode
  /** Name of the button that closes it. */
  close: string
}

/** Says what happened, for a while. */
export const toast = ({ message, close }: Toast): void => {
  notifications.show({ message, color: 'gray', closeButtonProps: { 'aria-label': close } })
}
