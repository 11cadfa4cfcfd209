import { notifications } from '@mantine/notifications'

export interface Toast {
  message: string
  /** Name of the button that closes it. */
  close: string
}

/** Says what happened, for a while. */
export const toast = ({ message, close }: Toast): void => {
  notifications.show({ message, color: 'gray', closeButtonProps: { 'aria-label': close } })
}
