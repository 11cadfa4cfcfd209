import type { IncomingHttpHeaders } from 'node:http'
import { pageFiles } from '@ximblox/blocks/page-files'
import type { Input } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { fileTag, pageTag } from '../content/tags.ts'
import { refuse } from '../errors.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import type { StoredFile } from './live-files.ts'
import { type FileUses, findFiles, findHeadUses, findLiveUses } from './page-file-store.ts'
import type { Rendition } from './rendition.ts'
import { answerStored, forEveryone, locateFile } from './stored-file.ts'

type GetPageFile = typeof media.getPageFile
type Address = Input<GetPageFile>['params']
type Form = Omit<Rendition, 'crop'>

/** A file of a page, for everyone while the published version uses exactly that, and for users while the newest does. */
export const getPageFile = async (
  app: App,
  actor: Actor,
  { params, query }: Pick<Input<GetPageFile>, 'params' | 'query'>,
  headers: IncomingHttpHeaders,
): Promise<FileAnswer> => {
  const pageID = Number(params.pageID)
  if (!Number.isSafeInteger(pageID)) throw refuse('ML_04')
  const { group, hash, fileName } = params
  const form: Form = { width: query.w ?? null, format: query.f ?? null }
  const tag = [hash, query.w, query.f].filter(part => part !== undefined).join('.')
  const live = await app.liveFiles.find(JSON.stringify([pageID, group, hash, fileName, form]), async () =>
    findPageFile(app, pageID, await findLiveUses(app.db, pageID), params, form),
  )
  if (live) return answerStored(app, live, tag, forEveryone, headers)
  if (actor.id > 0) {
    const uses = await findHeadUses(app.db, pageID)
    const draft = await findPageFile(app, pageID, uses, params, form)
    if (draft) return answerStored(app, draft, tag, 'private, max-age=600', headers)
  }
  throw refuse('ML_04')
}

const findPageFile = async (
  app: App,
  pageID: number,
  version: FileUses | undefined,
  { group, hash, fileName }: Address,
  form: Form,
): Promise<StoredFile | undefined> => {
  const uses = version ? pageFiles(version).filter(use => use.group === group) : []
  const files = await findFiles(
    app.db,
    uses.map(({ fileID }) => fileID),
  )
  for (const { fileID, cropParams: crop } of uses) {
    const file = files.get(fileID)
    if (file?.name !== fileName || pageFileHash(file.hash, crop) !== hash) continue
    if (isMade(form) && !file.mimeType.startsWith('image/')) throw refuse('ML_05')
    return { ...(await locateFile(app, file, { ...form, crop })), tags: [pageTag(pageID), fileTag(fileID)] }
  }
}

const isMade = ({ width, format }: Form) => width !== null || format !== null
