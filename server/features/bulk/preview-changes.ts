import type { PreviewedAction } from '@ximblox/contract/bulk'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { hasAddress } from '@ximblox/contract/content-types'
import { errorAt } from '@ximblox/contract/errors'
import { decide } from '@ximblox/contract/rules/publication'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { countPublishedBelow } from '../addresses/store.ts'
import { findUses } from '../bin/uses.ts'
import { concernedBy } from '../forms/concerned.ts'
import { findPage, findVersion, type PageRecord } from '../pages/store.ts'
import { factsOf, factsOfRequest } from '../publication/facts.ts'
import { publishingErrors } from '../publication/go-live.ts'
import { findOpenRequest } from '../publication/request-store.ts'
import { editorsRedirectsAt, named } from '../publication/set-aside.ts'
import { type Change, noop, permitted, refused } from './change.ts'
import { previewMove } from './preview-move.ts'
import { previewTag } from './preview-tag.ts'

type Preview = typeof calls.page.previewChanges

/**
 * What an action would do to each page, by the rules that the calls themselves apply. Nothing is locked: a page may
 * change before its call, which checks everything again.
 */
export const previewChanges = async (
  app: App,
  actor: Actor,
  { body }: Input<Preview>,
): Promise<Payload<Preview>> => {
  permitUser(actor)
  const under = body.under === undefined ? undefined : await findPage(app.db, body.under)
  if (body.action === 'move' && (!under || !hasAddress(under.type))) throw refuse('pageNotFound', 'under')
  const changes: Payload<Preview>['changes'] = []
  for (const pageID of new Set(body.pageIDs)) {
    const page = await findPage(app.db, pageID)
    const change =
      page && hasAddress(page.type)
        ? await previewOf(app, actor, { action: body.action, page, under, pageIDs: body.pageIDs })
        : gone
    const { title = '', locale = '', slug = '' } = page ?? {}
    changes.push({ pageID, title, locale, slug, ...unchanged, ...change })
  }
  return { changes }
}

const unchanged = {
  movesAlong: 0,
  staysBelow: 0,
  usedBy: { pages: [], totalPages: 0, menus: [] },
  setsAside: [],
  bringsBack: [],
  concerned: [],
  Errors: [],
}
const gone = refused([errorAt('', 'pageNotFound')])

interface Previewed {
  action: PreviewedAction
  page: PageRecord
  under: PageRecord | undefined
  /** All pages that would change. */
  pageIDs: readonly number[]
}

const previewOf = (
  app: App,
  actor: Actor,
  { action, page, under, pageIDs }: Previewed,
): Promise<Change> | Change => {
  switch (action) {
    case 'publish':
    case 'request':
      return previewPublication(app, actor, action, page)
    case 'accept':
      return previewAcceptance(app, actor, page)
    case 'unpublish':
      return previewUnpublish(app, actor, page, pageIDs)
    case 'delete':
      return permitted(actor, 'delete-page', page) ?? withoutPage(app, page, pageIDs)
    case 'tag':
      return previewTag(app, actor, page)
    case 'move':
      return previewMoveWithUses(app, actor, page, under ?? page)
  }
}

const previewPublication = async (
  app: App,
  actor: Actor,
  action: 'publish' | 'request',
  page: PageRecord,
): Promise<Change> => {
  const head = await findVersion(app.db, page.headID)
  if (!head) return gone
  const decision = decide(action, await factsOf(app.db, actor, page, head), actor.permissions)
  if (decision === 'noop') return noop
  if (decision !== 'do') return refused([errorAt('', decision)])
  // A request may be made with errors, but it could not be accepted.
  const errors = await publishingErrors(app, app, page, head)
  const setsAside = page.liveID === null ? named(await editorsRedirectsAt(app.db, [page])) : []
  if (action === 'request') return { outcome: 'do', setsAside, Errors: errors }
  if (errors.length > 0) return refused(errors)
  return { outcome: 'do', setsAside, concerned: await concernedBy(app, app.db, page, head) }
}

const previewAcceptance = async (app: App, actor: Actor, page: PageRecord): Promise<Change> => {
  const request = await findOpenRequest(app.db, page.id)
  const version = request && (await findVersion(app.db, request.versionID))
  const facts = await factsOfRequest(app.db, actor, page, { version, request })
  const decision = decide('accept', facts, actor.permissions)
  if (decision === 'noop' || !version) return noop
  if (decision !== 'do') return refused([errorAt('', decision)])
  return { outcome: 'do', concerned: await concernedBy(app, app.db, page, version) }
}

const previewUnpublish = async (
  app: App,
  actor: Actor,
  page: PageRecord,
  pageIDs: readonly number[],
): Promise<Change> => {
  const decision = decide('unpublish', await factsOf(app.db, actor, page), actor.permissions)
  if (decision === 'noop') return noop
  if (decision !== 'do') return refused([errorAt('', decision)])
  return withoutPage(app, page, pageIDs)
}

const withoutPage = async (app: App, page: PageRecord, pageIDs: readonly number[]): Promise<Change> => {
  const bringsBack = page.liveID === null ? [] : named(await editorsRedirectsAt(app.db, [page]))
  const concerned = await concernedBy(app, app.db, page, null)
  const staysBelow = await countPublishedBelow(app.db, page, pageIDs)
  return withUses(app, page, { outcome: 'do', bringsBack, concerned, staysBelow })
}

const previewMoveWithUses = async (
  app: App,
  actor: Actor,
  page: PageRecord,
  under: PageRecord,
): Promise<Change> => {
  const change = await previewMove(app, actor, page, under)
  return change.outcome === 'do' ? withUses(app, page, change) : change
}

/** How many pages are named. */
const maxNamed = 20

const withUses = async (app: App, page: PageRecord, change: Change): Promise<Change> => {
  const { pages, menus } = await findUses(app.db, page.id)
  return { ...change, usedBy: { pages: pages.slice(0, maxNamed), totalPages: pages.length, menus } }
}
