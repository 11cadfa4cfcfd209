import type { Input, Payload } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { fileTag } from '../../kernel/content/tags.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { moveFilesToBin, moveFoldersToBin } from './bin-store.ts'
import { lockTree, lockTreeOf } from './folder-store.ts'
import { folderToChange } from './folders.ts'
import { lockFilesIn } from './store.ts'
import { usesOf } from './usage.ts'

/** How many of the files that prevent the deletion are listed. */
const maxListed = 100

type DeleteDirectory = typeof media.deleteDirectory

/** Moves a folder with its contents to the bin, or nothing at all. Files in use always prevent it. */
export const deleteDirectory = async (
  app: App,
  actor: Actor,
  { body: { path, force } }: Input<DeleteDirectory>,
): Promise<Payload<DeleteDirectory>> => {
  permit(actor, 'manage-media')
  return inTransaction(app, async ({ db, touch }) => {
    await lockTree(db)
    const folder = await folderToChange(db, path, 'path')
    const folders = await lockTreeOf(db, folder.id)
    const folderIDs = folders.map(({ id }) => id)
    const files = await lockFilesIn(db, folderIDs)
    const fileIDs = files.map(({ id }) => id)

    const paths = new Map(folders.map(row => [row.id, row.path]))
    const listed = files
      .slice(0, maxListed)
      .map(({ id, name, folderID }) => ({ id, path: paths.get(folderID ?? 0) ?? '', fileName: name }))
    const isEmpty = files.length === 0 && folders.length === 1
    if (!isEmpty && !force)
      throw refuse('folderNotEmpty', 'path', { payload: { files: listed, totalFiles: files.length } })
    const uses = await usesOf(db, fileIDs)
    if (uses) throw refuse('fileInUse', 'path', { payload: { ...uses } })

    const deletion = { at: app.now(), by: actor.id, with: folder.id }
    await moveFilesToBin(db, fileIDs, deletion)
    await moveFoldersToBin(db, folderIDs, deletion)
    await recordAudit(db, actor, 'folder.delete', 'folder', folder.id, {
      path: folder.path,
      files: files.map(({ id, name }) => ({ id, name })),
    })
    touch(...fileIDs.map(fileTag))
    return { folderID: folder.id }
  })
}
