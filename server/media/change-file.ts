import type { Input, Payload } from '@ximblox/contract/call'
import { fileTypeOf } from '@ximblox/contract/file-types'
import type { FocalPoint, media } from '@ximblox/contract/media'
import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { fileTag } from '../content/tags.ts'
import { inTransaction } from '../content/transaction.ts'
import { unlessTaken } from '../db/constraint.ts'
import type { DB } from '../db/schema.generated.ts'
import { refuse } from '../errors.ts'
import { permit } from '../permit.ts'
import { checkedName, folderToFill, pathIn } from './folders.ts'
import { mediaItemOf } from './present.ts'
import { lockFile, type PlacedFile, updateFile } from './store.ts'

type Media = typeof media

/** Moves a file, under another name where one is given. */
export const moveFile = (
  app: App,
  actor: Actor,
  { body }: Input<Media['moveFile']>,
): Promise<Payload<Media['moveFile']>> => changeFile(app, actor, 'file.move', body)

/** Changes where a file is, what it is called and what is said of it. */
export const editFile = (
  app: App,
  actor: Actor,
  { body }: Input<Media['editFile']>,
): Promise<Payload<Media['editFile']>> => changeFile(app, actor, 'file.edit', body)

/** What is absent stays as it is. */
interface Change {
  id: number
  newPath?: string | undefined
  newFileName?: string | undefined
  defaultAltText?: string | undefined
  shared?: boolean | undefined
  focalPoint?: FocalPoint | null | undefined
  revision?: number | undefined
}

const changeFile = async (app: App, actor: Actor, action: string, change: Change) => {
  permit(actor, 'manage-media')
  return inTransaction(app, async ({ db, touch }) => {
    // The folder before the file, in the order in which folders are deleted.
    const target = change.newPath === undefined ? null : await folderToFill(db, change.newPath, 'newPath')
    const file = await fileToChange(db, change)
    const place = target ?? { id: file.folderID, path: file.path }
    const name = change.newFileName === undefined ? file.name : nameFor(file, change.newFileName)
    const { defaultAltText: alt = file.alt, shared = file.shared, focalPoint = file.focal } = change
    const focal = focalPoint && JSON.stringify(focalPoint)
    const written = updateFile(db, file.id, { folder_id: place.id, name, alt, shared, focal })
    const property = change.newFileName === undefined ? 'newPath' : 'newFileName'
    await unlessTaken(written, { file_folder_id_name_key: { property, code: 'ML_02' } })
    const [from, to] = [pathIn(file.path, file.name), pathIn(place.path, name)]
    const told = { ...(alt !== file.alt && { altText: alt }), ...(shared !== file.shared && { shared }) }
    // The point that stays in sight is moved in many small steps.
    if (from !== to || Object.keys(told).length > 0)
      await recordAudit(db, actor, action, 'file', file.id, { from, to, ...told })
    touch(fileTag(file.id))
    return { file: await mediaItemOf(db, file.id) }
  })
}

/** A file held to be changed; refuses when it is gone, or was changed since it was read. */
export const fileToChange = async (
  db: Kysely<DB>,
  { id, revision }: Pick<Change, 'id' | 'revision'>,
): Promise<PlacedFile> => {
  const file = await lockFile(db, id)
  if (!file) throw refuse('ML_04', 'id')
  if (revision !== undefined && revision !== file.revision)
    throw refuse('PM_02', '', { payload: { current: await mediaItemOf(db, id) } })
  return file
}

/** The ending of a name says what a file is, so another name must say the same. */
const nameFor = (file: PlacedFile, newFileName: string): string => {
  const name = checkedName(newFileName, 'newFileName')
  if (file.mimeType !== null && fileTypeOf(name)?.mimeType !== file.mimeType)
    throw refuse('V_15', 'newFileName')
  return name
}
