import type { ErrorEntry } from '@ximblox/contract/errors'
import { endingsOf, fileTypeOf } from '@ximblox/contract/file-types'
import type { media } from '@ximblox/contract/media'
import { isName, normaliseName } from '@ximblox/contract/rules/file-name'
import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import type { DB } from '../db/schema.generated.ts'
import type { PartlyInput } from '../http/partial.ts'
import { permit } from '../permit.ts'
import { isFolder } from './folders.ts'
import { findFile } from './store.ts'

/** The errors of a change of a file, for the parts of the request that are present. */
export const checkFileChange = async (
  app: App,
  actor: Actor,
  { body }: PartlyInput<typeof media.editFile> | PartlyInput<typeof media.moveFile>,
): Promise<ErrorEntry[]> => {
  permit(actor, 'manage-media')
  return changeErrors(app.db, body)
}

interface Change {
  id?: number | undefined
  newPath?: string | undefined
  newFileName?: string | undefined
}

export const changeErrors = async (
  db: Kysely<DB>,
  { id, newPath, newFileName }: Change,
): Promise<ErrorEntry[]> => [
  ...(newPath === undefined || (await isFolder(db, newPath))
    ? []
    : [{ property: 'newPath', code: 'ML_04' } as const]),
  ...(newFileName === undefined ? [] : await nameErrors(db, id, normaliseName(newFileName))),
]

/** A file's extension must match its type, so a new name needs an extension of the same type. */
const nameErrors = async (db: Kysely<DB>, id: number | undefined, name: string): Promise<ErrorEntry[]> => {
  const property = 'newFileName'
  if (!isName(name)) return [{ property, code: 'V_15', reason: 'name-form' }]
  const file = id === undefined ? undefined : await findFile(db, id)
  const isKept = !file || file.mimeType === null || fileTypeOf(name)?.mimeType === file.mimeType
  if (isKept) return []
  const allowed = endingsOf(file.mimeType ?? '')
  return [{ property, code: 'V_15', reason: 'file-ending', params: { allowed } }]
}
