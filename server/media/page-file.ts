import type { IncomingHttpHeaders } from 'node:http'
import { pageFiles } from '@ximblox/blocks/page-files'
import type { CropParams } from '@ximblox/contract/blocks'
import type { Input } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { fileTag, pageTag } from '../content/tags.ts'
import { refuse } from '../errors.ts'
import { answerFile, type FileAnswer } from '../http/file-answer.ts'
import { findOpenShare } from '../share/open-share.ts'
import { shareTokens } from '../share/share-cookie.ts'
import { cropRendition } from './crop-rendition.ts'
import type { StoredFile } from './live-files.ts'
import { type FileRecord, type FileUses, findFiles, findHeadUses, findLiveUses } from './store.ts'
import { findVersionsWith, findVersionUses } from './version-uses.ts'

type GetPageFile = typeof media.getPageFile
type Address = Input<GetPageFile>['params']

/**
 * A file of a page: for everyone while the published version uses exactly that, for users while any version does, and
 * for who was shown one version by a link, while that does.
 */
export const getPageFile = async (
  app: App,
  actor: Actor,
  { params }: Pick<Input<GetPageFile>, 'params'>,
  headers: IncomingHttpHeaders,
): Promise<FileAnswer> => {
  const pageID = Number(params.pageID)
  if (!Number.isSafeInteger(pageID)) throw refuse('ML_04')
  const { group, hash, fileName } = params
  const live = await app.liveFiles.find(JSON.stringify([pageID, group, hash, fileName]), async () =>
    findPageFile(app, pageID, await findLiveUses(app.db, pageID), params),
  )
  if (live) return answer(app, live, hash, 'public, max-age=31536000, immutable', headers)
  const draft = actor.id > 0 && (await findDraftFile(app, pageID, params))
  if (draft) return answer(app, draft, hash, 'private, max-age=600', headers)
  const shared = await findSharedFile(app, pageID, params, shareTokens(headers.cookie))
  // A link that is withdrawn shows nothing any more, at once.
  if (shared) return answer(app, shared, hash, 'no-store', headers)
  throw refuse('ML_04')
}

const findDraftFile = async (app: App, pageID: number, params: Address): Promise<StoredFile | undefined> => {
  const newest = await findPageFile(app, pageID, await findHeadUses(app.db, pageID), params)
  if (newest) return newest
  for (const versionID of await findVersionsWith(app.db, pageID, params.fileName)) {
    const found = await findPageFile(app, pageID, await findVersionUses(app.db, versionID), params)
    if (found) return found
  }
}

const findSharedFile = async (
  app: App,
  pageID: number,
  params: Address,
  tokens: readonly string[],
): Promise<StoredFile | undefined> => {
  for (const token of tokens) {
    const share = await findOpenShare(app.db, token, app.now())
    const uses = share?.pageID === pageID ? await findVersionUses(app.db, share.versionID) : undefined
    const found = await findPageFile(app, pageID, uses, params)
    if (found) return found
  }
}

const findPageFile = async (
  app: App,
  pageID: number,
  version: FileUses | undefined,
  { group, hash, fileName }: Address,
): Promise<StoredFile | undefined> => {
  const uses = version ? pageFiles(version).filter(use => use.group === group) : []
  const files = await findFiles(
    app.db,
    uses.map(({ fileID }) => fileID),
  )
  for (const { fileID, cropParams: crop } of uses) {
    const file = files.get(fileID)
    if (file?.name !== fileName || pageFileHash(file.hash, crop) !== hash) continue
    return { ...(await findBytes(app, file, crop)), tags: [pageTag(pageID), fileTag(fileID)] }
  }
}

const findBytes = async (
  app: App,
  file: FileRecord,
  crop: CropParams | null,
): Promise<Omit<StoredFile, 'tags'>> => {
  const storageName = crop ? await cropRendition(app, file, crop) : file.hash
  if (storageName === undefined) throw refuse('ML_04')
  const size = await app.storage.size(storageName)
  if (size === undefined) {
    app.log.error({ fileID: file.id, storageName }, 'the bytes of a file are missing')
    throw refuse('ML_04')
  }
  return { fileName: file.name, mimeType: file.mimeType, storageName, size }
}

const answer = (
  app: App,
  { fileName, mimeType, storageName, size }: StoredFile,
  hash: string,
  cacheControl: string,
  headers: IncomingHttpHeaders,
): FileAnswer =>
  answerFile(
    {
      fileName,
      mimeType,
      size,
      tag: hash,
      cacheControl,
      inline: mimeType.startsWith('image/'),
      open: range => app.storage.read(storageName, range),
    },
    headers,
  )
