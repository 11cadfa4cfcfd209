import { anchorError } from '@ximblox/blocks/anchors'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { isSlug } from '@ximblox/contract/rules/slug'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { refusalOf } from '../../kernel/failures/refusal-of.ts'
import { permitUser } from '../../kernel/permit.ts'
import { findLiveRows } from './live-rows.ts'
import { loadToRead } from './load.ts'
import { presentPage, presentVersion, siblingsOf } from './present.ts'
import * as store from './store.ts'

type Pages = typeof calls.page

export const getPage = async (
  app: App,
  actor: Actor,
  { params }: Input<Pages['get']>,
): Promise<Payload<Pages['get']>> => {
  permitUser(actor)
  const loaded = await warnIfMissing(app, { pageID: params.id }, loadToRead(app.db, params.id))
  return { page: await presentPage(app, app.db, loaded) }
}

export const getVersion = async (
  app: App,
  actor: Actor,
  { params }: Input<Pages['getVersion']>,
): Promise<Payload<Pages['getVersion']>> => {
  permitUser(actor)
  const versionID = params.versionId
  const { page, version } = await warnIfMissing(app, { versionID }, loadVersion(app, versionID))
  return { pageVersion: await presentVersion(app, app.db, page, version) }
}

const loadVersion = async ({ db }: App, id: number) => {
  const version = await store.findVersion(db, id)
  const page = version && (await store.findPage(db, version.pageID))
  if (!page) throw refuse('pageNotFound')
  return { page, version }
}

/** A missing page or version that a user asks for is a warning. See docs/rules.md, Errors. */
const warnIfMissing = async <T>({ log }: App, about: object, loading: Promise<T>): Promise<T> => {
  try {
    return await loading
  } catch (error) {
    if (refusalOf(error).status === 404) log.warn(about, 'a page or version does not exist')
    throw error
  }
}

export const slugAvailable = async (
  app: App,
  actor: Actor,
  { body }: Input<Pages['slugAvailable']>,
): Promise<Payload<Pages['slugAvailable']>> => {
  permitUser(actor)
  if (!isSlug(body.slug)) throw refuse('invalidSlug', 'slug')
  return { available: !(await store.isSlugTaken(app.db, body.locale, body.slug)) }
}

export const anchorAvailable = async (
  _app: App,
  actor: Actor,
  { body }: Input<Pages['anchorAvailable']>,
): Promise<Payload<Pages['anchorAvailable']>> => {
  permitUser(actor)
  const error = anchorError(body.anchorName, body.blockKey, body.pageVersionBlocks)
  if (error === 'invalidAnchorName') throw refuse(error, 'anchorName')
  return { available: error === null }
}

/** Visitors only see published siblings, and nothing when the page itself is not published. */
export const getSiblingSlugs = async (
  app: App,
  actor: Actor,
  { params }: Input<Pages['getSiblingSlugs']>,
): Promise<Payload<Pages['getSiblingSlugs']>> => {
  if (actor.id === 0) {
    const row = (await findLiveRows(app.db, [params.pageID])).get(params.pageID)
    if (!row) throw refuse('pageNotFound')
    return { siblings: row.siblings }
  }
  const page = await store.findPage(app.db, params.pageID)
  if (!page) throw refuse('pageNotFound')
  return { siblings: await siblingsOf(app.db, page) }
}
