import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { FormerQueue } from '../../kernel/jobs/adopt-former-jobs.ts'
import { pauseQueue } from '../../kernel/jobs/queue-store.ts'
import { enqueue } from '../../kernel/jobs/store.ts'
import { deliveryJob, webhookKind } from '../../kernel/recording/record-events.ts'
import { takeFormerDeliveries, takeFormerPauses } from './former-store.ts'

const batchSize = 1_000

/** The deliveries that nodes of the release before write. */
export const formerDeliveries: FormerQueue = {
  lockKey: lockKeys.webhooks,
  channel: 'webhook',
  move: db =>
    db.transaction().execute(async tx => {
      const deliveries = await takeFormerDeliveries(tx, batchSize)
      await enqueue(
        tx,
        deliveries
          .filter(({ hasJob }) => !hasJob)
          .map(({ id, webhook, nextAt }) => ({ ...deliveryJob(webhook, id), runAt: nextAt })),
      )
      for (const { id, until } of await takeFormerPauses(tx))
        await pauseQueue(tx, webhookKind, String(id), until)
      return deliveries.length === batchSize
    }),
}
