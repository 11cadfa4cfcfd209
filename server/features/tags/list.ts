import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { findUses, firstPage } from '../../kernel/content/page-uses.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { findTaggedFiles, listRows } from './list-store.ts'
import * as store from './store.ts'

type Tags = typeof calls.tag

export const listTags = async (
  { db }: App,
  actor: Actor,
  { body }: Input<Tags['list']>,
): Promise<Payload<Tags['list']>> => {
  permitUser(actor)
  return { data: await listRows(db, body) }
}

/** What has a tag, or one that was merged into it. */
export const listPagesByTag = async (
  { db }: App,
  actor: Actor,
  { body: { tagID, ...list } }: Input<Tags['listPages']>,
): Promise<Payload<Tags['listPages']>> => {
  permitUser(actor)
  const ids = await store.findFamily(db, tagID)
  if (ids.length === 0) throw refuse('notFound', 'tagID')
  const { items, total } = await findUses(db, refsOf(ids), list)
  return { data: { items, totalItems: total }, ...(await findTaggedFiles(db, ids)) }
}

/** The uses that prevent deleting a tag; undefined when there are none. */
export const usesOf = async (db: App['db'], tagID: number) => {
  const ids = await store.findFamily(db, tagID)
  const { items, total } = await findUses(db, refsOf(ids), firstPage)
  const tagged = await findTaggedFiles(db, ids)
  if (total === 0 && tagged.totalFiles === 0) return
  return { pages: items, totalPages: total, ...tagged }
}

const refsOf = (ids: readonly number[]): string[] => ids.map(id => `t${id}`)
