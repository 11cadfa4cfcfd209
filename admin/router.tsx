import { createRouter, RouterProvider, stringifySearchWith } from '@tanstack/react-router'
import type { Language } from '@ximblox/contract/locales'
import type { PermissionName } from '@ximblox/contract/permissions'
import { useState } from 'react'
import { basePath } from './base-path.ts'
import { useLanguage } from './i18n/language-provider.tsx'
import { routeTree } from './routes.tsx'
import { parseSearch } from './search-params.ts'
import { CrashScreen } from './shell/crash-screen.tsx'

/** The screen of the current address. Routes load texts in the interface language. */
export const AdminRouter = () => {
  const { language } = useLanguage()
  const [router] = useState(() => createAdminRouter(language))
  return <RouterProvider router={router} context={{ language }} />
}

const createAdminRouter = (language: Language) =>
  createRouter({
    routeTree,
    context: { language },
    basepath: basePath,
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    defaultErrorComponent: CrashScreen,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
  interface StaticDataRouteOption {
    /** Without it, the route has no screen for the user. */
    permission?: PermissionName
  }
  interface HistoryState {
    /** The page was just created, so the editor starts with the cursor in it. */
    isNew?: boolean
    /**
     * Email of the account that was just activated, to prefill the login form. It is not in the URL, where others could
     * read it.
     */
    email?: string
  }
}
