import type { Input } from '@ximblox/contract/call'
import type { mediaBin } from '@ximblox/contract/media-bin'
import { purgedBefore } from '@ximblox/contract/rules/bin-period'
import { type Actor, visitor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import {
  type BinRow,
  countKeepingPages,
  eraseFile,
  eraseFolder,
  findExpired,
  lockBinnedFile,
  lockBinnedFolder,
} from './bin-store.ts'
import { releaseBlobs } from './blob-store.ts'
import { lockTree } from './folder-store.ts'

type MediaBin = typeof mediaBin

/** Deletes a file in the bin permanently. Its content is removed a day later. */
export const purgeFile = async (
  app: App,
  actor: Actor,
  { body: { id } }: Input<MediaBin['purgeFile']>,
): Promise<Record<string, never>> => {
  permit(actor, 'manage-media')
  if (!(await purge(app, actor, { type: 'file', id }))) throw refuse('mediaNotFound', 'id')
  return {}
}

/** Deletes a folder in the bin permanently, with everything that was deleted with it. */
export const purgeDirectory = async (
  app: App,
  actor: Actor,
  { body: { id } }: Input<MediaBin['purgeDirectory']>,
): Promise<Record<string, never>> => {
  permit(actor, 'manage-media')
  if (!(await purge(app, actor, { type: 'folder', id }))) throw refuse('mediaNotFound', 'id')
  return {}
}

const batchSize = 1_000

/**
 * Deletes what has been in the bin for too long, one transaction each to keep locks short. What a version of a page refers
 * to stays, so that the version can be restored with it.
 */
export const purgeMediaBin = async (app: App): Promise<void> => {
  const before = purgedBefore(app.now())
  for (const expired of await findExpired(app.db, before, batchSize))
    await purge(app, visitor(''), expired, before)
}

/** Returns false when it is not in the bin any more, or deleted since then. */
const purge = (
  app: App,
  actor: Actor,
  { type, id }: Pick<BinRow, 'type' | 'id'>,
  before?: Date,
): Promise<boolean> =>
  inTransaction(app, async ({ db }) => {
    await lockTree(db)
    const isDue = async ({ deletedAt }: { deletedAt: Date }): Promise<boolean> =>
      before === undefined ||
      // It may have been restored and deleted again, or a version restored that refers to it.
      (deletedAt < before && (await countKeepingPages(db, [{ type, id }])).size === 0)
    if (type === 'file') {
      const file = await lockBinnedFile(db, id)
      if (!file || !(await isDue(file))) return false
      await eraseFile(db, id)
      await releaseBlobs(db, file.hash === null ? [] : [file.hash], app.now())
      await recordAudit(db, actor, 'file.purge', 'file', id, { path: file.path, fileName: file.name })
      return true
    }
    const folder = await lockBinnedFolder(db, id)
    if (!folder || !(await isDue(folder))) return false
    await eraseFolder(db, id)
    await releaseBlobs(
      db,
      folder.files.flatMap(({ hash }) => hash ?? []),
      app.now(),
    )
    await recordAudit(db, actor, 'folder.purge', 'folder', id, {
      path: folder.path,
      files: folder.files.map(({ id, name }) => ({ id, name })),
    })
    return true
  })
