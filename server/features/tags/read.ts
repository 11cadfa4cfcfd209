import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { normaliseTagName } from '@ximblox/contract/formats/tag-name'
import { limits } from '@ximblox/contract/limits'
import type { TagKind } from '@ximblox/contract/tags'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permitUser } from '../../kernel/permit.ts'
import * as store from './store.ts'

type Tags = typeof calls.tag

/** Public tags, for everyone. */
export const searchTags = (
  app: App,
  _actor: Actor,
  { body }: Input<Tags['search']>,
): Promise<Payload<Tags['search']>> => search(app, 'public', body.term)

export const searchPrivateTags = (
  app: App,
  actor: Actor,
  { body }: Input<Tags['searchPrivate']>,
): Promise<Payload<Tags['searchPrivate']>> => {
  permitUser(actor)
  return search(app, 'private', body.term)
}

const search = async ({ db }: App, kind: TagKind, term: string) => ({
  tags: await store.searchTags(db, kind, normaliseTagName(term), limits.tagSearchRows),
})

/** All public tags, for everyone. */
export const fetchTags = async ({ db }: App): Promise<Payload<Tags['fetch']>> => ({
  tags: await store.listTags(db, 'public'),
})

export const fetchPrivateTags = async ({ db }: App, actor: Actor): Promise<Payload<Tags['fetchPrivate']>> => {
  permitUser(actor)
  return { tags: await store.listTags(db, 'private') }
}

/** The tags behind the references in content. Ids that are no tags are left out. */
export const getMultipleTags = async (
  { db }: App,
  actor: Actor,
  { body }: Input<Tags['getMultiple']>,
): Promise<Payload<Tags['getMultiple']>> => {
  permitUser(actor)
  return { tags: await store.findNamed(db, body.tagIDs) }
}
