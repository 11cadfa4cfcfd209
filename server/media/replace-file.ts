import type { Input, Payload } from '@ximblox/contract/call'
import { fileTypeOf } from '@ximblox/contract/file-types'
import type { media } from '@ximblox/contract/media'
import { endingOf } from '@ximblox/contract/rules/file-name'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { fileTag } from '../content/tags.ts'
import { inTransaction } from '../content/transaction.ts'
import { unlessTaken } from '../db/constraint.ts'
import { refuse } from '../errors.ts'
import type { Upload } from '../http/multipart.ts'
import { permit } from '../permit.ts'
import { releaseBlobs } from './blob-store.ts'
import { fileToChange } from './change-file.ts'
import { requesterOf } from './demand.ts'
import { checkedName } from './folders.ts'
import { inspectFile } from './inspect.ts'
import { keepContent } from './keep-content.ts'
import { mediaItemOf } from './present.ts'
import { findFile, type PlacedFile, updateFile } from './store.ts'

type ReplaceFile = typeof media.replaceFile

/** Gives a file other content: the same file to all that use it, so pages show the new content at once. */
export const replaceFile = async (
  app: App,
  actor: Actor,
  { body }: Input<ReplaceFile>,
  { file: upload, gone }: Pick<Upload, 'file' | 'gone'>,
): Promise<Payload<ReplaceFile>> => {
  permit(actor, 'manage-media')
  if (!upload) throw refuse('V_13', 'f')
  const replaced = await findFile(app.db, body.id)
  if (!replaced) throw refuse('ML_04', 'id')
  const uploadedName = checkedName(upload.fileName, 'f')
  if (!canReplace(replaced, uploadedName)) throw refuse('ML_05', 'f')
  const inspected = await inspectFile(app, requesterOf(actor, gone), upload)
  await keepContent(app, inspected)
  return inTransaction(app, async ({ db, touch }) => {
    const file = await fileToChange(db, body)
    if (file.hash === null) throw refuse('ML_05', 'f')
    const { kind, hash } = inspected
    const name = nameAfter(file, uploadedName)
    await unlessTaken(updateFile(db, file.id, { name, kind, blob_hash: hash }), {
      file_folder_id_name_key: { property: 'f', code: 'ML_02' },
    })
    await releaseBlobs(db, [file.hash], app.now())
    await recordAudit(db, actor, 'file.replace', 'file', file.id, { path: file.path, fileName: name })
    touch(fileTag(file.id))
    return { file: await mediaItemOf(db, file.id) }
  })
}

/** Where a picture stands only a picture will do, and so for videos and sounds; documents may stand for each other. */
const canReplace = ({ mimeType }: PlacedFile, name: string): boolean => {
  const type = fileTypeOf(name)
  return mimeType !== null && type !== undefined && familyOf(type.mimeType) === familyOf(mimeType)
}

const familyOf = (mimeType: string): string => {
  const [family = ''] = mimeType.split('/')
  return ['image', 'video', 'audio'].includes(family) ? family : 'document'
}

/** The name that a file has, with the ending of its new content where that is of another type. */
const nameAfter = ({ name, mimeType }: PlacedFile, uploadedName: string): string =>
  fileTypeOf(uploadedName)?.mimeType === mimeType
    ? name
    : `${name.slice(0, -endingOf(name).length)}${endingOf(uploadedName)}`
