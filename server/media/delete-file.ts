import type { Input } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { fileTag } from '../content/tags.ts'
import { inTransaction } from '../content/transaction.ts'
import { refuse } from '../errors.ts'
import { permit } from '../permit.ts'
import { recordAudit } from '../record-audit.ts'
import { releaseBlobs } from './blob-store.ts'
import { deleteFiles, lockFile } from './store.ts'
import { usesOf } from './usage.ts'

/**
 * Deletes a file. A file in use is only deleted with `force`, which leaves its places empty. Its content is removed a
 * day later.
 */
export const deleteFile = async (
  app: App,
  actor: Actor,
  { body: { id, force } }: Input<typeof media.deleteFile>,
): Promise<Record<string, never>> => {
  permit(actor, 'manage-media')
  await inTransaction(app, async ({ db, touch }) => {
    const file = await lockFile(db, id)
    if (!file) throw refuse('mediaNotFound', 'id')
    const uses = force ? undefined : await usesOf(db, [id])
    if (uses) throw refuse('fileInUse', 'id', { payload: { ...uses } })
    await deleteFiles(db, [id])
    if (file.hash !== null) await releaseBlobs(db, [file.hash], app.now())
    await recordAudit(db, actor, 'file.delete', 'file', id, { path: file.path, fileName: file.name })
    touch(fileTag(id))
  })
  return {}
}
