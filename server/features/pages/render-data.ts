import { completeBlocks } from '@ximblox/blocks/complete'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { queryBlocks } from '../../kernel/live/block-data.ts'
import { recordDependencies } from '../../kernel/live/dependencies.ts'
import { loadView } from '../../kernel/live/load-view.ts'
import { queryContext } from '../../kernel/live/query-context.ts'
import { fileIDsIn, fileView } from '../../kernel/live/references.ts'
import { selectFiles } from '../../kernel/live/store.ts'
import { permitUser } from '../../kernel/permit.ts'
import { readLocales } from '../settings/store.ts'
import { asPublished } from './as-published.ts'
import { loadToRead } from './load.ts'

type Pages = typeof calls.page

/** The data for rendering the head version: the view that visitors would get if it were published now. */
export const getRenderData = async (
  app: App,
  actor: Actor,
  { params }: Input<Pages['drawing']>,
): Promise<Payload<Pages['drawing']>> => {
  permitUser(actor)
  const loaded = await loadToRead(app.db, params.id)
  const found = await asPublished(app, loaded.page, loaded.head)
  const { view } = await loadView(app, found, { assets: noAssets })
  const publishedAt = loaded.page.liveID === null ? null : view.page.publishedAt
  return { drawing: { ...view, page: { ...view.page, publishedAt } } }
}

/** The canvas document already contains the site's styles. */
const noAssets = { stylesheet: () => '', asset: () => '' }

/** The data that a block shows from other pages, while it is being edited. */
export const blockData = async (
  app: App,
  actor: Actor,
  { body }: Input<Pages['blockData']>,
): Promise<Payload<Pages['blockData']>> => {
  permitUser(actor)
  const { slots: _children, ...own } = body.block
  const { page, head } = await loadToRead(app.db, body.pageID)
  const settings = await readLocales(app.db)
  const data = await queryBlocks(
    app,
    completeBlocks(app.registry, upgradeBlocks(app.registry, [own])),
    params => queryContext(app, { ...page, props: head.props }, settings, params, recordDependencies()),
    {},
    () => {},
  )
  const files = await selectFiles(app.db, fileIDsIn(data))
  return {
    data: data[own.key] ?? null,
    files: Object.fromEntries(files.map(row => [row.id, fileView(row)])),
  }
}
