import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { limits } from '@ximblox/contract/limits'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { answerFile, type FileAnswer, type FileRequest } from '../../kernel/http/file-answer.ts'
import type { Upload } from '../../kernel/http/multipart.ts'
import { permit, permitActingOn, permitUser } from '../../kernel/permit.ts'
import { demandOf, type Requester, requesterOf } from '../../kernel/processing/demand.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { presentUser } from './present.ts'
import * as store from './store.ts'

type Users = typeof calls.users

/**
 * Checks the permission before the upload: users may change their own image, and users who manage users may change any.
 */
export const permitImage = (actor: Actor, { id }: { id: number }): void => {
  permitUser(actor)
  if (id !== actor.id) permit(actor, 'manage-users')
}

export const setImage = async (
  app: App,
  actor: Actor,
  { params }: Input<Users['setImage']>,
  { file, disconnected }: Upload,
): Promise<Payload<Users['setImage']>> => {
  permitImage(actor, params)
  if (!file) throw refuse('fileRequired', 'profileImage')
  const image = await rewrite(app, requesterOf(actor, disconnected), file.path)
  return change(app, actor, params.id, ({ db }) => store.putImage(db, params.id, image))
}

export const removeImage = (
  app: App,
  actor: Actor,
  { params }: Input<Users['removeImage']>,
): Promise<Payload<Users['removeImage']>> => {
  permitImage(actor, params)
  return change(app, actor, params.id, ({ db }) => store.removeImage(db, params.id))
}

export const getImage = async (
  app: App,
  actor: Actor,
  { params }: Input<Users['image']>,
  { headers }: Pick<FileRequest, 'headers'>,
): Promise<FileAnswer> => {
  permitUser(actor)
  const image = await store.findImage(app.db, params.id, params.hash)
  if (!image) throw refuse('mediaNotFound')
  const { bytes, hash, mimeType } = image
  return answerFile(
    {
      fileName: hash,
      mimeType,
      size: bytes.length,
      tag: hash,
      cacheControl: 'private, max-age=31536000, immutable',
      inline: true,
      open: range => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    },
    headers,
  )
}

/** Re-encodes the image, so that only visible content is served. */
const rewrite = async (app: App, requester: Requester, path: string): Promise<store.ProfileImage> => {
  const rewritten = join(app.storage.temporaryFolder, randomUUID())
  try {
    const result = await app.processing.profileImage(
      demandOf(requester),
      path,
      rewritten,
      limits.profileImagePixels,
    )
    if ('refusal' in result) throw refuse(result.refusal, 'profileImage')
    const bytes = await readFile(rewritten)
    return { hash: createHash('sha256').update(bytes).digest('hex'), mimeType: result.mimeType, bytes }
  } finally {
    await rm(rewritten, { force: true })
  }
}

const change = (app: App, actor: Actor, id: number, write: (tx: Transaction) => Promise<void>) =>
  inTransaction(app, async tx => {
    const before = await store.lockUser(tx.db, id)
    if (!before) throw refuse('userNotFound')
    permitActingOn(actor, { id, permissions: before.role.permissions })
    await write(tx)
    await recordAudit(tx.db, actor, 'user.update', 'user', id, { changed: ['image'] })
    const user = await store.findUser(tx.db, id)
    if (!user) throw refuse('userNotFound')
    return { User: presentUser(user) }
  })
