import type { Input, Payload } from '@ximblox/contract/call'
import { nameForType } from '@ximblox/contract/file-types'
import type { media } from '@ximblox/contract/media'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { Upload } from '../../kernel/http/multipart.ts'
import { permit } from '../../kernel/permit.ts'
import { requesterOf } from '../../kernel/processing/demand.ts'
import { fileToChange } from './change-file.ts'
import { checkedName } from './folders.ts'
import { type InspectedFile, inspectFile } from './inspect.ts'
import { confirmLiveUses, setContent } from './set-content.ts'
import { findFile, type PlacedFile } from './store.ts'
import { storeContent } from './store-content.ts'

type ReplaceFile = typeof media.replaceFile

/**
 * Replaces the content of a file. All uses keep referring to the file, so pages show the new content at once. A change
 * that visitors would see must be confirmed. The former content is kept for a while.
 */
export const replaceFile = async (
  app: App,
  actor: Actor,
  { body }: Input<ReplaceFile>,
  { file: upload, disconnected }: Pick<Upload, 'file' | 'disconnected'>,
): Promise<Payload<ReplaceFile>> => {
  permit(actor, 'manage-media')
  if (!upload) throw refuse('fileRequired', 'f')
  const replaced = await findFile(app.db, body.id)
  if (!replaced) throw refuse('mediaNotFound', 'id')
  const fileName = checkedName(upload.fileName, 'f')
  await confirmLiveUses(app.db, body)
  const inspected = await inspectFile(app, requesterOf(actor, disconnected), { ...upload, fileName })
  if (!canReplace(replaced, inspected)) throw refuse('otherKindOfFile', 'f')
  await storeContent(app, inspected)
  return inTransaction(app, async tx => {
    const file = await fileToChange(tx.db, body)
    if (file.hash === null) throw refuse('otherKindOfFile', 'f')
    // Pages may have been published during the upload.
    await confirmLiveUses(tx.db, body)
    const { kind, hash, mimeType, changes } = inspected
    const content = { hash, kind, name: nameForType(file.name, mimeType), focal: file.focal }
    const change = { action: 'file.replace', property: 'f', now: app.now() } as const
    // It keeps its own name.
    const shown = changes.filter(change => change !== 'renamed')
    return { ...(await setContent(tx, actor, { ...file, hash: file.hash }, content, change)), changes: shown }
  })
}

/** Images, videos and audio can only be replaced by the same kind. Documents can replace each other. */
const canReplace = (replaced: PlacedFile, by: InspectedFile): boolean =>
  replaced.mimeType !== null && familyOf(by.mimeType) === familyOf(replaced.mimeType)

const familyOf = (mimeType: string): string => {
  const [family = ''] = mimeType.split('/')
  return ['image', 'video', 'audio'].includes(family) ? family : 'document'
}
