import type { Input, Payload } from '@ximblox/contract/call'
import { errorAt } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import type { mediaBin } from '@ximblox/contract/media-bin'
import { freeName } from '@ximblox/contract/rules/free-name'
import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { fileTag } from '../content/tags.ts'
import { inTransaction } from '../content/transaction.ts'
import { refuseDuplicates } from '../db/constraint.ts'
import type { DB } from '../db/schema.generated.ts'
import { refuse } from '../errors.ts'
import { permit } from '../permit.ts'
import { recordAudit } from '../record-audit.ts'
import {
  type BinnedFolder,
  fileNamesIn,
  folderNamesIn,
  lockBinnedFile,
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
  return inTransaction(app, async ({ db, touch }) => {
    // So that its folder is not being deleted.
    await lockTree(db)
    const file = await lockBinnedFile(db, id)
    if (!file) throw refuse('mediaNotFound', 'id')
    const folderID = (await holdFolder(db, file.folderID)) ? file.folderID : null
    const name = freeName(file.name, await fileNamesIn(db, folderID))
    await refuseDuplicates(takeFileFromBin(db, id, { folderID, name }), {
      file_folder_id_name_key: errorAt('id', 'destinationTaken'),
    })
    const item = await mediaItemOf(db, id)
    const [from, to] = [pathIn(file.path, file.name), pathIn(item.path, name)]
    await recordAudit(db, actor, 'file.restore-from-bin', 'file', id, { from, to })
    touch(fileTag(id))
    return { file: item }
  })
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
