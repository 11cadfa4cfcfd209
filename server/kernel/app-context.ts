import type { Registry } from '@ximblox/blocks/registry'
import type { PagePolicy } from '@ximblox/contract/rules/page-policy'
import type { Admission } from './admission/admission.ts'
import type { Config } from './config/config.ts'
import type { ContentEvents } from './content/events.ts'
import type { LiveFiles } from './content/live-files.ts'
import type { Database } from './db/pool.ts'
import type { DiskSpace } from './files/disk-space.ts'
import type { FormHandlers } from './forms/form-handlers.ts'
import type { Instance } from './instance/instance.ts'
import type { Logger } from './logging/log.ts'
import type { ReportUpgradeFailure } from './logging/upgrade-failures.ts'
import type { Measures } from './measures.ts'
import type { Passwords } from './passwords.ts'
import type { Processing } from './processing/processing.ts'
import type { RedirectHits } from './redirect-hits/redirect-hits.ts'
import type { MailStyle } from './site/site-mails.ts'
import type { MissingFiles } from './storage/missing-files.ts'
import type { Storage } from './storage/storage.ts'

/** The dependencies of every operation: created once at start and passed as the first argument. */
export interface App {
  config: Config & { secret: string }
  instance: Instance
  db: Database
  registry: Registry
  /** What the pages of the site may load from other origins. */
  policy: PagePolicy
  admission: Admission
  passwords: Passwords
  storage: Storage
  processing: Processing
  liveFiles: LiveFiles
  missingFiles: MissingFiles
  disk: DiskSpace
  content: ContentEvents
  forms: FormHandlers
  mailStyle: MailStyle
  redirectHits: RedirectHits
  measures: Measures
  log: Logger
  reportUpgradeFailure: ReportUpgradeFailure
  now: () => Date
}
