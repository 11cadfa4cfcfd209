import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { readVolumeOf } from '../../kernel/files/disk-space.ts'
import { permit } from '../../kernel/permit.ts'
import { version } from '../../kernel/version.ts'
import { readHealth } from '../backup/state.ts'
import { readWaiting } from '../metrics/store.ts'
import { readFigures } from './store.ts'

const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString()

export const readStatus = async (app: App, actor: Actor): Promise<Payload<typeof calls.status.get>> => {
  permit(actor, 'manage-settings')
  const { config, db } = app
  const [figures, waiting, backup, space, volume] = await Promise.all([
    readFigures(db),
    readWaiting(db, app.now()),
    readHealth(app),
    app.disk.state(),
    readVolumeOf(config.dataDir),
  ])
  return {
    version,
    startedAt,
    database: {
      isEmbedded: config.databaseURL === undefined,
      version: figures.databaseVersion,
      size: figures.databaseSize,
    },
    storage: {
      isBucket: config.media.kind === 'bucket',
      files: figures.files,
      size: figures.fileSize,
      free: volume?.free ?? null,
      space,
      missing: app.missingFiles.list().length,
    },
    mails: {
      isConfigured: config.smtp !== undefined,
      waiting: waiting.mails,
      oldest: Math.max(0, Math.floor(waiting.oldestMailSeconds)),
      givenUp: waiting.givenUpMails,
    },
    schedules: { late: waiting.lateSchedules, failed: waiting.failedSchedules },
    renditions: { waiting: waiting.renditions },
    backups: backup
      ? { failed: backup.failed, lastSuccess: backup.lastSuccess?.toISOString() ?? null }
      : null,
    webhooks: { failing: waiting.failingWebhooks, disabled: waiting.disabledWebhooks },
    hooks: { failing: waiting.failingJobs, givenUp: waiting.givenUpJobs },
  }
}
