import type { Input, Payload } from '@ximblox/contract/call'
import { errorAt } from '@ximblox/contract/errors'
import type { FocalPoint, media } from '@ximblox/contract/media'
import { isEqual } from '@ximblox/contract/rules/equal'
import { normaliseName } from '@ximblox/contract/rules/file-name'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { fileTag } from '../../kernel/content/tags.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { changeErrors } from './check-change.ts'
import { folderToFill, isFolder, pathIn } from './folders.ts'
import { mediaItemOf } from './present.ts'
import { lockFile, type PlacedFile, updateFile } from './store.ts'

type Media = typeof media

/** Moves a file, and renames it when a name is given. */
export const moveFile = (
  app: App,
  actor: Actor,
  { body }: Input<Media['moveFile']>,
): Promise<Payload<Media['moveFile']>> => changeFile(app, actor, 'file.move', body)

/** Changes the folder, name and description of a file. */
export const editFile = (
  app: App,
  actor: Actor,
  { body }: Input<Media['editFile']>,
): Promise<Payload<Media['editFile']>> => changeFile(app, actor, 'file.edit', body)

/** Absent properties stay unchanged. */
interface Change {
  id: number
  newPath?: string | undefined
  newFileName?: string | undefined
  defaultAltText?: string | undefined
  shared?: boolean | undefined
  focalPoint?: FocalPoint | null | undefined
  tags?: readonly { id: number }[] | undefined
  revision?: number | undefined
}

const changeFile = async (app: App, actor: Actor, action: string, change: Change) => {
  permit(actor, 'manage-media')
  return inTransaction(app, async ({ db, touch }) => {
    // Locks the folder before the file, in the same order as when folders are deleted.
    const { newPath } = change
    const target =
      newPath !== undefined && (await isFolder(db, newPath))
        ? await folderToFill(db, newPath, 'newPath')
        : null
    const file = await fileToChange(db, change)
    refuseAny(await changeErrors(db, change))
    const place = target ?? { id: file.folderID, path: file.path }
    const name = change.newFileName === undefined ? file.name : normaliseName(change.newFileName)
    const { defaultAltText: alt = file.alt, shared = file.shared, focalPoint = file.focal } = change
    const before = { id: file.folderID, name: file.name, alt: file.alt, shared: file.shared }
    const tags = idsOf(change.tags ?? file.tags)
    const unchanged = { ...before, focalPoint: file.focal, tags: idsOf(file.tags) }
    if (isEqual({ id: place.id, name, alt, shared, focalPoint, tags }, unchanged))
      return { file: await mediaItemOf(db, file.id) }
    const focal = focalPoint && JSON.stringify(focalPoint)
    const written = updateFile(db, file.id, {
      folder_id: place.id,
      name,
      alt,
      shared,
      focal,
      ...(change.tags && { tags }),
    })
    const property = change.newFileName === undefined ? 'newPath' : 'newFileName'
    await refuseDuplicates(written, { file_folder_id_name_key: errorAt(property, 'destinationTaken') })
    const [from, to] = [pathIn(file.path, file.name), pathIn(place.path, name)]
    const details = {
      ...(alt !== file.alt && { altText: alt }),
      ...(shared !== file.shared && { shared }),
      ...(change.tags && { tags }),
    }
    // The focal point is moved in many small steps, which are not worth logging.
    if (from !== to || Object.keys(details).length > 0)
      await recordAudit(db, actor, action, 'file', file.id, { from, to, ...details })
    touch(fileTag(file.id))
    return { file: await mediaItemOf(db, file.id) }
  })
}

/** Locks a file for a change. Refuses when it does not exist or was changed since it was read. */
export const fileToChange = async (
  db: Kysely<DB>,
  { id, revision }: Pick<Change, 'id' | 'revision'>,
): Promise<PlacedFile> => {
  const file = await lockFile(db, id)
  if (!file) throw refuse('mediaNotFound', 'id')
  if (revision !== undefined && revision !== file.revision)
    throw refuse('staleRevision', '', { payload: { current: await mediaItemOf(db, id) } })
  return file
}

const idsOf = (tags: readonly { id: number }[]): number[] =>
  [...new Set(tags.map(({ id }) => id))].toSorted((a, b) => a - b)
