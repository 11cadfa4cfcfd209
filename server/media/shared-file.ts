import type { IncomingHttpHeaders } from 'node:http'
import type { Input } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import { isName } from '@ximblox/contract/rules/file-name'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { fileTag } from '../content/tags.ts'
import { refuse } from '../errors.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import type { StoredFile } from './live-files.ts'
import { findFiles } from './page-file-store.ts'
import { asItIs } from './rendition.ts'
import { answerStored, forEveryone, locateFile } from './stored-file.ts'

type Address = Input<typeof media.getSharedFile>['params']

/** A file at the public address that it has as long as it is shared; the name in the address is decoration. */
export const getSharedFile = async (
  app: App,
  _actor: Actor,
  { params }: { params: Address },
  headers: IncomingHttpHeaders,
): Promise<FileAnswer> => {
  const { id, hash, fileName } = params
  if (!isName(fileName)) throw refuse('ML_04')
  const file = await app.liveFiles.find(JSON.stringify(['shared', id, hash]), () => find(app, params))
  if (!file) throw refuse('ML_04')
  return answerStored(app, file, hash, forEveryone, headers)
}

const find = async (app: App, { id, hash }: Address): Promise<StoredFile | undefined> => {
  if (!/^[1-9]\d{0,14}$/.test(id)) return
  const file = (await findFiles(app.db, [Number(id)])).get(Number(id))
  if (!file?.shared || pageFileHash(file.hash) !== hash) return
  return { ...(await locateFile(app, file, asItIs)), tags: [fileTag(file.id)] }
}
