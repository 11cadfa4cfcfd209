import { lazy } from 'react'

const load = {
  logIn: () => import('./log-in-dialog.tsx'),
  logOut: () => import('./log-out-dialog.tsx'),
  idle: () => import('./idle-dialog.tsx'),
}

export const LogInDialog = lazy(() => load.logIn().then(({ LogInDialog }) => ({ default: LogInDialog })))
export const LogOutDialog = lazy(() => load.logOut().then(({ LogOutDialog }) => ({ default: LogOutDialog })))
export const IdleDialog = lazy(() => load.idle().then(({ IdleDialog }) => ({ default: IdleDialog })))

/**
 * Loads the dialogs in advance. A session may end after a deployment or without a connection, when they could no longer
 * be loaded.
 */
export const preloadDialogs = async (): Promise<void> => {
  await Promise.allSettled(Object.values(load).map(one => one()))
}
