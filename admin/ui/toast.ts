import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import classes from './toasts.module.css'

/** A failure is announced at once and stays longer; what has to be looked at stays until it is closed. */
export type ToastKind = 'done' | 'failed' | 'lasting'

/** Shows a notification for a few seconds. By its `id` it can be hidden once it is no longer true. */
export const toast = (message: ReactNode, kind?: ToastKind, id?: string): void => {
  notifications.show({ ...toastOptions(kind), ...(id !== undefined && { id }), message })
}

export const hideToast = (id: string): void => void notifications.hide(id)

export const toastOptions = (kind: ToastKind = 'done') =>
  ({
    color: 'gray',
    // The container is a polite live region; a failure interrupts.
    role: kind === 'failed' ? 'alert' : 'group',
    classNames: { root: classes.toast ?? '', description: classes.description ?? '' },
    'data-kind': kind,
    ...(kind === 'failed' && { autoClose: 12_000 }),
    ...(kind === 'lasting' && { autoClose: false }),
    // Over the menu or the end of the outline; on narrow screens above, because actions are below.
    position: document.querySelector('[data-menu="drawer"]') ? 'top-center' : 'bottom-left',
  }) as const
