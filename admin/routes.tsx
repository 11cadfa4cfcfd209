import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
} from '@tanstack/react-router'
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

/** Makes routes of screens, which are loaded when they are opened: `screen(path, load, exportName)`. */
const screensIn =
  <Parent extends AnyRoute>(parent: Parent) =>
  <const Path extends string, Name extends string>(
    path: Path,
    // `void`, because what a screen returns is inferred with the types of these routes.
    load: () => Promise<Record<NoInfer<Name>, () => void>>,
    name: Name,
  ) =>
    createRoute<unknown, Parent, Path>({
      getParentRoute: () => parent,
      path,
      component: lazyRouteComponent(async () => ({ default: (await load())[name] })),
    })

const publicScreen = screensIn(root)

const publicRoutes = [
  publicScreen('/login', () => import('./screens/account/log-in-screen.tsx'), 'LogInScreen'),
  publicScreen(
    '/forgot-password',
    () => import('./screens/account/forgot-password-screen.tsx'),
    'ForgotPasswordScreen',
  ),
  publicScreen(
    '/reset-password/$token',
    () => import('./screens/account/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  ),
  publicScreen(
    '/activate-account/$token',
    () => import('./screens/account/activate-account-screen.tsx'),
    'ActivateAccountScreen',
  ),
] as const

const protectedRoute = createRoute({
  getParentRoute: () => root,
  id: 'protected',
  component: ProtectedLayout,
})
const getParentRoute = () => protectedRoute
const screen = screensIn(protectedRoute)

/** The screens for those who run the site, whose texts are loaded with them. */
const operationsRoute = createRoute({
  getParentRoute,
  id: 'operations',
  loader: async ({ context }: { context: RouterContext }) => {
    await operationsCatalogue[context.language].load()
  },
  component: OperationsLayout,
})

const operationsScreen = screensIn(operationsRoute)

export const routeTree = root.addChildren([
  ...publicRoutes,
  protectedRoute.addChildren([
    screen('/', () => import('./screens/pages/page-overview-screen.tsx'), 'PageOverviewScreen'),
    screen(
      '/page-overview/$pageTypeId',
      () => import('./screens/pages/type-overview-screen.tsx'),
      'TypeOverviewScreen',
    ),
    screen('/dashboard', () => import('./screens/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
    screen('/new-page', () => import('./screens/pages/new-page-screen.tsx'), 'NewPageScreen'),
    createRoute({
      getParentRoute,
      path: '/pages/$id',
      loader: async ({ context }: { context: RouterContext }) => {
        await editorCatalogue[context.language].load()
      },
      component: lazyRouteComponent(() => import('./editor/editor-screen.tsx')),
    }),
    screen('/pages/$id/compare', () => import('./screens/versions/compare-screen.tsx'), 'CompareScreen'),
    screen('/pages/$id/history', () => import('./screens/versions/history-screen.tsx'), 'HistoryScreen'),
    screen('/bin', () => import('./screens/bin/bin-screen.tsx'), 'BinScreen'),
    screen('/bin/files', () => import('./screens/bin/files-bin-screen.tsx'), 'FilesBinScreen'),
    screen('/medialibrary', () => import('./screens/media/library-screen.tsx'), 'LibraryScreen'),
    screen(
      '/menu-structure',
      () => import('./screens/menus/menu-structure-screen.tsx'),
      'MenuStructureScreen',
    ),
    screen('/publication-requests', () => import('./screens/requests/requests-screen.tsx'), 'RequestsScreen'),
    screen('/submissions', () => import('./screens/submissions/forms-screen.tsx'), 'FormsScreen'),
    screen('/submissions/$form', () => import('./screens/submissions/form-screen.tsx'), 'FormScreen'),
    screen(
      '/submissions/$form/$id',
      () => import('./screens/submissions/submission-screen.tsx'),
      'SubmissionScreen',
    ),
    screen(
      '/registrations',
      () => import('./screens/registrations/registrations-screen.tsx'),
      'RegistrationsScreen',
    ),
    screen(
      '/registrations/$form/$subject',
      () => import('./screens/registrations/participants-screen.tsx'),
      'ParticipantsScreen',
    ),
    screen(
      '/user/settings',
      () => import('./screens/settings/user-settings-screen.tsx'),
      'UserSettingsScreen',
    ),
    screen('/roles', () => import('./screens/roles/roles-screen.tsx'), 'RolesScreen'),
    screen(
      '/site-content',
      () => import('./screens/site-content/site-content-screen.tsx'),
      'SiteContentScreen',
    ),
    screen('/settings/site', () => import('./screens/languages/languages-screen.tsx'), 'LanguagesScreen'),
    screen(
      '/settings/publication',
      () => import('./screens/settings/publication-settings-screen.tsx'),
      'PublicationSettingsScreen',
    ),
    screen('/settings/audit', () => import('./screens/audit/audit-screen.tsx'), 'AuditScreen'),
    screen('/settings/mails', () => import('./screens/mails/mail-list-screen.tsx'), 'MailListScreen'),
    screen('/settings/mails/$id', () => import('./screens/mails/mail-screen.tsx'), 'MailScreen'),
    screen(
      '/settings/content',
      () => import('./screens/content-check/content-check-screen.tsx'),
      'ContentCheckScreen',
    ),
    screen('/settings/tags', () => import('./screens/tags/tags-screen.tsx'), 'TagsScreen'),
    screen('/settings/backups', () => import('./screens/backups/backups-screen.tsx'), 'BackupsScreen'),
    operationsRoute.addChildren([
      operationsScreen('/users', () => import('./screens/users/users-screen.tsx'), 'UsersScreen'),
      operationsScreen('/users/$id', () => import('./screens/users/user-screen.tsx'), 'UserScreen'),
      operationsScreen(
        '/settings/search',
        () => import('./screens/search-index/search-index-screen.tsx'),
        'SearchIndexScreen',
      ),
      operationsScreen(
        '/settings/synonyms',
        () => import('./screens/synonyms/synonyms-screen.tsx'),
        'SynonymsScreen',
      ),
      operationsScreen('/settings/jobs', () => import('./screens/jobs/jobs-screen.tsx'), 'JobsScreen'),
      operationsScreen(
        '/settings/status',
        () => import('./screens/status/status-screen.tsx'),
        'StatusScreen',
      ),
      operationsScreen(
        '/settings/api-tokens',
        () => import('./screens/api-tokens/api-tokens-screen.tsx'),
        'APITokensScreen',
      ),
      operationsScreen(
        '/settings/webhooks',
        () => import('./screens/webhooks/webhooks-screen.tsx'),
        'WebhooksScreen',
      ),
      operationsScreen(
        '/settings/webhooks/$id',
        () => import('./screens/webhooks/webhook-screen.tsx'),
        'WebhookScreen',
      ),
      operationsScreen(
        '/settings/redirects',
        () => import('./screens/redirects/redirects-screen.tsx'),
        'RedirectsScreen',
      ),
    ]),
    createRoute({ getParentRoute, path: '/$', component: OtherScreen }),
  ]),
])
