import type { Input } from '@ximblox/contract/call'
import type { mediaFiles } from '@ximblox/contract/media-files'
import { isValidName } from '@ximblox/contract/rules/file-name'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import type { StoredFile } from '../content/live-files.ts'
import { fileTag } from '../content/tags.ts'
import { refuse } from '../errors.ts'
import type { FileAnswer, FileRequest } from '../http/file-answer.ts'
import { requesterOf } from '../processing/demand.ts'
import { original } from '../processing/rendition.ts'
import { inFileLane } from './in-file-lane.ts'
import { type FileRecord, findFiles } from './page-file-store.ts'
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
  if (!answer) throw refuse('mediaNotFound')
  return answer
}

const findShared = async (
  { db }: Pick<App, 'db'>,
  { id, hash }: Address,
): Promise<FileRecord | undefined> => {
  if (!/^[1-9]\d{0,14}$/.test(id)) return
  const file = (await findFiles(db, [Number(id)])).get(Number(id))
  return file?.shared && pageFileHash(file.hash) === hash ? file : undefined
}
