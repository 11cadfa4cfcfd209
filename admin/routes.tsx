import {
  type AnyRoute,
  type AsyncRouteComponent,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
} from '@tanstack/react-router'
import type { Language } from '@ximblox/contract/locales'
import { editorCatalogue, operationsCatalogue } from './i18n/lazy-catalogues.ts'
import { readSearch } from './search-params.ts'
import { type DeclaredScreen, inSettings } from './shell/declared-screen.ts'
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

/** Makes the route of a screen, which is loaded when it is opened, with what is the same whatever it shows. */
const screensIn =
  <Parent extends AnyRoute>(parent: Parent) =>
  <const Path extends string, Name extends string>(
    path: Path,
    // `void`, because the types of screens depend on those of the routes.
    load: () => Promise<Record<NoInfer<Name>, () => void>>,
    name: Name,
    declared?: DeclaredScreen,
  ) => {
    const content = lazyRouteComponent(async () => ({ default: (await load())[name] }))
    return createRoute<unknown, Parent, Path>({
      getParentRoute: () => parent,
      path,
      component: declared ? permitted(content, declared) : content,
      ...(declared?.permission && { staticData: { permission: declared.permission } }),
    })
  }

const permitted = (content: AsyncRouteComponent<unknown>, declared: DeclaredScreen) =>
  lazyRouteComponent(async () => {
    const [{ permittedScreen }] = await Promise.all([
      import('./shell/permitted-screen.tsx'),
      content.preload?.(),
    ])
    return { default: permittedScreen(content, declared) }
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

/** The texts of the screens for those who run the site are loaded with them. */
const loader = async ({ context }: { context: RouterContext }) => {
  await operationsCatalogue[context.language].load()
}

const operationsRoute = createRoute({
  getParentRoute,
  id: 'operations',
  loader,
  component: OperationsLayout,
})
const operationsScreen = screensIn(operationsRoute)

const settingsRoute = createRoute({
  getParentRoute,
  id: 'settings',
  loader,
  component: lazyRouteComponent(() => import('./shell/settings-layout.tsx'), 'SettingsLayout'),
})
const settingsScreen = screensIn(settingsRoute)

const ofSubmissions = {
  permission: 'view-submissions',
  title: 'submissions.title',
  forbidden: 'submissions.forbidden',
} as const satisfies DeclaredScreen

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
    screen('/new-page', () => import('./screens/pages/new-page-screen.tsx'), 'NewPageScreen', {
      permission: 'create-page',
      title: 'page.new.title',
      crumbs: [{ title: 'page.pages', path: '/' }],
      isForm: true,
      forbidden: 'page.new.forbidden',
    }),
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
    screen('/bin', () => import('./screens/bin/bin-screen.tsx'), 'BinScreen', {
      permission: 'delete-page',
      title: 'bin.title',
      crumbs: [{ title: 'page.pages', path: '/' }],
      section: 'bin',
      forbidden: 'bin.forbidden',
    }),
    screen('/bin/files', () => import('./screens/bin/files-bin-screen.tsx'), 'FilesBinScreen', {
      permission: 'manage-media',
      title: 'bin.title',
      crumbs: [{ title: 'menu.mediaLibrary', path: '/medialibrary' }],
      section: 'bin',
      forbidden: 'bin.filesForbidden',
    }),
    screen('/medialibrary', () => import('./screens/media/library-screen.tsx'), 'LibraryScreen'),
    screen(
      '/menu-structure',
      () => import('./screens/menus/menu-structure-screen.tsx'),
      'MenuStructureScreen',
      {
        permission: 'manage-menu',
        title: 'menu.menuStructure',
        crumbs: [{ title: 'menu.pages', path: '/' }],
        forbidden: 'menus.forbidden',
      },
    ),
    screen('/publication-requests', () => import('./screens/requests/requests-screen.tsx'), 'RequestsScreen'),
    screen('/submissions', () => import('./screens/submissions/forms-screen.tsx'), 'FormsScreen', {
      ...ofSubmissions,
      section: 'submissions',
    }),
    screen('/submissions/$form', () => import('./screens/submissions/form-screen.tsx'), 'FormScreen', {
      ...ofSubmissions,
      crumbs: [{ title: 'submissions.title', path: '/submissions' }],
    }),
    screen(
      '/submissions/$form/$id',
      () => import('./screens/submissions/submission-screen.tsx'),
      'SubmissionScreen',
      {
        ...ofSubmissions,
        title: 'submissions.one',
        crumbs: [{ title: 'submissions.title', path: '/submissions' }],
      },
    ),
    screen(
      '/registrations',
      () => import('./screens/registrations/registrations-screen.tsx'),
      'RegistrationsScreen',
      { ...ofSubmissions, title: 'registrations.title', section: 'submissions' },
    ),
    screen(
      '/registrations/$form/$subject',
      () => import('./screens/registrations/participants-screen.tsx'),
      'ParticipantsScreen',
      { ...ofSubmissions, title: 'registrations.title' },
    ),
    screen('/roles', () => import('./screens/roles/roles-screen.tsx'), 'RolesScreen', {
      permission: 'manage-roles',
      title: 'roles.title',
      section: 'users',
      forbidden: 'roles.forbidden',
    }),
    screen(
      '/site-content',
      () => import('./screens/site-content/site-content-screen.tsx'),
      'SiteContentScreen',
    ),
    operationsRoute.addChildren([
      operationsScreen('/users', () => import('./screens/users/users-screen.tsx'), 'UsersScreen', {
        permission: 'manage-users',
        title: 'menu.userManagement',
        section: 'users',
        forbidden: 'users.forbidden',
      }),
      operationsScreen('/users/$id', () => import('./screens/users/user-screen.tsx'), 'UserScreen', {
        permission: 'manage-users',
        title: 'users.user',
        crumbs: [{ title: 'users.title', path: '/users' }],
        forbidden: 'users.forbidden',
      }),
    ]),
    settingsRoute.addChildren([
      settingsScreen(
        '/user/settings',
        () => import('./screens/settings/user-settings-screen.tsx'),
        'UserSettingsScreen',
        { title: 'settings.title' },
      ),
      settingsScreen(
        '/settings/site',
        () => import('./screens/languages/languages-screen.tsx'),
        'LanguagesScreen',
        inSettings('siteLanguages', 'manage-settings'),
      ),
      settingsScreen(
        '/settings/publication',
        () => import('./screens/settings/publication-settings-screen.tsx'),
        'PublicationSettingsScreen',
        {
          permission: 'manage-settings',
          title: 'fourEyes.screen',
          forbidden: 'fourEyes.forbidden',
        },
      ),
      settingsScreen(
        '/settings/audit',
        () => import('./screens/audit/audit-screen.tsx'),
        'AuditScreen',
        inSettings('audit', 'view-audit-log'),
      ),
      settingsScreen(
        '/settings/mails',
        () => import('./screens/mails/mail-list-screen.tsx'),
        'MailListScreen',
        inSettings('mails', 'manage-settings'),
      ),
      settingsScreen('/settings/mails/$id', () => import('./screens/mails/mail-screen.tsx'), 'MailScreen', {
        permission: 'manage-settings',
        title: 'mails.one',
        crumbs: [
          { title: 'mails.settings', path: '/user/settings' },
          { title: 'mails.title', path: '/settings/mails' },
        ],
        forbidden: 'mails.forbidden',
      }),
      settingsScreen(
        '/settings/content',
        () => import('./screens/content-check/content-check-screen.tsx'),
        'ContentCheckScreen',
        inSettings('contentCheck', 'manage-settings'),
      ),
      settingsScreen(
        '/settings/tags',
        () => import('./screens/tags/tags-screen.tsx'),
        'TagsScreen',
        inSettings('tags', 'manage-tags'),
      ),
      settingsScreen(
        '/settings/backups',
        () => import('./screens/backups/backups-screen.tsx'),
        'BackupsScreen',
        inSettings('backups', 'manage-settings'),
      ),
      settingsScreen(
        '/settings/search',
        () => import('./screens/search-index/search-index-screen.tsx'),
        'SearchIndexScreen',
        inSettings('searchIndex', 'manage-search'),
      ),
      settingsScreen(
        '/settings/synonyms',
        () => import('./screens/synonyms/synonyms-screen.tsx'),
        'SynonymsScreen',
        inSettings('synonyms', 'manage-search'),
      ),
      settingsScreen(
        '/settings/jobs',
        () => import('./screens/jobs/jobs-screen.tsx'),
        'JobsScreen',
        inSettings('jobs', 'manage-settings'),
      ),
      settingsScreen(
        '/settings/status',
        () => import('./screens/status/status-screen.tsx'),
        'StatusScreen',
        inSettings('status', 'manage-settings'),
      ),
      settingsScreen(
        '/settings/api-tokens',
        () => import('./screens/api-tokens/api-tokens-screen.tsx'),
        'APITokensScreen',
        inSettings('apiTokens', 'manage-api-tokens'),
      ),
      settingsScreen(
        '/settings/webhooks',
        () => import('./screens/webhooks/webhooks-screen.tsx'),
        'WebhooksScreen',
        inSettings('webhooks', 'manage-webhooks'),
      ),
      settingsScreen(
        '/settings/webhooks/$id',
        () => import('./screens/webhooks/webhook-screen.tsx'),
        'WebhookScreen',
        {
          permission: 'manage-webhooks',
          title: 'webhooks.title',
          crumbs: [
            { title: 'mails.settings', path: '/user/settings' },
            { title: 'webhooks.title', path: '/settings/webhooks' },
          ],
          forbidden: 'webhooks.forbidden',
        },
      ),
      settingsScreen(
        '/settings/redirects',
        () => import('./screens/redirects/redirects-screen.tsx'),
        'RedirectsScreen',
        inSettings('redirects', 'manage-redirects'),
      ),
    ]),
    createRoute({ getParentRoute, path: '/$', component: OtherScreen }),
  ]),
])
