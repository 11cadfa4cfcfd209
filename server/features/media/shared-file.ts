import type { Input } from '@ximblox/contract/call'
import type { mediaFiles } from '@ximblox/contract/media-files'
import { isValidName } from '@ximblox/contract/rules/file-name'
import { contentOfHash, pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { sharedFilePath } from '@ximblox/contract/rules/shared-file-path'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { StoredFile } from '../../kernel/content/live-files.ts'
import { fileTag } from '../../kernel/content/tags.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { FileAnswer, FileRequest } from '../../kernel/http/file-answer.ts'
import { requesterOf } from '../../kernel/processing/demand.ts'
import { original } from '../../kernel/processing/rendition.ts'
import { inFileLane } from './in-file-lane.ts'
import { type FileRecord, findFiles } from './page-file-store.ts'
import { filesThatHad, movedTo } from './replaced-content.ts'
import { answerLive, locateFile } from './stored-file.ts'

type Address = Input<typeof mediaFiles.getSharedFile>['params']

/** Serves a shared file at its public URL. The name in the URL is ignored. */
export const getSharedFile = async (
  app: App,
  actor: Actor,
  { params }: { params: Address },
  { headers, disconnected }: FileRequest,
): Promise<FileAnswer> => {
  const { id, hash, fileName } = params
  if (!isValidName(fileName)) throw refuse('mediaNotFound')
  const key = JSON.stringify(['shared', id, hash])
  const find = async (): Promise<StoredFile | undefined> => {
    const file = await inFileLane(app, actor, disconnected, () => findShared(app, params))
    if (!file) return
    const located = await locateFile(app, requesterOf(actor, disconnected), file, original)
    return { ...located, tags: [fileTag(file.id)] }
  }
  const answer = await answerLive(app, { key, tag: hash, find }, headers)
  if (answer) return answer
  const current = await inFileLane(app, actor, disconnected, () => findCurrent(app, params))
  if (!current?.shared) throw refuse('mediaNotFound')
  const { id: fileID, name } = current
  return movedTo(sharedFilePath({ id: fileID, hash: pageFileHash(current.hash), fileName: name }))
}

/** The file with what replaced this content a short time ago. */
const findCurrent = async (app: App, { id, hash }: Address): Promise<FileRecord | undefined> => {
  const fileID = fileIDOf(id)
  const former = contentOfHash(hash)
  if (!fileID || former !== hash) return
  return (await filesThatHad(app, former, [fileID])).get(fileID)
}

const fileIDOf = (id: string): number | undefined => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined)

const findShared = async (
  { db }: Pick<App, 'db'>,
  { id, hash }: Address,
): Promise<FileRecord | undefined> => {
  const fileID = fileIDOf(id)
  if (!fileID) return
  const file = (await findFiles(db, [fileID])).get(fileID)
  return file?.shared && pageFileHash(file.hash) === hash ? file : undefined
}
