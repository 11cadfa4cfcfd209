import { calls } from '@ximblox/contract/calls'
import type { FastifyInstance } from 'fastify'
import { serveAdmin } from '../features/admin/serve-admin.ts'
import { readHealth } from '../features/backup/state.ts'
import { createFormPages } from '../features/forms/form-pages.ts'
import { createFormOperations } from '../features/forms/operations.ts'
import { formRoutes } from '../features/forms/routes.ts'
import { servePreview } from '../features/preview/serve-preview.ts'
import { createPublicSite } from '../features/public/public-site.ts'
import { redirectRoutes } from '../features/redirects/routes.ts'
import { readLocales } from '../features/settings/store.ts'
import { callServices } from '../features/site-calls/services.ts'
import type { App } from '../kernel/app-context.ts'
import { listMigrations } from '../kernel/db/list-migrations.ts'
import { mountApi } from '../kernel/http/api.ts'
import { mountDescription } from '../kernel/http/description.ts'
import { mountHealth, type Readiness } from '../kernel/http/health.ts'
import { createHttpServer } from '../kernel/http/server.ts'
import { callsOfSite, routesOfSite, type SiteCalls } from '../kernel/http/site-calls.ts'
import type { BuiltSite } from './built-site.ts'
import { routes } from './routes.ts'

/** Puts the whole product on one port: API, admin area, health checks, and the site's pages at every other path. */
export const createServer = async (
  app: App,
  site: BuiltSite,
  readiness: Readiness,
  added: readonly SiteCalls[] = [],
): Promise<FastifyInstance> => {
  const { defaultLocale } = await readLocales(app.db)
  const forms = createFormOperations(app)
  const pages = createPublicSite(app, { ...site, forms, defaultLocale, readiness })
  const server = await createHttpServer(app, readiness, pages)
  // Those of this version, since it has just migrated the database.
  const migrations = new Set(await listMigrations(app.db))
  mountHealth(server, app, readiness, {
    backup: () => readHealth(app),
    newerMigrations: async () => (await listMigrations(app.db)).filter(name => !migrations.has(name)),
  })
  const features = { ...calls, ...callsOfSite(added) }
  mountDescription(server, app.config, features)
  mountApi(
    server,
    app,
    Object.values(features).flatMap(feature => Object.values(feature)),
    [
      ...routes,
      ...redirectRoutes(site.findDocument),
      ...formRoutes(forms, createFormPages(app)),
      ...routesOfSite(added, callServices),
    ],
  )
  servePreview(server, app, { renderPage: site.renderPage, assets: site.assets.addresses })
  await serveAdmin(server, site.admin, site.assets.addresses.stylesheet([...app.registry.blocks.keys()]))
  server.setNotFoundHandler(async (request, reply) => {
    reply.hijack()
    await pages.handle(request.raw, reply.raw, request.ip)
  })
  return server
}
