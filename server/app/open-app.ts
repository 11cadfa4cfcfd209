import { openAdmission } from '../kernel/admission/admission.ts'
import type { App } from '../kernel/app-context.ts'
import type { Config } from '../kernel/config/config.ts'
import { loadSecret } from '../kernel/config/secret.ts'
import { listenForContent } from '../kernel/content/events.ts'
import { createLiveFiles } from '../kernel/content/live-files.ts'
import { type Connection, openDatabase, openPool } from '../kernel/db/pool.ts'
import { watchDatabase } from '../kernel/db/watch.ts'
import { watchDiskSpace } from '../kernel/files/disk-space.ts'
import { createFormHandlers } from '../kernel/forms/form-handlers.ts'
import { readInstance, settingsOfCopy } from '../kernel/instance/instance.ts'
import type { Logger } from '../kernel/logging/log.ts'
import { reportUpgradeFailures } from '../kernel/logging/upgrade-failures.ts'
import { createMeasures } from '../kernel/measures.ts'
import { openPasswords } from '../kernel/passwords.ts'
import { openProcessing } from '../kernel/processing/processing.ts'
import { createRedirectHits } from '../kernel/redirect-hits/redirect-hits.ts'
import { openMailStyle } from '../kernel/site/site-mails.ts'
import type { SiteConfig } from '../kernel/site-config.ts'
import { createMissingFiles } from '../kernel/storage/missing-files.ts'
import { openStorage } from '../kernel/storage/open-storage.ts'
import { recordQuery } from '../kernel/tracing/query-span.ts'

interface Parts {
  site: SiteConfig
  config: Config
  connection: Connection
  log: Logger
}

/** Opens everything that operations need, on a database with the schema of this version. `opened` closes it again. */
export const openApp = async (
  { site, config, connection, log }: Parts,
  opened: AsyncDisposableStack,
): Promise<App> => {
  const pool = openPool(connection, log)
  opened.defer(() => pool.end())
  const watch = watchDatabase(pool, connection, log)
  opened.defer(watch.stop)
  const db = openDatabase(watch.pool, config.tracing && recordQuery)
  const content = await listenForContent(connection, db, log)
  opened.defer(content.stop)
  const storage = await openStorage(config)
  const redirectHits = createRedirectHits(db, log)
  opened.defer(redirectHits.stop)
  const measures = createMeasures(pool)
  const instance = await readInstance(db)
  const secret = config.secret ?? (await loadSecret(config.dataDir))
  return {
    config: { ...(instance.isCopy ? settingsOfCopy(config) : config), secret },
    instance,
    db,
    registry: site.registry,
    policy: site.policy ?? {},
    admission: openAdmission(measures, log),
    passwords: openPasswords(),
    storage,
    processing: openProcessing(config.imageMegapixels),
    liveFiles: createLiveFiles(content),
    missingFiles: createMissingFiles(storage, log),
    measures,
    disk: watchDiskSpace({ folders: [config.dataDir, storage.temporaryFolder], reserve: config.diskReserve }),
    content,
    forms: createFormHandlers(site),
    mailStyle: await openMailStyle(site.mails),
    redirectHits,
    log,
    reportUpgradeFailure: reportUpgradeFailures(log),
    now: () => new Date(),
  }
}
