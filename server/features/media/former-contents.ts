import type { Input, Payload } from '@ximblox/contract/call'
import { limits } from '@ximblox/contract/limits'
import type { FormerContent, media } from '@ximblox/contract/media'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { FileAnswer, FileRequest } from '../../kernel/http/file-answer.ts'
import { permit } from '../../kernel/permit.ts'
import {
  deleteFormerContentsBefore,
  type FormerContentRow,
  findFormerContent,
  listFormerContents,
} from './former-content-store.ts'
import { answerContent } from './preview.ts'
import { findFile } from './store.ts'

type Media = typeof media

const keptFor = limits.formerContentDays * 86_400_000

/** Contents replaced before this are no longer kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptFor)

/** Lists the former contents of a file that can still be restored. */
export const getFormerContents = async (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Media['formerContents']>,
): Promise<Payload<Media['formerContents']>> => {
  permit(actor, 'manage-media')
  if (!(await findFile(app.db, id))) throw refuse('mediaNotFound', 'id')
  const rows = await listFormerContents(app.db, id, keptSince(app.now()))
  return { contents: rows.map(present) }
}

/** Serves a former content for download, or an image in a fixed width for display. */
export const getFormerContent = async (
  app: App,
  actor: Actor,
  { params: { id, contentID }, query: { w } }: Input<Media['getFormerContent']>,
  request: FileRequest,
): Promise<FileAnswer> => {
  permit(actor, 'manage-media')
  const former = await findFormerContent(app.db, id, contentID, keptSince(app.now()))
  if (!former) throw refuse('mediaNotFound')
  return answerContent(app, actor, { ...former, id }, w, request)
}

/** Deletes former contents that are too old to be restored. */
export const purgeFormerContents = ({ db, now }: Pick<App, 'db' | 'now'>): Promise<void> =>
  deleteFormerContentsBefore(db, keptSince(now()))

const present = (row: FormerContentRow): FormerContent => ({
  id: row.id,
  fileName: row.name,
  kind: row.kind,
  mimeType: row.mimeType,
  size: row.size,
  ...(row.width !== null && { width: row.width }),
  ...(row.height !== null && { height: row.height }),
  replacedAt: row.replacedAt.toISOString(),
  replacedBy: row.replacedBy,
  keptUntil: new Date(row.replacedAt.getTime() + keptFor).toISOString(),
})
