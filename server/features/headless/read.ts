import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ContentField, type ContentPage, contentPage } from '@ximblox/contract/content'
import { hasAddress } from '@ximblox/contract/content-types'
import { pathOf, splitPath } from '@ximblox/contract/rules/locale-path'
import type { Place } from '@ximblox/contract/rules/permissions'
import { isWithin, mayReadDrafts } from '@ximblox/contract/rules/token-permissions'
import { parse } from 'zod/v4/core'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { readTarget } from '../../kernel/http/target.ts'
import { findBySlug, findForVisitor } from '../../kernel/live/find.ts'
import type { FoundPage } from '../../kernel/live/live-page.ts'
import { permitUser } from '../../kernel/permit.ts'
import { asPublished } from '../pages/as-published.ts'
import { loadToRead } from '../pages/load.ts'
import { readLocales } from '../settings/store.ts'
import { presentContent, unlimited } from './present.ts'
import { findLivePlace, findPageID } from './store.ts'

type Content = typeof calls.content
type Read = Payload<Content['get']>

export const getPage = async (
  app: App,
  actor: Actor,
  { params: { id }, query: { version, fields } }: Input<Content['get']>,
): Promise<Read> => {
  permitUser(actor)
  if (version === 'latest') return readDraft(app, actor, id, fields)
  const found = await findPublished(app, id)
  if (!found) throw refuse('pageNotFound')
  return readPublished(app, actor, found, fields)
}

/** Reads a published page for the code of the site. */
export const readPublishedPage =
  (app: App) =>
  async (id: number): Promise<ContentPage | undefined> => {
    const found = await findPublished(app, id)
    return found && parse(contentPage, await presentContent(app, found, unlimited, undefined))
  }

const findPublished = async (app: App, id: number): Promise<FoundPage | undefined> => {
  const place = await findLivePlace(app.db, id)
  const found = place && (await findBySlug(app, pathOf(place, await readLocales(app.db))))
  // Another page may have taken the place in between.
  return found?.kind === 'page' && found.page.id === id ? found : undefined
}

export const getPageAt = async (
  app: App,
  actor: Actor,
  { query: { path, version, fields } }: Input<Content['at']>,
): Promise<Payload<Content['at']>> => {
  permitUser(actor)
  const target = readTarget(path.startsWith('/') ? path : `/${path}`)
  if (!target) throw refuse('pageNotFound')
  if (version === 'latest') {
    const { locale, slug } = splitPath(target.path, await readLocales(app.db))
    permitDrafts(actor)
    const id = await findPageID(app.db, locale, slug)
    if (id === undefined) throw refuse('pageNotFound')
    return readDraft(app, actor, id, fields)
  }
  const found = await findForVisitor(app, target.path, target.query)
  if (found.kind === 'page') return readPublished(app, actor, found, fields)
  if (found.kind === 'redirect') return { redirect: { to: found.to, status: found.status } }
  throw refuse('pageNotFound')
}

const readPublished = async (
  app: App,
  actor: Actor,
  found: FoundPage,
  fields: readonly ContentField[] | undefined,
): Promise<Read> => {
  permitPlace(actor, found.page)
  const page = await presentContent(app, found, actor.token ?? unlimited, fields)
  return { page, version: { id: found.page.versionID, revision: null } }
}

const readDraft = async (
  app: App,
  actor: Actor,
  id: number,
  fields: readonly ContentField[] | undefined,
): Promise<Read> => {
  permitDrafts(actor)
  const { page, head } = await loadToRead(app.db, id)
  if (!hasAddress(page.type)) throw refuse('pageNotFound')
  permitPlace(actor, page)
  permitDrafts(actor, page)
  const content = await presentContent(
    app,
    await asPublished(app, page, head),
    actor.token ?? unlimited,
    fields,
  )
  const publishedAt = page.liveID === null ? null : content.publishedAt
  return { page: { ...content, publishedAt }, version: { id: head.id, revision: head.revision } }
}

const permitDrafts = (actor: Actor, place: Place = {}) => {
  if (!mayReadDrafts(actor.permissions, place)) throw refuse('notPermitted')
}

/** A page outside of the limits of a token is not there. */
const permitPlace = (actor: Actor, page: { locale: string; type: string }) => {
  if (!isWithin(actor.token ?? unlimited, page)) throw refuse('pageNotFound')
}
