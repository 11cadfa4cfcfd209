import type { Registry } from '@ximblox/blocks/registry'
import type { Passwords } from './accounts/passwords.ts'
import type { Config } from './config.ts'
import type { ContentEvents } from './content/events.ts'
import type { Database } from './db/pool.ts'
import type { DiskSpace } from './disk-space.ts'
import type { Logger } from './log.ts'
import type { LiveFiles } from './media/live-files.ts'
import type { MissingFiles } from './media/missing-files.ts'
import type { Processing } from './media/processing.ts'
import type { Storage } from './media/storage.ts'

/** What operations work with; made once at start, passed as the first argument. */
export interface App {
  config: Config & { secret: string }
  db: Database
  registry: Registry
  passwords: Passwords
  storage: Storage
  processing: Processing
  liveFiles: LiveFiles
  missingFiles: MissingFiles
  disk: DiskSpace
  content: ContentEvents
  log: Logger
  now: () => Date
}
