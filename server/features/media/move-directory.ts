import type { Input, Payload } from '@ximblox/contract/call'
import { errorAt } from '@ximblox/contract/errors'
import type { media } from '@ximblox/contract/media'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { findFolderRow, lockTree, lockTreeOf, updateFolder } from './folder-store.ts'
import {
  checkedName,
  checkLength,
  directoryOf,
  folderAt,
  folderToChange,
  pathIn,
  splitPath,
} from './folders.ts'

type MoveDirectory = typeof media.moveDirectory

/** Moves or renames a folder. Files inside keep their ids, so their uses are not affected. */
export const moveDirectory = async (
  app: App,
  actor: Actor,
  { body }: Input<MoveDirectory>,
): Promise<Payload<MoveDirectory>> => {
  permit(actor, 'manage-media')
  const to = splitPath(body.newPath)
  return inTransaction(app, async ({ db }) => {
    await lockTree(db)
    const folder = await folderToChange(db, body.oldPath, 'oldPath')
    if (!body.newPath.startsWith('/')) throw refuse('mediaNotFound', 'newPath')
    const name = checkedName(to.name, 'newPath')
    const parent = await folderAt(db, to.parent, 'newPath')
    const path = pathIn(parent.path, name)
    await checkRoom(db, folder, parent.id, path)
    await refuseDuplicates(updateFolder(db, folder.id, parent.id, name), {
      folder_parent_id_name_key: errorAt('newPath', 'destinationTaken'),
    })
    await recordAudit(db, actor, 'folder.move', 'folder', folder.id, { from: folder.path, to: path })
    const moved = await findFolderRow(db, folder.id)
    if (!moved) throw new Error(`folder ${folder.id} vanished while it was locked`)
    return { directory: directoryOf(moved) }
  })
}

/** A folder cannot be moved into itself, nor so deep that paths inside it become too long. */
const checkRoom = async (
  db: Kysely<DB>,
  folder: { id: number; path: string },
  parentID: number | null,
  path: string,
): Promise<void> => {
  const inside = await lockTreeOf(db, folder.id)
  if (inside.some(({ id }) => id === parentID)) throw refuse('folderIntoItself', 'newPath')
  const longestPath = Math.max(...inside.map(row => row.path.length))
  checkLength(path.padEnd(path.length + longestPath - folder.path.length), 'newPath')
}
