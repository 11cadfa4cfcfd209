import type { Input, Payload } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { insertFolder, lockTree } from './folder-store.ts'
import { checkedName, checkLength, folderToFill, pathIn } from './folders.ts'

type CreateDir = typeof media.createDir

/** Creates a folder inside another. */
export const createDirectory = async (
  app: App,
  actor: Actor,
  { body }: Input<CreateDir>,
): Promise<Payload<CreateDir>> => {
  permit(actor, 'manage-media')
  const folderName = checkedName(body.folderName, 'folderName')
  return inTransaction(app, async ({ db }) => {
    // The lock ensures that the parent is not moved, so that the checked path is the actual one.
    await lockTree(db)
    const parent = await folderToFill(db, body.path)
    const path = pathIn(parent.path, folderName)
    checkLength(path, 'folderName')
    const folder = await insertFolder(db, parent.id, folderName)
    if (!folder) throw refuse('nameTaken', 'folderName')
    await recordAudit(db, actor, 'folder.create', 'folder', folder.id, { path })
    return { directory: { path, folderName, files: 0, directories: 0 } }
  })
}
