import type { PublicationFacts } from '@ximblox/contract/rules/publication'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { PageRecord, VersionRecord } from '../pages/store.ts'
import { readPublicationSettings } from '../settings/publication.ts'
import type { RequestRecord } from './request-store.ts'

const isLive = ({ liveID, headID, matchesLive }: PageRecord, versionID: number) =>
  liveID === versionID || (matchesLive && headID === versionID)

/** The input of `decide`. `version` is the one that would go live, if any. The caller holds the page's lock. */
export const factsOf = async (
  db: Kysely<DB>,
  actor: Pick<Actor, 'id'>,
  page: PageRecord,
  version?: Pick<VersionRecord, 'id' | 'authorID'>,
): Promise<PublicationFacts> => ({
  locale: page.locale,
  type: page.type,
  live: page.liveID !== null,
  same: version !== undefined && isLive(page, version.id),
  authoredByActor: version?.authorID === actor.id,
  allowOwnRequests: (await readPublicationSettings(db)).allowOwnRequests,
})

/** As `factsOf`, with the open request that is decided on. */
export const factsOfRequest = async (
  db: Kysely<DB>,
  actor: Pick<Actor, 'id'>,
  page: PageRecord,
  { version, request }: { version: Parameters<typeof factsOf>[3]; request: RequestRecord | undefined },
): Promise<PublicationFacts> => ({
  ...(await factsOf(db, actor, page, version)),
  request: request ? { own: request.requesterID === actor.id } : null,
})
