import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registry } from '@ximblox/blocks/registry'
import { type API, type Client, createAPI, createClient } from '@ximblox/contract/client'
import type { Permission } from '@ximblox/contract/permissions'
import type { PagePolicy } from '@ximblox/contract/rules/page-policy'
import { createServer } from '../app/create-server.ts'
import { prepareFirstRun } from '../app/start/first-run.ts'
import { revokeOlderTokens } from '../features/accounts/store.ts'
import { resetJobs } from '../features/auth/reset-jobs.ts'
import { mailJobs } from '../features/mail/mail-jobs.ts'
import { loadAssets } from '../features/public/assets.ts'
import { openAdmission } from '../kernel/admission/admission.ts'
import type { App } from '../kernel/app-context.ts'
import { readConfig } from '../kernel/config/config.ts'
import { listenForContent } from '../kernel/content/events.ts'
import { createLiveFiles } from '../kernel/content/live-files.ts'
import { type Volume, watchDiskSpace } from '../kernel/files/disk-space.ts'
import { createFormHandlers } from '../kernel/forms/form-handlers.ts'
import type { Readiness } from '../kernel/http/health.ts'
import type { SiteCalls } from '../kernel/http/site-calls.ts'
import { readInstance } from '../kernel/instance/instance.ts'
import { runJobs } from '../kernel/jobs/run-jobs.ts'
import { createLog, type Logger } from '../kernel/logging/log.ts'
import { reportUpgradeFailures } from '../kernel/logging/upgrade-failures.ts'
import { createMeasures } from '../kernel/measures.ts'
import { hashPassword, openPasswords } from '../kernel/passwords.ts'
import { openProcessing } from '../kernel/processing/processing.ts'
import { createRedirectHits } from '../kernel/redirect-hits/redirect-hits.ts'
import type { MailStyle } from '../kernel/site/site-mails.ts'
import { createMissingFiles } from '../kernel/storage/missing-files.ts'
import { openFolderStorage } from '../kernel/storage/storage-folder.ts'
import { testAssets } from './assets.ts'
import { createTestDatabase, type LocaleProvider, type TestDatabase } from './database.ts'
import { findTestDocument, renderTestPage, testSite } from './site.ts'

export const password = 'Correct-Horse-9'

export interface TestApp {
  app: App
  database: TestDatabase
  url: string
  readiness: Readiness
  /** Runs due jobs of mails at once instead of after a delay, including requested ones. */
  wakeOutbox(): void
  stopOutbox(): Promise<void>
  /** Logs in a new user with their own role: a default one by name, or just these permissions. */
  as(role: string | Permission[]): Promise<Client>
  /** As `as`, for tests that make calls of the site too. */
  logIn(role: string | Permission[]): Promise<API>
  /** An anonymous client. */
  visitor(): Client
  /** Sends a request like a visitor's browser. */
  read(path: string, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

interface Options {
  /** Another process with the same database and media folder. */
  beside?: TestApp
  /** The kind of database, the embedded one by default. */
  localeProvider?: LocaleProvider
  now?: () => Date
  /** The mail settings, for tests about mail. */
  mails?: 'kept' | { smtpURL: string }
  /** The folder of a built admin area. Without it, its URLs respond that it has not been built. */
  admin?: string
  log?: Logger
  /** The disk space, for tests with little of it. */
  readVolume?: (folder: string) => Promise<Volume | undefined>
  /** The definitions of a site that is at another point of its life; those of the test site unless given. */
  registry?: Registry
  policy?: PagePolicy
  mailStyle?: MailStyle
  /** Calls of the site. */
  calls?: readonly SiteCalls[]
  /** The limit of forms for one network address. */
  submissionsPerHour?: number
  /** Whether every request is logged. */
  logRequests?: boolean
  /** Whether webhooks may be sent to this machine. */
  webhooksToPrivateNetworks?: boolean
  /** Where the cache in front of the site is purged. */
  cdnPurgeURL?: string
}

/** Starts the product on its own port and database. */
export const startTestApp = async ({
  beside,
  localeProvider,
  now = () => new Date(),
  mails,
  admin,
  log = createLog(process.env.TEST_LOG ?? 'silent'),
  readVolume,
  registry = testSite.registry,
  policy = {},
  mailStyle = { design: {}, texts: {} },
  calls,
  submissionsPerHour = 1_000,
  logRequests = false,
  webhooksToPrivateNetworks = false,
  cdnPurgeURL,
}: Options = {}): Promise<TestApp> => {
  const database = beside?.database ?? (await createTestDatabase(localeProvider))
  const dataDir = beside?.app.config.dataDir ?? (await mkdtemp(join(tmpdir(), 'ximblox-test-')))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'administrator@example.org',
    ADMIN_PASSWORD: password,
    FORM_SUBMISSIONS_PER_HOUR: String(submissionsPerHour),
    LOG_REQUESTS: logRequests ? 'on' : 'off',
    WEBHOOKS_TO_PRIVATE_NETWORKS: webhooksToPrivateNetworks ? 'on' : 'off',
    CDN_PURGE_URL: cdnPurgeURL,
    SMTP_URL: typeof mails === 'object' ? mails.smtpURL : undefined,
  })
  await prepareFirstRun(database.db, config, { ...testSite, registry })
  const content = await listenForContent(database.connection, database.db, log)
  const storage = await openFolderStorage(join(dataDir, 'media'))
  const measures = createMeasures(database.pool)
  const app: App = {
    config: { ...config, secret: 'a secret of the tests, long enough for anyone' },
    instance: await readInstance(database.db),
    db: database.db,
    registry,
    policy,
    mailStyle,
    admission: openAdmission(measures, log),
    passwords: openPasswords(),
    storage,
    processing: openProcessing(),
    liveFiles: createLiveFiles(content),
    missingFiles: createMissingFiles(storage, log),
    measures,
    disk: watchDiskSpace({ folders: [dataDir], reserve: { bytes: 0 }, ...(readVolume && { readVolume }) }),
    content,
    redirectHits: createRedirectHits(database.db, log),
    forms: createFormHandlers({ registry, forms: testSite.forms ?? [] }),
    log,
    reportUpgradeFailure: reportUpgradeFailures(log),
    now,
  }
  const jobs =
    mails &&
    runJobs(app, database.connection, {
      kinds: [...mailJobs(app, { sent: revokeOlderTokens }), resetJobs(app)],
    })
  const assets = await loadAssets(await testAssets(dataDir))
  const readiness: Readiness = { contentReady: true, stopping: false }
  const server = await createServer(
    app,
    {
      renderPage: renderTestPage,
      findDocument: findTestDocument,
      assets,
      admin: admin ?? join(dataDir, 'no-admin'),
    },
    readiness,
    calls,
  )
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const visitor = () => createClient({ baseURL: url, cookies: true })

  const logIn = async (role: Parameters<TestApp['as']>[0]) => {
    const api = createAPI({ baseURL: url, cookies: true })
    await api.client.auth.login({ body: { email: await insertUser(app, role), password } })
    return api
  }

  return {
    app,
    database,
    url,
    readiness,
    wakeOutbox: () => jobs?.wake(),
    stopOutbox: async () => jobs?.stop(),
    visitor,
    read: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    as: async role => (await logIn(role)).client,
    logIn,
    close: async () => {
      await server.close()
      await jobs?.stop()
      await app.redirectHits.stop()
      await content.stop()
      if (beside) return
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const insertUser = async (app: App, role: Parameters<TestApp['as']>[0]): Promise<string> => {
  const serial = crypto.randomUUID()
  const roleID =
    typeof role === 'string'
      ? await app.db.selectFrom('role').where('name', '=', role).select('id').executeTakeFirstOrThrow()
      : await app.db
          .insertInto('role')
          .values({ name: `Role ${serial}`, permissions: JSON.stringify(role) })
          .returning('id')
          .executeTakeFirstOrThrow()
  const email = `${serial}@example.org`
  const profile = JSON.stringify({ name: typeof role === 'string' ? role : 'Somebody' })
  await app.db
    .insertInto('app_user')
    .values({ email, role_id: roleID.id, password_hash: await hashPassword(password), profile })
    .execute()
  return email
}
