import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import classes from './toasts.module.css'

export interface Toast {
  /** By which it can be hidden once it is no longer true. */
  id?: string
  message: ReactNode
  /** Label of the close button. */
  close: string
  /** A failure is announced at once and stays longer; what has to be looked at stays until it is closed. */
  kind?: 'done' | 'failed' | 'lasting'
}

/** Shows a notification for a few seconds. */
export const toast = ({ id, message, close, kind }: Toast): void => {
  notifications.show({ ...toastOptions(close, kind), ...(id !== undefined && { id }), message })
}

export const hideToast = (id: string): void => void notifications.hide(id)

export const toastOptions = (close: string, kind: Toast['kind'] = 'done') =>
  ({
    color: 'gray',
    closeButtonProps: { 'aria-label': close },
    // The container is a polite live region; a failure interrupts.
    role: kind === 'failed' ? 'alert' : 'group',
    classNames: { root: classes.toast ?? '', description: classes.description ?? '' },
    'data-kind': kind,
    ...(kind === 'failed' && { autoClose: 12_000 }),
    ...(kind === 'lasting' && { autoClose: false }),
    // Over the menu or the end of the outline; on narrow screens above, because actions are below.
    position: document.querySelector('[data-menu="drawer"]') ? 'top-center' : 'bottom-left',
  }) as const
