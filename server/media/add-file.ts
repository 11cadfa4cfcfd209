import type { Input, Payload } from '@ximblox/contract/call'
import type { MediaItem, media } from '@ximblox/contract/media'
import { isName, normaliseName } from '@ximblox/contract/rules/file-name'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { inTransaction } from '../content/transaction.ts'
import { refuse } from '../errors.ts'
import type { Upload } from '../http/multipart.ts'
import { permit } from '../permit.ts'
import { folderAt } from './folders.ts'
import { type InspectedFile, inspectFile } from './inspect.ts'
import { type FolderRecord, insertBlob, insertFile, isFileNameTaken } from './store.ts'

/** Puts an uploaded file into a folder. */
export const addFile = async (
  app: App,
  actor: Actor,
  { body }: Input<typeof media.addFile>,
  { file }: Upload,
): Promise<Payload<typeof media.addFile>> => {
  permit(actor, 'manage-media')
  const fileName = normaliseName(file.fileName)
  if (!isName(fileName)) throw refuse('V_15', 'f')
  const folder = await folderAt(app.db, body.path)
  if (await isFileNameTaken(app.db, folder.id, fileName)) throw refuse('ML_03', 'f')
  const inspected = await inspectFile(app.processing, file)
  // The bytes before the row: a failure leaves bytes that nothing names, never a row without bytes.
  await app.storage.keep(inspected.path, inspected.hash)
  return { file: await insert(app, actor, folder, fileName, inspected), duplicates: [] }
}

const insert = (
  app: App,
  actor: Actor,
  folder: FolderRecord,
  fileName: string,
  { kind, mimeType, hash, size, width, height }: InspectedFile,
): Promise<MediaItem> =>
  inTransaction(app, async ({ db }) => {
    const uploadedAt = app.now()
    await insertBlob(db, { hash, mimeType, size, width, height })
    const row = await insertFile(db, {
      folderID: folder.id,
      name: fileName,
      kind,
      hash,
      uploadedBy: actor.id,
      uploadedAt,
    })
    if (!row) throw refuse('ML_03', 'f')
    await recordAudit(db, actor, 'file.add', 'file', row.id, { path: folder.path, fileName })
    return {
      ...row,
      path: folder.path,
      fileName,
      defaultAltText: '',
      shared: false,
      kind,
      mimeType,
      size,
      ...(width !== null && { width }),
      ...(height !== null && { height }),
      hash,
      uploadedAt: uploadedAt.toISOString(),
      uploadedBy: actor.name,
      focalPoint: null,
      usageCount: 0,
    }
  })
