import { openAdmission } from './admission/admission.ts'
import type { App } from './app-context.ts'
import type { Config } from './config.ts'
import { listenForContent } from './content/events.ts'
import { createLiveFiles } from './content/live-files.ts'
import { type Connection, openDatabase, openPool } from './db/pool.ts'
import { watchDatabase } from './db/watch.ts'
import { watchDiskSpace } from './disk-space.ts'
import { createFormHandlers } from './form-handlers.ts'
import { readInstance, settingsOfCopy } from './instance.ts'
import type { Logger } from './log.ts'
import { createMeasures } from './measures.ts'
import { openPasswords } from './passwords.ts'
import { openProcessing } from './processing/processing.ts'
import { createRedirectHits } from './redirect-hits.ts'
import { loadSecret } from './secret.ts'
import type { SiteConfig } from './site-config.ts'
import { openMailStyle } from './site-mails.ts'
import { createMissingFiles } from './storage/missing-files.ts'
import { openStorage } from './storage/open-storage.ts'
import { recordQuery } from './tracing/query-span.ts'
import { reportUpgradeFailures } from './upgrade-failures.ts'

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
