import { calls } from '@ximblox/contract/calls'
import type { FastifyInstance } from 'fastify'
import { serveAdmin } from './admin/serve-admin.ts'
import type { App } from './app-context.ts'
import { readHealth } from './backup/state.ts'
import type { BuiltSite } from './built-site.ts'
import { listMigrations } from './db/list-migrations.ts'
import { createFormPages } from './forms/form-pages.ts'
import { createFormOperations } from './forms/operations.ts'
import { formRoutes } from './forms/routes.ts'
import { mountApi } from './http/api.ts'
import { mountDescription } from './http/description.ts'
import { mountHealth, type Readiness } from './http/health.ts'
import { createHttpServer } from './http/server.ts'
import { callsOfSite, routesOfSite, type SiteCalls } from './http/site-calls.ts'
import { servePreview } from './preview/serve-preview.ts'
import { createPublicSite } from './public/public-site.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { routes } from './routes.ts'
import { readLocales } from './settings/store.ts'
import { callServices } from './site-calls/services.ts'

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
