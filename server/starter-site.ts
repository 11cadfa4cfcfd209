import { createClient } from '@ximblox/contract/client'
import type { FastifyInstance } from 'fastify'
import type { App } from './app-context.ts'
import { cancelOnAbort } from './db/cancel.ts'
import { lockKeys } from './db/lock-keys.ts'
import { type Connection, openClient } from './db/pool.ts'
import { injectedOrigin, injectFetch } from './http/inject-fetch.ts'
import { cookieName } from './http/session-cookie.ts'
import { cookieHash, startSession } from './session/session.ts'
import { deleteSession } from './session/store.ts'
import { readSetting, starterSiteKey, writeSetting } from './settings/store.ts'
import type { SiteConfig } from './site-config.ts'

/** Loads the starter content once, through the API as an editor would. The next start continues an interrupted load. */
export const loadStarterSite = async (
  app: App,
  site: SiteConfig,
  server: FastifyInstance,
  connection: Connection,
  signal: AbortSignal,
): Promise<void> => {
  if (!app.config.starterSite || !site.loadStarterSite || (await isLoaded(app))) return
  // If several processes start together, one loads the content and the others wait.
  const lock = await openClient({ ...connection, query_timeout: 0 }, () => {})
  try {
    using _cancelling = await cancelOnAbort(lock, connection, signal)
    await lock.query('select pg_advisory_lock($1)', [lockKeys.starterSite])
    if (!(await isLoaded(app))) await load(app, site.loadStarterSite, server, signal)
  } finally {
    await lock.end()
  }
}

const progressInterval = 10_000

const isLoaded = async (app: App) => (await readSetting(app.db, starterSiteKey)) === 'loaded'

const load = async (
  app: App,
  loadSite: NonNullable<SiteConfig['loadStarterSite']>,
  server: FastifyInstance,
  signal: AbortSignal,
): Promise<void> => {
  const started = Date.now()
  const editor = await app.db
    .selectFrom('app_user')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const cookie = await startSession(app, editor.id, { address: '127.0.0.1', agent: 'starter site' })
  let calls = 0
  app.log.info('loading the starter content, which takes a few minutes on a small machine')
  const progress = setInterval(
    () => app.log.info({ calls }, 'still loading the starter content'),
    progressInterval,
  )
  try {
    const headers = { cookie: `${cookieName(app.config)}=${cookie}` }
    const inject = injectFetch(server, { headers, signal })
    const fetch: typeof inject = (url, init) => {
      calls += 1
      return inject(url, init)
    }
    await loadSite(createClient({ baseURL: injectedOrigin, fetch }))
    await writeSetting(app.db, starterSiteKey, 'loaded')
    app.log.info({ seconds: (Date.now() - started) / 1000 }, 'the starter content has been loaded')
  } finally {
    clearInterval(progress)
    await deleteSession(app.db, cookieHash(cookie))
  }
}
