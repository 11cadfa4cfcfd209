import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { normaliseTagName } from '@ximblox/contract/formats/tag-name'
import type { ManagedTag, TagKind } from '@ximblox/contract/tags'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { permit, permitUser } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import * as store from './store.ts'
import { touchTags } from './touch.ts'

type Tags = typeof calls.tag

/** When two users take the same name at once, the unique index decides. */
const nameTaken = { tag_name: errorAt('name', 'alreadyExists') } as const

/** Refuses a name that another tag of the kind has. */
export const validateTag = async (
  app: App,
  actor: Actor,
  { body }: Input<Tags['validate']>,
): Promise<Record<string, never>> => {
  permitUser(actor)
  const taken = await store.findByName(app.db, kindOf(body.private), body.tag)
  if (taken) throw refuse('alreadyExists', 'tag')
  return {}
}

export const createTag = (
  app: App,
  actor: Actor,
  { body }: Input<Tags['create']>,
): Promise<Payload<Tags['create']>> => {
  permit(actor, 'manage-tags')
  return inTransaction(app, async tx => {
    const tag = await addTag(tx, actor, kindOf(body.private), body.name)
    if (!tag) throw refuse('alreadyExists', 'name')
    return { tag }
  })
}

/** The id of the tag with a name, which is created if there is none, in the transaction of another change. */
export const findOrAddTag = async (
  tx: Transaction,
  actor: Actor,
  kind: TagKind,
  name: string,
): Promise<number | undefined> => {
  const known = await store.findByName(tx.db, kind, name)
  if (known) return known.id
  permit(actor, 'manage-tags')
  const added = await addTag(tx, actor, kind, name)
  return (added ?? (await store.findByName(tx.db, kind, name)))?.id
}

/** Returns undefined when the name is taken. */
const addTag = async (
  tx: Transaction,
  actor: Actor,
  kind: TagKind,
  name: string,
): Promise<ManagedTag | undefined> => {
  const tag = await store.insertTag(tx.db, kind, name)
  if (!tag) return
  await recordAudit(tx.db, actor, 'tag.create', 'tag', tag.id, { title: tag.name, kind })
  await touchTags(tx, tag)
  return tag
}

export const renameTag = (
  app: App,
  actor: Actor,
  { params, body }: Input<Tags['rename']>,
): Promise<Payload<Tags['rename']>> => {
  permit(actor, 'manage-tags')
  return inTransaction(app, async tx => {
    const tag = await tagToChange(tx, params.id)
    if (body.revision !== undefined && body.revision !== tag.revision)
      throw refuse('staleRevision', '', { payload: { current: tag } })
    refuseAny(kindErrors(tag, body))
    const name = normaliseTagName(body.name)
    if (name === tag.name) return { tag }
    const renamed = await refuseDuplicates(store.renameTag(tx.db, tag.id, name), nameTaken)
    await recordAudit(tx.db, actor, 'tag.update', 'tag', tag.id, { title: name, from: tag.name, to: name })
    await touchTags(tx, tag)
    return { tag: renamed }
  })
}

/** Content names public and private tags in different fields, so that a tag cannot change its kind. */
const kindErrors = (tag: ManagedTag, sent: { private?: boolean | undefined }): ErrorEntry[] =>
  sent.private === undefined || sent.private === tag.private ? [] : [errorAt('private', 'immutable')]

/** Locks a tag that is neither deleted nor merged. */
export const tagToChange = async (tx: Transaction, id: number): Promise<ManagedTag> => {
  const [tag] = await store.lockTags(tx.db, [id])
  if (!tag) throw refuse('notFound')
  return tag
}

const kindOf = (isPrivate: boolean): TagKind => (isPrivate ? 'private' : 'public')
