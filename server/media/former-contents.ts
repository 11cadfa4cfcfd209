import type { Input, Payload } from '@ximblox/contract/call'
import { limits } from '@ximblox/contract/limits'
import type { FormerContent, media } from '@ximblox/contract/media'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { refuse } from '../errors.ts'
import type { FileAnswer, FileRequest } from '../http/file-answer.ts'
import { permit } from '../permit.ts'
import { requesterOf } from './demand.ts'
import {
  deleteFormerContentsBefore,
  type FormerContentRow,
  findFormerContent,
  listFormerContents,
} from './former-content-store.ts'
import { answerPreview } from './preview.ts'
import { original, storedRendition } from './rendition.ts'
import { findFile } from './store.ts'

type Media = typeof media

const keptFor = limits.formerContentDays * 86_400_000

/** Only what was replaced after this is still kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptFor)

/** What a file held before it was replaced, as far as it can be restored. */
export const getFormerContents = async (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Media['formerContents']>,
): Promise<Payload<Media['formerContents']>> => {
  permit(actor, 'manage-media')
  if (!(await findFile(app.db, id))) throw refuse('ML_04', 'id')
  const rows = await listFormerContents(app.db, id, keptSince(app.now()))
  return { contents: rows.map(present) }
}

/** A former content, to be saved as it is, or a picture in a fixed width to be looked at. */
export const getFormerContent = async (
  app: App,
  actor: Actor,
  { params: { id, contentID }, query: { w } }: Input<Media['getFormerContent']>,
  { headers, disconnected }: FileRequest,
): Promise<FileAnswer> => {
  permit(actor, 'manage-media')
  const former = await findFormerContent(app.db, id, contentID, keptSince(app.now()))
  if (!former) throw refuse('ML_04')
  const content = { ...former, id }
  const rendition = w === undefined ? original : { crop: null, width: w, format: 'webp' as const }
  if (w !== undefined && !content.mimeType.startsWith('image/')) throw refuse('ML_05')
  const name = await storedRendition(app, requesterOf(actor, disconnected), content, rendition)
  if (name === undefined) throw refuse('ML_05')
  return answerPreview(app, name, content, { rendition, inline: w !== undefined }, headers)
}

/** Forgets what was replaced too long ago to be restored. */
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
