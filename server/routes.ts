import { renewLinksOfRole } from './accounts/renew-links.ts'
import { addressRoutes } from './addresses/routes.ts'
import { apiTokenRoutes } from './api-tokens/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { backupRoutes } from './backup/routes.ts'
import { binRoutes } from './bin/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { contentCheckRoutes } from './content-check/routes.ts'
import { jobRoutes } from './failed-jobs/routes.ts'
import { globalRoutes } from './globals/routes.ts'
import { headlessRoutes } from './headless/routes.ts'
import { heldValueRoutes } from './held-values/routes.ts'
import { historyRoutes } from './history/routes.ts'
import type { Route } from './http/bind.ts'
import { localeRoutes } from './locales/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { menuRoutes } from './menus/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { shareRoutes } from './preview/routes.ts'
import { publicationRoutes } from './publication/routes.ts'
import { roleRoutes } from './roles/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { statusRoutes } from './status/routes.ts'
import { tagRoutes } from './tags/routes.ts'
import { userRoutes } from './users/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** The handlers of all calls. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...userRoutes,
  ...roleRoutes({ permissionsChanged: renewLinksOfRole }),
  ...apiTokenRoutes,
  ...webhookRoutes,
  ...auditRoutes,
  ...mediaRoutes,
  ...pageRoutes,
  ...overviewRoutes,
  ...headlessRoutes,
  ...publicationRoutes,
  ...binRoutes,
  ...bulkRoutes,
  ...historyRoutes,
  ...heldValueRoutes,
  ...shareRoutes,
  ...contentCheckRoutes,
  ...menuRoutes,
  ...globalRoutes,
  ...addressRoutes,
  ...tagRoutes,
  ...searchRoutes,
  ...settingsRoutes,
  ...localeRoutes,
  ...mailRoutes,
  ...jobRoutes,
  ...backupRoutes,
  ...statusRoutes,
]
