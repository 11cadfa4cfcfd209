import type { Input, Payload } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { Upload, UploadedFile } from '../../kernel/http/multipart.ts'
import { permit } from '../../kernel/permit.ts'
import { requesterOf } from '../../kernel/processing/demand.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { checkedName, folderAt, folderToFill } from './folders.ts'
import { inspectFile } from './inspect.ts'
import { mediaItemOf } from './present.ts'
import { findDuplicates, insertFile, isFileNameTaken, type NewFile } from './store.ts'
import { storeContent } from './store-content.ts'
import { readVideo } from './video.ts'

type AddFile = typeof media.addFile
type Body = Input<AddFile>['body']

/** Adds an uploaded file, or a video hosted elsewhere, to a folder. */
export const addFile = async (
  app: App,
  actor: Actor,
  { body }: Input<AddFile>,
  { file, disconnected }: Pick<Upload, 'file' | 'disconnected'>,
): Promise<Payload<AddFile>> => {
  permit(actor, 'manage-media')
  if (body.videoUrl !== undefined) return addVideo(app, actor, body, body.videoUrl, file)
  if (!file) throw refuse('fileRequired', 'f')
  if (body.fileName !== undefined) throw refuse('unknownField', 'fileName')
  const name = checkedName(file.fileName, 'f')
  const folder = await folderAt(app.db, body.path)
  if (await isFileNameTaken(app.db, folder.id, name)) throw refuse('nameTaken', 'f')
  const inspected = await inspectFile(app, requesterOf(actor, disconnected), { ...file, fileName: name })
  await storeContent(app, inspected)
  const { kind, hash, changes } = inspected
  const added = await insert(app, actor, body.path, 'f', { name: inspected.name, kind, content: { hash } })
  return { ...added, changes }
}

const addVideo = async (
  app: App,
  actor: Actor,
  { path, fileName }: Body,
  address: string,
  file: UploadedFile | undefined,
) => {
  if (file) throw refuse('moreThanOneSource', 'f')
  const video = readVideo(address)
  if (!video) throw refuse('invalidVideoLink', 'videoUrl')
  const name = fileName === undefined ? video.name : checkedName(fileName, 'fileName')
  const property = fileName === undefined ? 'videoUrl' : 'fileName'
  const added = await insert(app, actor, path, property, {
    name,
    kind: video.kind,
    content: { video: video.url },
  })
  return { ...added, changes: [] }
}

const insert = (
  app: App,
  actor: Actor,
  path: string,
  property: string,
  file: Pick<NewFile, 'name' | 'kind' | 'content'>,
): Promise<Omit<Payload<AddFile>, 'changes'>> =>
  inTransaction(app, async ({ db }) => {
    const folder = await folderToFill(db, path)
    const times = { uploadedBy: actor.id, uploadedAt: app.now() }
    const row = await insertFile(db, { ...file, folderID: folder.id, ...times })
    if (!row) throw refuse('nameTaken', property)
    await recordAudit(db, actor, 'file.add', 'file', row.id, { path: folder.path, fileName: file.name })
    return { file: await mediaItemOf(db, row.id), duplicates: await findDuplicates(db, row.id) }
  })
