import type { App } from './app-context.ts'
import { sweepBlobs } from './media/sweep-blobs.ts'

const hour = 3_600_000

/** Removes, now and every hour, what has had its time: ended sessions, old attempts, old events, bytes of no file. */
export const keepHouse = (app: App): { stop: () => void } => {
  const clean = () => void sweep(app).catch(error => app.log.warn({ err: error }, 'the hourly sweep failed'))
  clean()
  const timer = setInterval(clean, hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

const sweep = async (app: App): Promise<void> => {
  const { db, now } = app
  const yesterday = new Date(now().getTime() - 24 * hour)
  await db.deleteFrom('session').where('expires_at', '<', now()).execute()
  await db.deleteFrom('attempt').where('since', '<', yesterday).execute()
  await db.deleteFrom('content_event').where('at', '<', yesterday).execute()
  await sweepBlobs(app)
}
