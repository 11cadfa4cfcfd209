import type { Input } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { fileTag } from '../../kernel/content/tags.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { moveFilesToBin } from './bin-store.ts'
import { lockFile } from './store.ts'
import { usesOf } from './usage.ts'

/**
 * Moves a file to the bin. A file in use is only deleted with `force`, which leaves its places empty until it is
 * restored.
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
    await moveFilesToBin(db, [id], { at: app.now(), by: actor.id, with: null })
    await recordAudit(db, actor, 'file.delete', 'file', id, { path: file.path, fileName: file.name })
    touch(fileTag(id))
  })
  return {}
}
