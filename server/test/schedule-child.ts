import { join } from 'node:path'
import type { App } from '../app-context.ts'
import { readConfig } from '../config.ts'
import { listenForContent } from '../content/events.ts'
import { createLiveFiles } from '../content/live-files.ts'
import { openDatabase, openPool } from '../db/pool.ts'
import { watchDiskSpace } from '../disk-space.ts'
import { createLog } from '../log.ts'
import { openPasswords } from '../passwords.ts'
import { openProcessing } from '../processing/processing.ts'
import { startScheduler } from '../publication/scheduler.ts'
import { createMissingFiles } from '../storage/missing-files.ts'
import { openFolderStorage } from '../storage/storage-folder.ts'
import { testSite } from './site.ts'

// A node that only runs due schedules, to be killed. Usage: schedule-child.ts HOST DATABASE DATA_DIR
const [, , host = '', database = '', dataDir = ''] = process.argv
const connection = { host, user: 'ximblox', database }
const log = createLog('silent')
const db = openDatabase(openPool(connection, log))
const content = await listenForContent(connection, db, log)
const storage = await openFolderStorage(join(dataDir, 'media'))
const app: App = {
  config: { ...readConfig({}), secret: 'a secret of the tests, long enough for anyone' },
  db,
  registry: testSite.registry,
  passwords: openPasswords(),
  storage,
  processing: openProcessing(),
  liveFiles: createLiveFiles(content),
  missingFiles: createMissingFiles(storage, log),
  disk: watchDiskSpace({ folders: [dataDir] }),
  content,
  log,
  now: () => new Date(),
}
startScheduler(app)
// The scheduler's timer does not keep the process alive, so this does.
setInterval(() => {}, 60_000)
