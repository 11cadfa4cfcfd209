import { join } from 'node:path'
import type { Registry } from '@ximblox/blocks/registry'
import { openAdmission } from '../admission/admission.ts'
import type { App } from '../app-context.ts'
import { readConfig } from '../config.ts'
import { listenForContent } from '../content/events.ts'
import { createLiveFiles } from '../content/live-files.ts'
import { openDatabase, openPool } from '../db/pool.ts'
import { watchDiskSpace } from '../disk-space.ts'
import { readInstance } from '../instance.ts'
import { createLog } from '../log.ts'
import { createMeasures } from '../measures.ts'
import { openPasswords } from '../passwords.ts'
import { openProcessing } from '../processing/processing.ts'
import { createRedirectHits } from '../redirect-hits.ts'
import { createMissingFiles } from '../storage/missing-files.ts'
import { openFolderStorage } from '../storage/storage-folder.ts'
import { reportUpgradeFailures } from '../upgrade-failures.ts'

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
