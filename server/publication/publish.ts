import { missingContent } from '@ximblox/blocks/missing'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { decide } from '@ximblox/contract/rules/publication'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { listTag, pageTag } from '../content/tags.ts'
import { inTransaction, type Transaction } from '../content/transaction.ts'
import { refuse, refuseAny } from '../errors.ts'
import { checkVersion } from '../pages/check.ts'
import { contentOf } from '../pages/content.ts'
import { loadToChange, loadToRead } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import { sealVersion } from '../pages/store.ts'
import { conflict } from '../pages/store-version.ts'
import { liveEntryOf } from './live-entry.ts'
import * as store from './store.ts'
import { tagsOfMove } from './touched.ts'

type Publish = typeof calls.page.publish

/** Makes the newest version the one that visitors read: that row, sealed, is the snapshot. */
export const publish = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Publish>,
): Promise<Payload<Publish>> => {
  return inTransaction(app, async tx => {
    await publishHead(app, tx, actor, { params, body })
    return { page: await presentPage(app, tx.db, await loadToRead(tx.db, params.id)) }
  })
}

const publishHead = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  { params, body }: Pick<Input<Publish>, 'params' | 'body'>,
) => {
  const loaded = await loadToChange(tx.db, actor, params.id, 'publish-page')
  const { page, head } = loaded
  const stale =
    (body.versionID !== undefined && body.versionID !== head.id) ||
    (body.revision !== undefined && body.revision !== head.revision)
  if (stale) throw await conflict(app, tx.db, loaded)
  const decision = decide(
    'publish',
    { ...page, live: page.liveID !== null, same: page.liveID === head.id },
    actor.permissions,
  )
  if (decision === 'left') return
  if (decision !== 'do') throw refuse(decision)
  const stored = contentOf(head, page.type)
  const content = { ...stored, blocks: upgradeBlocks(app.registry, stored.blocks) }
  const { tolerated } = await checkVersion(app, tx.db, content)
  refuseAny([...tolerated, ...missingContent(app.registry, content)])

  const now = app.now()
  await sealVersion(tx.db, head.id)
  await store.makeLive(tx.db, page.id, head.id, now)
  await store.putLiveEntry(tx.db, page, head.id, liveEntryOf(app.registry, content, page.firstLiveAt ?? now))
  await store.takeAddress(tx.db, page)
  await store.logPublication(tx.db, {
    pageID: page.id,
    versionID: head.id,
    action: 'publish',
    actorID: actor.id,
    at: now,
  })
  await recordAudit(tx.db, actor, 'page.publish', 'page', page.id, {
    versionID: head.id,
    title: head.title,
  })
  tx.touch(pageTag(page.id), listTag(page.type, page.locale))
  if (page.liveID === null) tx.touch(...(await tagsOfMove(tx.db, page)))
}
