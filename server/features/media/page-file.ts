import { pageFiles } from '@ximblox/blocks/page-files'
import { withoutPrivateFiles } from '@ximblox/blocks/public-files'
import type { Input } from '@ximblox/contract/call'
import { svgType } from '@ximblox/contract/file-types'
import type { mediaFiles } from '@ximblox/contract/media-files'
import { isValidName } from '@ximblox/contract/rules/file-name'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { pageFilePath } from '@ximblox/contract/rules/page-file-path'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { StoredFile } from '../../kernel/content/live-files.ts'
import { fileTag, pageTag, siteTag } from '../../kernel/content/tags.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { FileAnswer, FileRequest } from '../../kernel/http/file-answer.ts'
import { requesterOf } from '../../kernel/processing/demand.ts'
import type { Rendition } from '../../kernel/processing/rendition.ts'
import { isSignedFile } from '../../kernel/signed-file.ts'
import { findOpenShare } from '../share/open-share-store.ts'
import { shareTokens } from '../share/share-cookie.ts'
import { inFileLane } from './in-file-lane.ts'
import { type FileUses, findFiles, findHeadUses, findLiveUses } from './page-file-store.ts'
import { findReplacement, movedTo } from './replaced-content.ts'
import { answerLive, answerStored, locateFile } from './stored-file.ts'
import { findVersionsWith, findVersionUses } from './version-use-store.ts'

type GetPageFile = typeof mediaFiles.getPageFile
type Address = Input<GetPageFile>['params']
type Form = Omit<Rendition, 'crop'>

/**
 * Serves a file of a page: publicly while the published version uses exactly that content, to users while any version
 * does, and to holders of a preview link while its version does. The files of private fields are not public: visitors get
 * them from the published version through a signed link, until it expires. Page, group and hash decide. The file name in
 * the URL is ignored, so that renaming a file breaks no known URL. For a while the URL of content that was replaced leads to
 * the one in its place.
 */
export const getPageFile = async (
  app: App,
  actor: Actor,
  { params, query }: Pick<Input<GetPageFile>, 'params' | 'query'>,
  { headers, disconnected }: FileRequest,
): Promise<FileAnswer> => {
  const pageID = Number(params.pageID)
  const { group, hash, fileName } = params
  if (!Number.isSafeInteger(pageID) || !isValidName(fileName)) throw refuse('mediaNotFound')
  const form: Form = { width: query.w ?? null, format: query.f ?? null }
  const tag = [hash, query.w, query.f].filter(part => part !== undefined).join('.')
  const requested: RequestedFile = { pageID, params, form, actor, disconnected }
  const key = JSON.stringify([pageID, group, hash, form])
  const find = () =>
    findPageFile(app, requested, async () => publicUses(app, await findLiveUses(app.db, pageID)))
  const live = await answerLive(app, { key, tag, find }, headers)
  if (live) return live
  const draft = actor.id > 0 && (await findDraftFile(app, requested))
  if (draft) return answerStored(app, draft, tag, 'private, max-age=600', headers)
  const shared = await findSharedFile(app, requested, shareTokens(headers.cookie))
  // A revoked link must stop working at once, so this is not cached.
  if (shared) return answerStored(app, shared, tag, 'no-store', headers)
  const { until, signature } = query
  const isSigned =
    until !== undefined &&
    signature !== undefined &&
    isSignedFile(app, { pageID, group, hash, until }, signature)
  const given = isSigned && (await findPageFile(app, requested, () => findLiveUses(app.db, pageID)))
  if (given) return answerStored(app, given, tag, 'private, no-store', headers)
  const replacement = await inFileLane(app, actor, disconnected, async () =>
    findReplacement(app, params, publicUses(app, await findLiveUses(app.db, pageID))),
  )
  if (!replacement) throw refuse('mediaNotFound')
  return movedTo(pageFilePath(pageID, group, replacement.hash, replacement.file.name) + searchOf(form))
}

/** The uses that make a file public: all but those in private fields. */
const publicUses = ({ registry }: Pick<App, 'registry'>, uses: FileUses | undefined): FileUses | undefined =>
  uses && { ...uses, blocks: withoutPrivateFiles(registry, uses.blocks) }

const searchOf = ({ width, format }: Form): string => {
  const search = new URLSearchParams({ ...(width && { w: String(width) }), ...(format && { f: format }) })
  return search.size === 0 ? '' : `?${search}`
}

interface RequestedFile {
  pageID: number
  params: Address
  form: Form
  actor: Actor
  disconnected: AbortSignal
}

const findDraftFile = async (app: App, wanted: RequestedFile): Promise<StoredFile | undefined> => {
  const { pageID, params } = wanted
  const newest = await findPageFile(app, wanted, () => findHeadUses(app.db, pageID))
  if (newest) return newest
  for (const versionID of await findVersionsWith(app.db, pageID, params.hash)) {
    const found = await findPageFile(app, wanted, () => findVersionUses(app.db, versionID))
    if (found) return found
  }
}

const findSharedFile = async (
  app: App,
  wanted: RequestedFile,
  tokens: readonly string[],
): Promise<StoredFile | undefined> => {
  for (const token of tokens) {
    const found = await findPageFile(app, wanted, async () => {
      const share = await findOpenShare(app.db, token, app.now())
      if (share?.pageID === wanted.pageID) return findVersionUses(app.db, share.versionID)
    })
    if (found) return found
  }
}

const findPageFile = async (
  app: App,
  wanted: RequestedFile,
  readUses: () => Promise<FileUses | undefined>,
): Promise<StoredFile | undefined> => {
  const { pageID, form, actor, disconnected } = wanted
  const found = await inFileLane(app, actor, disconnected, async () => findUse(app, wanted, await readUses()))
  if (!found) return
  const { file, crop } = found
  if (isRendition(form) && !isRenderable(file)) throw refuse('unsupportedFileType')
  return {
    ...(await locateFile(app, requesterOf(actor, disconnected), file, { ...form, crop })),
    tags: [pageTag(pageID), fileTag(file.id), siteTag],
  }
}

/** The file with the requested hash in the requested group. */
const findUse = async (
  { db }: Pick<App, 'db'>,
  { params: { group, hash } }: RequestedFile,
  version: FileUses | undefined,
) => {
  const uses = version ? pageFiles(version).filter(use => use.group === group) : []
  const files = await findFiles(
    db,
    uses.map(({ fileID }) => fileID),
  )
  for (const { fileID, cropParams: crop } of uses) {
    const file = files.get(fileID)
    if (file && pageFileHash(file.hash, crop) === hash) return { file, crop }
  }
}

const isRenderable = ({ mimeType }: { mimeType: string }) =>
  mimeType.startsWith('image/') && mimeType !== svgType

const isRendition = ({ width, format }: Form) => width !== null || format !== null
