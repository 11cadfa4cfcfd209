import type { Input, Payload } from '@ximblox/contract/call'
import { errorAt } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import type { MediaItem } from '@ximblox/contract/media'
import type { FilesFromBin, mediaBin } from '@ximblox/contract/media-bin'
import { freeName } from '@ximblox/contract/rules/free-name'
import { allows } from '@ximblox/contract/rules/permissions'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { fileTag } from '../../kernel/content/tags.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import {
  type BinnedFile,
  type BinnedFolder,
  fileNamesIn,
  findBinnedFiles,
  folderNamesIn,
  lockBinnedFile,
  lockBinnedFiles,
  lockBinnedFolder,
  takeFileFromBin,
  takeFolderFromBin,
} from './bin-store.ts'
import { findFolderRow, holdFolder, lockTree } from './folder-store.ts'
import { directoryOf, pathIn } from './folders.ts'
import { mediaItemOf } from './present.ts'

type MediaBin = typeof mediaBin

/** Restores a file from the bin; pages that still refer to it show it again. */
export const restoreFile = async (
  app: App,
  actor: Actor,
  { body: { id } }: Input<MediaBin['restoreFile']>,
): Promise<Payload<MediaBin['restoreFile']>> => {
  permit(actor, 'manage-media')
  return inTransaction(app, async tx => {
    // So that its folder is not being deleted.
    await lockTree(tx.db)
    const file = await lockBinnedFile(tx.db, id)
    if (!file) throw refuse('mediaNotFound', 'id')
    return { file: await takeOut(tx, actor, file) }
  })
}

/**
 * Restores those of the files that are in the bin, also from deleted folders, with a version or page that refers to them.
 * Without `manage-media` they stay there, and are only counted.
 */
export const restoreFilesWith = async (
  tx: Transaction,
  actor: Actor,
  fileIDs: readonly number[],
): Promise<FilesFromBin> => {
  const binned = await findBinnedFiles(tx.db, fileIDs)
  if (binned.length === 0) return { restoredFiles: [], filesInBin: 0 }
  if (!allows(actor.permissions, 'manage-media')) return { restoredFiles: [], filesInBin: binned.length }
  await lockTree(tx.db)
  const restoredFiles: MediaItem[] = []
  for (const file of await lockBinnedFiles(tx.db, fileIDs)) restoredFiles.push(await takeOut(tx, actor, file))
  return { restoredFiles, filesInBin: 0 }
}

const takeOut = async ({ db, touch }: Transaction, actor: Actor, file: BinnedFile): Promise<MediaItem> => {
  const { id } = file
  const folderID = (await holdFolder(db, file.folderID)) ? file.folderID : null
  const name = freeName(file.name, await fileNamesIn(db, folderID))
  await refuseDuplicates(takeFileFromBin(db, id, { folderID, name }), {
    file_folder_id_name_key: errorAt('id', 'destinationTaken'),
  })
  const item = await mediaItemOf(db, id)
  const [from, to] = [pathIn(file.path, file.name), pathIn(item.path, name)]
  await recordAudit(db, actor, 'file.restore-from-bin', 'file', id, { from, to })
  touch(fileTag(id))
  return item
}

/** Restores a folder from the bin, with everything that was deleted with it. */
export const restoreDirectory = async (
  app: App,
  actor: Actor,
  { body: { id } }: Input<MediaBin['restoreDirectory']>,
): Promise<Payload<MediaBin['restoreDirectory']>> => {
  permit(actor, 'manage-media')
  return inTransaction(app, async ({ db, touch }) => {
    await lockTree(db)
    const folder = await lockBinnedFolder(db, id)
    if (!folder) throw refuse('mediaNotFound', 'id')
    const parentID = await parentFor(db, folder)
    const name = freeName(folder.name, await folderNamesIn(db, parentID))
    await refuseDuplicates(takeFolderFromBin(db, id, { parentID, name }), {
      folder_parent_id_name_key: errorAt('id', 'destinationTaken'),
    })
    const restored = await findFolderRow(db, id)
    if (!restored) throw new Error(`folder ${id} vanished while it was locked`)
    await recordAudit(db, actor, 'folder.restore-from-bin', 'folder', id, {
      from: folder.path,
      to: restored.path,
      files: folder.files.length,
    })
    touch(...folder.files.map(file => fileTag(file.id)))
    return { directory: directoryOf(restored) }
  })
}

/** The former parent, or the root when it is deleted or was moved so deep that the paths are too long now. */
const parentFor = async (db: Kysely<DB>, { parentID, longestPath }: BinnedFolder): Promise<number | null> =>
  longestPath <= limits.mediaPath && (await holdFolder(db, parentID)) ? parentID : null
