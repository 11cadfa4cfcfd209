import { withoutStoredErrors } from '@ximblox/blocks/stored-errors'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { VersionContent } from '@ximblox/contract/pages'
import { listErrors } from '@ximblox/contract/rules/list-errors'
import { refsOf } from '@ximblox/contract/rules/refs'
import { restoreBlock } from '@ximblox/contract/rules/restore-block'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { referencedIDs } from '../../kernel/live/references.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { restoreFilesWith } from '../media/restore-from-bin.ts'
import { checkVersion } from '../pages/check.ts'
import { contentOf } from '../pages/content.ts'
import { indexWords } from '../pages/draft-words.ts'
import { loadToChange, loadToRead } from '../pages/load.ts'
import { permitBlocks } from '../pages/permit-blocks.ts'
import { presentVersion } from '../pages/present.ts'
import { findVersion, type VersionRecord } from '../pages/store.ts'
import { conflict } from '../pages/store-version.ts'
import { writeHead } from '../pages/write-head.ts'

type Restore = typeof calls.page.restoreVersion

/** Writes an older version, with its content upgraded, or one block of it, as the newest version. */
export const restoreVersion = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Restore>,
): Promise<Payload<Restore>> => {
  permit(actor, 'edit-page')
  const older = await findVersion(app.db, params.id)
  if (!older) throw refuse('pageNotFound')

  return inTransaction(app, async tx => {
    const loaded = await loadToChange(tx.db, actor, older.pageID, 'edit-page')
    const { page, head } = loaded
    if (body.revision !== head.revision) throw await conflict(app, tx.db, loaded)
    const restored = restoredContent(app, page.type, { head, older, blockKey: body.blockKey })
    permitBlocks(app.registry, actor, restored, contentOf(head, page.type))
    const files = await restoreFilesWith(tx, actor, filesOf(restored, head, page.type, body.blockKey))
    // A restored draft may be incomplete again. Saving and publishing check it later.
    const { complete: content, ...errors } = await checkVersion(app, tx.db, restored)
    const { refused, tolerated } = [older, head].reduce(
      (left, version) => withoutStoredErrors(app.registry, left, restored, contentOf(version, page.type)),
      errors,
    )
    refuseAny(refused, { about: restored })
    const now = app.now()
    const headID = await writeHead(tx, {
      registry: app.registry,
      page,
      head,
      content,
      kind: 'restored',
      restoredFrom: older.id,
      actor,
      now,
    })
    await indexWords(app, tx.db, page.id)
    await recordAudit(tx.db, actor, 'page.restore-version', 'page', page.id, {
      title: content.title,
      versionID: headID,
      from: older.id,
      ...(body.blockKey !== undefined && { blockKey: body.blockKey }),
    })
    const stored = await loadToRead(tx.db, page.id)
    return {
      pageVersion: await presentVersion(app, tx.db, page, stored.head),
      Errors: [...listErrors(tolerated)],
      ...files,
    }
  })
}

/** The files of a restored version; of a single block those that it brings with it. */
const filesOf = (
  restored: VersionContent,
  head: VersionRecord,
  type: string,
  blockKey: string | undefined,
): number[] => {
  const there = new Set(blockKey === undefined ? [] : refsOf(contentOf(head, type)))
  return referencedIDs(
    refsOf(restored).filter(ref => !there.has(ref)),
    'f',
  )
}

const restoredContent = (
  { registry }: App,
  type: string,
  { head, older, blockKey }: { head: VersionRecord; older: VersionRecord; blockKey: string | undefined },
): VersionContent => {
  const upgraded = (version: VersionRecord): VersionContent =>
    upgradeContent(registry, contentOf(version, type))
  if (blockKey === undefined) return upgraded(older)
  const restored = restoreBlock(upgraded(head), upgraded(older), blockKey)
  if (!restored) throw refuse('brokenReference', 'blockKey')
  return restored
}
