import { notifications, notificationsStore } from '@mantine/notifications'
import { createElement, type ReactNode } from 'react'
import { displacedBy } from './displaced.ts'
import { PassingToast } from './passing-toast.tsx'
import classes from './toasts.module.css'

/** What went wrong, and what has to be looked at, stays until it is closed; a failure is announced at once. */
export type ToastKind = 'done' | 'failed' | 'lasting'

interface Options {
  kind?: ToastKind
  id?: string
  /** In milliseconds, for those that pass. */
  lasts?: number
}

/** Shows a notification. By its `id` it can be hidden once it is no longer true. */
export const toast = (message: ReactNode, kind: ToastKind = 'done', id?: string): void =>
  void showToast(message, { kind, ...(id !== undefined && { id }) })

/** Shows a notification and returns its `id`. */
export const showToast = (message: ReactNode, { kind = 'done', id, lasts = 5000 }: Options): string => {
  const { notifications: shown, queue } = notificationsStore.getState()
  const displaced = displacedBy(id, [...shown, ...queue])
  if (displaced !== undefined) hideToast(displaced)
  const shownAs = notifications.show({
    ...(id !== undefined && { id }),
    color: 'gray',
    // The container is a polite live region; a failure interrupts.
    role: kind === 'failed' ? 'alert' : 'group',
    classNames: { root: classes.toast ?? '', description: classes.description ?? '' },
    'data-kind': kind,
    autoClose: false,
    message:
      kind === 'done'
        ? createElement(PassingToast, { lasts, onPassed: () => hideToast(shownAs), words: message })
        : message,
  })
  return shownAs
}

export const hideToast = (id: string): void => void notifications.hide(id)
