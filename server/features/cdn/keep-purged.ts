import type { App } from '../../kernel/app-context.ts'
import type { Cdn } from '../../kernel/config/config.ts'
import { allPages, changedTags } from '../../kernel/content/cdn-tags.ts'
import { findUnpurged, markPurged } from '../../kernel/content/purge-store.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import type { StandingJob } from '../../kernel/jobs/job.ts'
import { purge } from './purge.ts'

/** CDNs limit how many tags a request may name. */
const perRequest = 30
/** Beyond this many tags, everything is purged with one request. */
const maxTags = 300
const repeatAfter = 10_000
const timeLimit = 10_000
/** The longest time between attempts while the CDN refuses. */
const every = 60_000

/**
 * Purges changed pages from the CDN until it accepts, and once more after a few seconds: an answer made just before a
 * change can reach the CDN after the first purge. What changed is stored with the change, so that none is lost.
 */
export const keepPurged = ({ db, now }: Pick<App, 'db' | 'now'>, cdn: Cdn): StandingJob => ({
  name: 'cdn purge',
  every,
  wokenBy: 'content',
  delay: 50,
  run: async stopping => {
    const { events, tags } = await findUnpurged(db, new Date(now().getTime() - repeatAfter), maxTags)
    if (events.length > 0)
      for (const batch of batchesOf(tags)) {
        const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeLimit)])
        await purge(cdn, batch, signal)
      }
    const purgedAt = await markPurged(db, events, now())
    return purgedAt && new Date(purgedAt.getTime() + repeatAfter)
  },
})

const batchesOf = (changed: readonly string[]): string[][] => {
  const tags = changedTags(changed)
  if (changed.includes(allPages) || tags.length > maxTags) return [[allPages]]
  return Array.from({ length: Math.ceil(tags.length / perRequest) }, (_, index) =>
    tags.slice(index * perRequest, (index + 1) * perRequest),
  )
}

/** Purges everything, because a node that starts may bring other templates. */
export const purgeAll = (app: Pick<App, 'db' | 'content'>): Promise<void> =>
  inTransaction(app, async tx => tx.touch(allPages))
