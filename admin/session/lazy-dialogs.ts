import { lazyComponent } from '../ui/lazy-component.ts'

const load = {
  logIn: () => import('./log-in-dialog.tsx'),
  logOut: () => import('./log-out-dialog.tsx'),
  idle: () => import('./idle-dialog.tsx'),
}

export const LogInDialog = lazyComponent(async () => (await load.logIn()).LogInDialog)
export const LogOutDialog = lazyComponent(async () => (await load.logOut()).LogOutDialog)
export const IdleDialog = lazyComponent(async () => (await load.idle()).IdleDialog)

/**
 * Loads the dialogs in advance. A session may end after a deployment or without a connection, when they could no longer
 * be loaded.
 */
export const preloadDialogs = async (): Promise<void> => {
  await Promise.allSettled(Object.values(load).map(one => one()))
}
