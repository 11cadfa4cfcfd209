import { join } from 'node:path'
import type { Registry } from '@ximblox/blocks/registry'
import { openAdmission } from '../kernel/admission/admission.ts'
import type { App } from '../kernel/app-context.ts'
import { readConfig } from '../kernel/config/config.ts'
import { listenForContent } from '../kernel/content/events.ts'
import { createLiveFiles } from '../kernel/content/live-files.ts'
import { openDatabase, openPool } from '../kernel/db/pool.ts'
import { watchDiskSpace } from '../kernel/files/disk-space.ts'
import { readInstance } from '../kernel/instance/instance.ts'
import { createLog } from '../kernel/logging/log.ts'
import { reportUpgradeFailures } from '../kernel/logging/upgrade-failures.ts'
import { createMeasures } from '../kernel/measures.ts'
import { openPasswords } from '../kernel/passwords.ts'
import { openProcessing } from '../kernel/processing/processing.ts'
import { createRedirectHits } from '../kernel/redirect-hits/redirect-hits.ts'
import { createMissingFiles } from '../kernel/storage/missing-files.ts'
import { openFolderStorage } from '../kernel/storage/storage-folder.ts'

/** An app without a port, for a process that a test kills. Arguments: HOST DATABASE DATA_DIR */
export const openChildApp = async (registry: Registry): Promise<App> => {
  const [, , host = '', database = '', dataDir = ''] = process.argv
  const connection = { host, user: 'ximblox', database }
  const log = createLog('silent')
  const pool = openPool(connection, log)
  const db = openDatabase(pool)
  const content = await listenForContent(connection, db, log)
  const storage = await openFolderStorage(join(dataDir, 'media'))
  const measures = createMeasures(pool)
  return {
    config: { ...readConfig({}), secret: 'a secret of the tests, long enough for anyone' },
    instance: await readInstance(db),
    db,
    registry,
    policy: {},
    mailStyle: { design: {}, texts: {} },
    admission: openAdmission(measures, log),
    passwords: openPasswords(),
    storage,
    processing: openProcessing(),
    liveFiles: createLiveFiles(content),
    missingFiles: createMissingFiles(storage, log),
    measures,
    disk: watchDiskSpace({ folders: [dataDir] }),
    content,
    forms: { of: () => undefined, all: [] },
    redirectHits: createRedirectHits(db, log),
    log,
    reportUpgradeFailure: reportUpgradeFailures(log),
    now: () => new Date(),
  }
}
