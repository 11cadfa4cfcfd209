import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { errorAt } from '@ximblox/contract/errors'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { tagToChange } from './change.ts'
import { usesOf } from './list.ts'
import * as store from './store.ts'
import { touchTags } from './touch.ts'

type Tags = typeof calls.tag

/** Makes a tag an alias of another one. Content keeps its references, which now show the other tag. */
export const mergeTag = (
  app: App,
  actor: Actor,
  { params: { id }, body: { into } }: Input<Tags['merge']>,
): Promise<Payload<Tags['merge']>> => {
  permit(actor, 'manage-tags')
  return inTransaction(app, async tx => {
    const locked = await store.lockTags(tx.db, [id, into])
    const tag = locked.find(one => one.id === id)
    if (!tag) throw refuse('notFound')
    const target = locked.find(one => one.id === into && one.id !== id && one.private === tag.private)
    if (!target) throw refuse('brokenReference', 'into')
    await store.mergeTag(tx.db, id, into)
    await recordAudit(tx.db, actor, 'tag.merge', 'tag', id, { title: tag.name, into, intoName: target.name })
    await touchTags(tx, target)
    return { tag: target }
  })
}

/** Deletes a tag. Content keeps its references, which show nothing as long as the tag is deleted. */
export const removeTag = (
  app: App,
  actor: Actor,
  { params: { id }, body: { force } }: Input<Tags['remove']>,
): Promise<Record<string, never>> => {
  permit(actor, 'manage-tags')
  return inTransaction(app, async tx => {
    const tag = await tagToChange(tx, id)
    const uses = force ? undefined : await usesOf(tx.db, id)
    if (uses) throw refuse('tagInUse', '', { payload: uses })
    await store.deleteTag(tx.db, id, app.now())
    await recordAudit(tx.db, actor, 'tag.delete', 'tag', id, { title: tag.name })
    await touchTags(tx, tag)
    return {}
  })
}

/** Undoes deleting or merging a tag. */
export const restoreTag = (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Tags['restore']>,
): Promise<Payload<Tags['restore']>> => {
  permit(actor, 'manage-tags')
  return inTransaction(app, async tx => {
    const former = await store.lockFormerTag(tx.db, id)
    if (!former) throw refuse('notFound')
    // Includes the tag that it was merged into.
    await touchTags(tx, former)
    const restored = store.restoreTag(tx.db, id)
    const tag = await refuseDuplicates(restored, { tag_name: errorAt('name', 'alreadyExists') })
    await recordAudit(tx.db, actor, 'tag.restore', 'tag', id, { title: tag.name })
    return { tag }
  })
}
