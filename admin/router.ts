import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { basePath } from './base-path.ts'
import { routeTree } from './routes.tsx'
import { CrashScreen } from './shell/crash-screen.tsx'

export const createAdminRouter = () =>
  createRouter({
    routeTree,
    basepath: basePath,
    trailingSlash: 'preserve',
    // Every value of ours is text: `?q=2026` stays what somebody typed.
    parseSearch: parseSearchWith(value => value),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    defaultErrorComponent: CrashScreen,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
  interface HistoryState {
    /** Whether the page was just made, so that one begins to write in it. */
    isNew?: boolean
    /** Whose account was just opened, to log in with. It stands in no address, where others might read it. */
    email?: string
  }
}
