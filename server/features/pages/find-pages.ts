import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { limits } from '@ximblox/contract/limits'
import type { PageRowPayload } from '@ximblox/contract/pages'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permitUser } from '../../kernel/permit.ts'
import { firstRows } from './list.ts'
import { findRowsByID } from './list-store.ts'
import { findLiveByTitle } from './live-row-store.ts'
import { findLiveRows } from './live-rows.ts'
import { presentRows } from './page-rows.ts'
import { findInLocale } from './store.ts'
import { wordsOf } from './word-store.ts'

type Pages = typeof calls.page

/** These pages or their siblings in a locale, in the given order. */
export const getMultiple = async (
  app: App,
  actor: Actor,
  { body }: Input<Pages['getMultiple']>,
): Promise<Payload<Pages['getMultiple']>> => {
  const found = await findInLocale(app.db, body.pageIDs, body.locale)
  const ids = [...new Set(body.pageIDs.flatMap(id => found.get(id) ?? []))]
  const rowOf = actor.id === 0 ? await findLiveRows(app.db, ids) : await rowsOf(app, ids)
  return { pages: ids.flatMap(id => rowOf.get(id) ?? []) }
}

const rowsOf = async (app: App, ids: readonly number[]): Promise<Map<number, PageRowPayload>> => {
  const found = await presentRows(app.db, await findRowsByID(app.db, ids))
  return new Map(found.map(row => [row.id, row]))
}

/** The best matches for a few words, drafts included. */
export const search = async (
  app: App,
  actor: Actor,
  { body }: Input<Pages['search']>,
): Promise<Payload<Pages['search']>> => {
  permitUser(actor)
  const searchTerm = body.searchTerm.trim()
  if (Array.from(searchTerm).length < limits.pageSearchMin) return { pages: [] }
  const words = await wordsOf(app.db, searchTerm)
  return { pages: await firstRows(app.db, { locale: body.locale, words }, limits.pageSearchRows) }
}

/** Published pages by title; users see the newest titles. */
export const getPages = async (
  app: App,
  actor: Actor,
  { body }: Input<Pages['getPages']>,
): Promise<Payload<Pages['getPages']>> => {
  const length = limits.publishedPages
  if (actor.id !== 0) return { pages: await firstRows(app.db, { ...body, isPublished: true }, length) }
  const ids = await findLiveByTitle(app.db, { ...body, limit: length })
  const rowOf = await findLiveRows(app.db, ids)
  return { pages: ids.flatMap(id => rowOf.get(id) ?? []) }
}
