import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { extensionsOf, fileTypeOf } from '@ximblox/contract/file-types'
import type { media } from '@ximblox/contract/media'
import { isValidName, normaliseName } from '@ximblox/contract/rules/file-name'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { permit } from '../../kernel/permit.ts'
import { findNamed } from '../tags/store.ts'
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
  tags?: readonly ({ id: number } | undefined)[] | undefined
}

export const changeErrors = async (
  db: Kysely<DB>,
  { id, newPath, newFileName, tags = [] }: Change,
): Promise<ErrorEntry[]> => [
  ...(newPath === undefined || (await isFolder(db, newPath)) ? [] : [errorAt('newPath', 'mediaNotFound')]),
  ...(newFileName === undefined ? [] : await nameErrors(db, id, normaliseName(newFileName))),
  ...(await tagErrors(db, tags)),
]

/** Files have private tags only, which help users to find them. */
const tagErrors = async (
  db: Kysely<DB>,
  tags: readonly ({ id: number } | undefined)[],
): Promise<ErrorEntry[]> => {
  if (tags.length === 0) return []
  const named = await findNamed(
    db,
    tags.flatMap(tag => tag?.id ?? []),
  )
  const valid = new Set(named.filter(tag => tag.private && tag.target).map(tag => tag.id))
  return tags.flatMap((tag, index) =>
    tag && !valid.has(tag.id) ? [errorAt(`tags.${index}`, 'brokenReference')] : [],
  )
}

/** A file's extension must match its type, so a new name needs an extension of the same type. */
const nameErrors = async (db: Kysely<DB>, id: number | undefined, name: string): Promise<ErrorEntry[]> => {
  const property = 'newFileName'
  if (!isValidName(name)) return [errorAt(property, 'invalidFileName')]
  const file = id === undefined ? undefined : await findFile(db, id)
  const isSameType = !file || file.mimeType === null || fileTypeOf(name)?.mimeType === file.mimeType
  if (isSameType) return []
  const allowed = extensionsOf(file.mimeType ?? '')
  return [errorAt(property, 'wrongFileExtension', { allowed })]
}
