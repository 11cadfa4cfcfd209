import { renewLinksOfRole } from '../features/accounts/renew-links.ts'
import { addressRoutes } from '../features/addresses/routes.ts'
import { apiTokenRoutes } from '../features/api-tokens/routes.ts'
import { auditRoutes } from '../features/audit/routes.ts'
import { authRoutes } from '../features/auth/routes.ts'
import { backupRoutes } from '../features/backup/routes.ts'
import { binRoutes } from '../features/bin/routes.ts'
import { bulkRoutes } from '../features/bulk/routes.ts'
import { contentCheckRoutes } from '../features/content-check/routes.ts'
import { jobRoutes } from '../features/failed-jobs/routes.ts'
import { globalRoutes } from '../features/globals/routes.ts'
import { headlessRoutes } from '../features/headless/routes.ts'
import { heldValueRoutes } from '../features/held-values/routes.ts'
import { historyRoutes } from '../features/history/routes.ts'
import { localeRoutes } from '../features/locales/routes.ts'
import { mailRoutes } from '../features/mail/routes.ts'
import { mediaRoutes } from '../features/media/routes.ts'
import { menuRoutes } from '../features/menus/routes.ts'
import { overviewRoutes } from '../features/overview/routes.ts'
import { pageRoutes } from '../features/pages/routes.ts'
import { shareRoutes } from '../features/preview/routes.ts'
import { publicationRoutes } from '../features/publication/routes.ts'
import { roleRoutes } from '../features/roles/routes.ts'
import { searchRoutes } from '../features/search/routes.ts'
import { settingsRoutes } from '../features/settings/routes.ts'
import { statusRoutes } from '../features/status/routes.ts'
import { tagRoutes } from '../features/tags/routes.ts'
import { userRoutes } from '../features/users/routes.ts'
import { webhookRoutes } from '../features/webhooks/routes.ts'
import type { Route } from '../kernel/http/bind.ts'

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
