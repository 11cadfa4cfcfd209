import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { findBySlug } from '../../kernel/live/find.ts'
import { loadPublicPage } from '../../kernel/live/public-page.ts'
import { permitUser } from '../../kernel/permit.ts'
import { withFileHashes } from '../media/file-hashes.ts'
import { presentPage } from './present.ts'
import * as store from './store.ts'

type Pages = typeof calls.page
type Answer = Payload<Pages['getBySlug']>

export const getBySlug = (app: App, actor: Actor, { body }: Input<Pages['getBySlug']>): Promise<Answer> =>
  body.preview === undefined ? published(app, body.slug) : preview(app, actor, body.preview)

export const getBySlugQuery = (
  app: App,
  actor: Actor,
  { query }: Input<Pages['getBySlugQuery']>,
): Promise<Answer> =>
  query.preview === undefined ? published(app, query.slug) : preview(app, actor, query.preview)

/** The published page, for all callers. */
const published = async (app: App, path: string): Promise<Answer> => {
  const found = await findBySlug(app, path)
  if (found.kind === 'page') return { page: await withHashes(app, await loadPublicPage(app, found)) }
  if (found.kind === 'redirect') return { redirect: { to: found.to, status: found.status } }
  throw refuse('pageNotFound')
}

type PublicContent = Awaited<ReturnType<typeof loadPublicPage>>

const withHashes = async (app: App, page: PublicContent): Promise<PublicContent> => {
  const pageVersion = await withFileHashes(app.db, page.pageVersion)
  return { ...page, content: pageVersion.blocks, pageVersion: { ...page.pageVersion, ...pageVersion } }
}

/** Any version of any page, for users. */
const preview = async (app: App, actor: Actor, versionID: number): Promise<Answer> => {
  permitUser(actor)
  const head = await store.findVersion(app.db, versionID)
  const page = head && (await store.findPage(app.db, head.pageID))
  if (!page) throw refuse('pageNotFound')
  return { page: await presentPage(app, app.db, { page, head }) }
}
