import { hasAddress } from '@ximblox/contract/content-types'
import type { PermissionName } from '@ximblox/contract/permissions'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import * as store from './store.ts'

export interface Loaded {
  page: store.PageRecord
  head: store.VersionRecord
}

/** Loads and locks a page with its head for a change. Refuses with `notPermitted` or `pageNotFound`. */
export const loadToChange = async (
  db: Kysely<DB>,
  actor: Actor,
  pageID: number,
  permission: PermissionName,
): Promise<Loaded> => {
  permit(actor, permission)
  const loaded = await loadLocked(db, pageID)
  permit(actor, permission, loaded.page)
  return loaded
}

/** Loads a page with its head and locks it until the transaction ends. */
export const loadLocked = async (db: Kysely<DB>, pageID: number): Promise<Loaded> => {
  const page = await store.lockPage(db, pageID)
  if (!page) throw refuse('pageNotFound')
  return { page, head: await headOf(db, page) }
}

/** Loads a page with its head for reading. */
export const loadToRead = async (db: Kysely<DB>, pageID: number): Promise<Loaded> => {
  const page = await store.findPage(db, pageID)
  if (!page) throw refuse('pageNotFound')
  return { page, head: await headOf(db, page) }
}

/** Refuses site-wide content, which cannot be moved, copied, unpublished or deleted. */
export const requireAddress = ({ type }: Pick<store.PageRecord, 'type'>): void => {
  if (!hasAddress(type)) throw refuse('pageNotFound')
}

const headOf = async (db: Kysely<DB>, page: store.PageRecord): Promise<store.VersionRecord> => {
  const head = await store.findVersion(db, page.headID)
  if (!head) throw new Error(`page ${page.id} has no head`)
  return head
}
