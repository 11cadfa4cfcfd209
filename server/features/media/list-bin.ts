import type { Input, Payload } from '@ximblox/contract/call'
import type { mediaBin } from '@ximblox/contract/media-bin'
import { purgeTime } from '@ximblox/contract/rules/bin-period'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { countUses } from '../../kernel/content/page-use-store.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { FileAnswer, FileRequest } from '../../kernel/http/file-answer.ts'
import { permit } from '../../kernel/permit.ts'
import { countKeepingPages, entryKey, findBinnedFile, listBinned } from './bin-store.ts'
import { answerContent } from './preview.ts'

type MediaBin = typeof mediaBin

/** The deleted files and folders that can be restored. */
export const listMediaBin = async (
  app: App,
  actor: Actor,
  { query }: Input<MediaBin['listBin']>,
): Promise<Payload<MediaBin['listBin']>> => {
  permit(actor, 'manage-media')
  const { rows, total } = await listBinned(app.db, query)
  const refs = rows.filter(({ type }) => type === 'file').map(({ id }) => `f${id}`)
  const uses = await countUses(app.db, refs)
  const keeping = await countKeepingPages(app.db, rows)
  const items = rows.map(({ deleterID, deleterName, deletedAt, ...row }) => {
    const keptForPages = keeping.get(entryKey(row)) ?? 0
    return {
      ...row,
      usageCount: row.type === 'file' ? (uses.get(`f${row.id}`) ?? 0) : 0,
      keptForPages,
      deletedAt: deletedAt.toISOString(),
      deletedBy: { ID: deleterID ?? 0, name: deleterName },
      purgeAt: keptForPages > 0 ? null : purgeTime(deletedAt).toISOString(),
    }
  })
  return { data: { items, totalItems: total } }
}

/** Serves a deleted file for download, or an image in a fixed width for display. */
export const getBinnedFile = async (
  app: App,
  actor: Actor,
  { params: { id }, query: { w } }: Input<MediaBin['getBinnedFile']>,
  request: FileRequest,
): Promise<FileAnswer> => {
  permit(actor, 'manage-media')
  const file = await findBinnedFile(app.db, id)
  if (!file || file.hash === null) throw refuse('mediaNotFound')
  return answerContent(app, actor, { ...file, hash: file.hash }, w, request)
}
