import type {
  BareVersionPayload,
  PagePayload,
  PageVersionPayload,
  SiblingPayload,
  VersionContent,
} from '@ximblox/contract/pages'
import type { Kysely } from 'kysely'
import type { App } from '../../kernel/app-context.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { withFileHashes } from '../media/file-hashes.ts'
import { upgradedContentOf } from './content.ts'
import { findDetails, findSiblings, findVersionDetails } from './details.ts'
import type { Loaded } from './load.ts'
import type { PageRecord, VersionRecord } from './store.ts'

/** A version for a response: its upgraded content with the hashes and names of its files filled in. */
export const presentVersion = async (
  app: App,
  db: Kysely<DB>,
  page: Pick<PageRecord, 'id' | 'type'>,
  version: VersionRecord,
  upgraded: VersionContent = upgradedContentOf(app, page, version),
): Promise<PageVersionPayload> => ({
  ...(await withFileHashes(db, upgraded)),
  ...(await presentBareVersion(db, version)),
})

/** A version without its content. */
export const presentBareVersion = async (
  db: Kysely<DB>,
  version: VersionRecord,
): Promise<BareVersionPayload> => {
  const { author, hasPublicationRequest } = await findVersionDetails(db, version)
  return {
    id: version.id,
    pageID: version.pageID,
    hasPublicationRequest,
    revision: version.revision,
    author,
    createdAt: version.createdAt.toISOString(),
    updatedAt: version.updatedAt.toISOString(),
  }
}

/** A page for a response. `upgraded` is the content of its head. */
export const presentPage = async (
  app: App,
  db: Kysely<DB>,
  { page, head }: Loaded,
  upgraded?: VersionContent,
): Promise<PagePayload> => {
  const pageVersion = await presentVersion(app, db, page, head, upgraded)
  const details = await findDetails(db, page)
  return {
    id: page.id,
    slug: page.slug,
    locale: page.locale,
    title: pageVersion.title,
    type: page.type,
    typeData: pageVersion.pageType.props,
    content: pageVersion.blocks,
    publishedVersionID: page.liveID ?? 0,
    publishedID: details.publishedID,
    pageVersion,
    state: page.state,
    revision: page.revision,
    siblings: await siblingsOf(db, page),
    liveAuthor: details.liveAuthor,
    scheduled: details.scheduled,
    request: details.request,
    rejection: details.rejection,
    createdAt: page.createdAt.toISOString(),
    updatedAt: page.updatedAt.toISOString(),
    author: details.author,
  }
}

/** The other pages of the group. */
export const siblingsOf = async (
  db: Kysely<DB>,
  page: Pick<PageRecord, 'id' | 'groupID'>,
): Promise<SiblingPayload[]> => {
  const group = (await findSiblings(db, [page.groupID])).get(page.groupID) ?? []
  return group.filter(sibling => sibling.id !== page.id)
}
