import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Language } from '@ximblox/contract/locales'
import { editorCatalogue, operationsCatalogue } from './i18n/lazy-catalogues.ts'
import { readSearch } from './search-params.ts'
import { OperationsLayout } from './shell/operations-layout.tsx'
import { OtherScreen } from './shell/other-screen.tsx'
import { ProtectedLayout } from './shell/protected-layout.tsx'
import { Root } from './shell/root.tsx'

export interface RouterContext {
  language: Language
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  validateSearch: readSearch,
})

const publicRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/login',
    component: lazyRouteComponent(() => import('./screens/account/log-in-screen.tsx'), 'LogInScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/forgot-password',
    component: lazyRouteComponent(
      () => import('./screens/account/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password/$token',
    component: lazyRouteComponent(
      () => import('./screens/account/reset-password-screen.tsx'),
      'ResetPasswordScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/activate-account/$token',
    component: lazyRouteComponent(
      () => import('./screens/account/activate-account-screen.tsx'),
      'ActivateAccountScreen',
    ),
  }),
] as const

const protectedRoute = createRoute({
  getParentRoute: () => root,
  id: 'protected',
  component: ProtectedLayout,
})
const getParentRoute = () => protectedRoute

/** The screens for those who run the site, whose texts are loaded with them. */
const operationsRoute = createRoute({
  getParentRoute,
  id: 'operations',
  loader: async ({ context }: { context: RouterContext }) => {
    await operationsCatalogue[context.language].load()
  },
  component: OperationsLayout,
})

/** Screens are loaded when they are opened. */
export const routeTree = root.addChildren([
  ...publicRoutes,
  protectedRoute.addChildren([
    createRoute({
      getParentRoute,
      path: '/',
      component: lazyRouteComponent(
        () => import('./screens/pages/page-overview-screen.tsx'),
        'PageOverviewScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/page-overview/$pageTypeId',
      component: lazyRouteComponent(
        () => import('./screens/pages/type-overview-screen.tsx'),
        'TypeOverviewScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/dashboard',
      component: lazyRouteComponent(
        () => import('./screens/dashboard/dashboard-screen.tsx'),
        'DashboardScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/new-page',
      component: lazyRouteComponent(() => import('./screens/pages/new-page-screen.tsx'), 'NewPageScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/pages/$id',
      loader: async ({ context }: { context: RouterContext }) => {
        await editorCatalogue[context.language].load()
      },
      component: lazyRouteComponent(() => import('./editor/editor-screen.tsx')),
    }),
    createRoute({
      getParentRoute,
      path: '/pages/$id/compare',
      component: lazyRouteComponent(() => import('./screens/versions/compare-screen.tsx'), 'CompareScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/pages/$id/history',
      component: lazyRouteComponent(() => import('./screens/versions/history-screen.tsx'), 'HistoryScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/bin',
      component: lazyRouteComponent(() => import('./screens/bin/bin-screen.tsx'), 'BinScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/bin/files',
      component: lazyRouteComponent(() => import('./screens/bin/files-bin-screen.tsx'), 'FilesBinScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/medialibrary',
      component: lazyRouteComponent(() => import('./screens/media/library-screen.tsx'), 'LibraryScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/menu-structure',
      component: lazyRouteComponent(
        () => import('./screens/menus/menu-structure-screen.tsx'),
        'MenuStructureScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/publication-requests',
      component: lazyRouteComponent(() => import('./screens/requests/requests-screen.tsx'), 'RequestsScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/submissions',
      component: lazyRouteComponent(() => import('./screens/submissions/forms-screen.tsx'), 'FormsScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/submissions/$form',
      component: lazyRouteComponent(() => import('./screens/submissions/form-screen.tsx'), 'FormScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/submissions/$form/$id',
      component: lazyRouteComponent(
        () => import('./screens/submissions/submission-screen.tsx'),
        'SubmissionScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/registrations',
      component: lazyRouteComponent(
        () => import('./screens/registrations/registrations-screen.tsx'),
        'RegistrationsScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/registrations/$form/$subject',
      component: lazyRouteComponent(
        () => import('./screens/registrations/participants-screen.tsx'),
        'ParticipantsScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/user/settings',
      component: lazyRouteComponent(
        () => import('./screens/settings/user-settings-screen.tsx'),
        'UserSettingsScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/roles',
      component: lazyRouteComponent(() => import('./screens/roles/roles-screen.tsx'), 'RolesScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/site-content',
      component: lazyRouteComponent(
        () => import('./screens/site-content/site-content-screen.tsx'),
        'SiteContentScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/settings/site',
      component: lazyRouteComponent(
        () => import('./screens/languages/languages-screen.tsx'),
        'LanguagesScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/settings/publication',
      component: lazyRouteComponent(
        () => import('./screens/settings/publication-settings-screen.tsx'),
        'PublicationSettingsScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/settings/audit',
      component: lazyRouteComponent(() => import('./screens/audit/audit-screen.tsx'), 'AuditScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/settings/mails',
      component: lazyRouteComponent(() => import('./screens/mails/mail-list-screen.tsx'), 'MailListScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/settings/mails/$id',
      component: lazyRouteComponent(() => import('./screens/mails/mail-screen.tsx'), 'MailScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/settings/content',
      component: lazyRouteComponent(
        () => import('./screens/content-check/content-check-screen.tsx'),
        'ContentCheckScreen',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/settings/tags',
      component: lazyRouteComponent(() => import('./screens/tags/tags-screen.tsx'), 'TagsScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/settings/backups',
      component: lazyRouteComponent(() => import('./screens/backups/backups-screen.tsx'), 'BackupsScreen'),
    }),
    operationsRoute.addChildren([
      createRoute({
        getParentRoute: () => operationsRoute,
        path: '/users',
        component: lazyRouteComponent(() => import('./screens/users/users-screen.tsx'), 'UsersScreen'),
      }),
      createRoute({
        getParentRoute: () => operationsRoute,
        path: '/users/$id',
        component: lazyRouteComponent(() => import('./screens/users/user-screen.tsx'), 'UserScreen'),
      }),
      createRoute({
        getParentRoute: () => operationsRoute,
        path: '/settings/search',
        component: lazyRouteComponent(
          () => import('./screens/search-index/search-index-screen.tsx'),
          'SearchIndexScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => operationsRoute,
        path: '/settings/synonyms',
        component: lazyRouteComponent(
          () => import('./screens/synonyms/synonyms-screen.tsx'),
          'SynonymsScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => operationsRoute,
        path: '/settings/jobs',
        component: lazyRouteComponent(() => import('./screens/jobs/jobs-screen.tsx'), 'JobsScreen'),
      }),
      createRoute({
        getParentRoute: () => operationsRoute,
        path: '/settings/status',
        component: lazyRouteComponent(() => import('./screens/status/status-screen.tsx'), 'StatusScreen'),
      }),
      createRoute({
        getParentRoute: () => operationsRoute,
        path: '/settings/api-tokens',
        component: lazyRouteComponent(
          () => import('./screens/api-tokens/api-tokens-screen.tsx'),
          'APITokensScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => operationsRoute,
        path: '/settings/webhooks',
        component: lazyRouteComponent(
          () => import('./screens/webhooks/webhooks-screen.tsx'),
          'WebhooksScreen',
        ),
      }),
      createRoute({
        getParentRoute: () => operationsRoute,
        path: '/settings/webhooks/$id',
        component: lazyRouteComponent(() => import('./screens/webhooks/webhook-screen.tsx'), 'WebhookScreen'),
      }),
      createRoute({
        getParentRoute: () => operationsRoute,
        path: '/settings/redirects',
        component: lazyRouteComponent(
          () => import('./screens/redirects/redirects-screen.tsx'),
          'RedirectsScreen',
        ),
      }),
    ]),
    createRoute({ getParentRoute, path: '/$', component: OtherScreen }),
  ]),
])
