import { errorAt } from '@ximblox/contract/errors'
import type { FocalPoint, MediaItem, MediaKind } from '@ximblox/contract/media'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import { fileTag } from '../../kernel/content/tags.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { releaseBlobs } from './blob-store.ts'
import { deleteFormerContent, insertFormerContent } from './former-content-store.ts'
import { mediaItemOf } from './present.ts'
import { requestRenditions } from './rendition-store.ts'
import { type PlacedFile, updateFile } from './store.ts'
import { liveUsesOf } from './usage.ts'

export interface NewContent {
  hash: string
  kind: MediaKind
  /** The new name of the file. */
  name: string
  focal: FocalPoint | null
}

interface Change {
  action: 'file.replace' | 'file.restore'
  /** The property to report when the name is taken. */
  property: string
  now: Date
}

/** The changed file, and the id of its former content for undo; null when the content was the same. */
interface Changed {
  file: MediaItem
  formerContentID: number | null
}

/** Changes the content of a locked file, and keeps the former content for undo. */
export const setContent = async (
  { db, touch }: Transaction,
  actor: Actor,
  file: PlacedFile & { hash: string },
  { hash, kind, name, focal }: NewContent,
  { action, property, now }: Change,
): Promise<Changed> => {
  if (hash === file.hash) return { file: await mediaItemOf(db, file.id), formerContentID: null }
  await deleteFormerContent(db, file.id, hash)
  const formerContentID = await insertFormerContent(db, {
    fileID: file.id,
    hash: file.hash,
    name: file.name,
    kind: file.kind,
    focal: file.focal,
    replacedBy: actor.id,
    replacedAt: now,
  })
  const values = { name, kind, blob_hash: hash, focal: focal && JSON.stringify(focal) }
  await refuseDuplicates(updateFile(db, file.id, values), {
    file_folder_id_name_key: errorAt(property, 'destinationTaken'),
  })
  await releaseBlobs(db, [file.hash], now)
  await requestRenditions(db, file.id)
  await recordAudit(db, actor, action, 'file', file.id, { path: file.path, fileName: name })
  touch(fileTag(file.id))
  return { file: await mediaItemOf(db, file.id), formerContentID }
}

/** Refuses an unconfirmed change of content that visitors see, and lists the pages and menus. */
export const confirmLiveUses = async (
  db: Kysely<DB>,
  { id, force = false }: { id: number; force?: boolean | undefined },
): Promise<void> => {
  const uses = force ? undefined : await liveUsesOf(db, [id])
  if (uses) throw refuse('fileInUse', 'id', { payload: { ...uses } })
}
