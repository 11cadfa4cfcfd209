import { completeBlocks, completePageProps } from '@ximblox/blocks/complete'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { VersionContent } from '@ximblox/contract/pages'
import { compareContents } from '@ximblox/contract/rules/compare'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { refuse } from '../errors.ts'
import { contentOf } from '../pages/content.ts'
import { findPage, findVersion } from '../pages/store.ts'
import { permitUser } from '../permit.ts'

type Compare = typeof calls.page.compareVersions

/** What differs between two versions; they may be of two pages, such as a translation and its source. */
export const compareVersions = async (
  app: App,
  actor: Actor,
  { query }: Input<Compare>,
): Promise<Payload<Compare>> => {
  permitUser(actor)
  const [before, after] = [await contentAt(app, query.from), await contentAt(app, query.to)]
  return { ...query, changes: compareContents(before, after) }
}

/** As it would be opened today, or a field that its type gained meanwhile would look like a change. */
const contentAt = async ({ db, registry }: App, versionID: number): Promise<VersionContent> => {
  const version = await findVersion(db, versionID)
  const page = version && (await findPage(db, version.pageID))
  if (!page) throw refuse('PM_01')
  const content = contentOf(version, page.type)
  return {
    ...content,
    blocks: completeBlocks(registry, upgradeBlocks(registry, content.blocks)),
    pageType: { id: page.type, props: completePageProps(registry, page.type, content.pageType.props) },
  }
}
