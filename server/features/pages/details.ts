import type { OpenRequestPayload, Rejection, ScheduledPayload, SiblingPayload } from '@ximblox/contract/pages'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import * as store from './detail-store.ts'
import { nothingScheduled, scheduledOf } from './scheduled.ts'
import type { PageRecord, VersionRecord } from './store.ts'

type Db = Kysely<DB>

interface Ref {
  ID: number
  name: string
}

/** A user as shown to others. Deleted users have no name. */
export const refOf = (id: number | null, profile: unknown): Ref => {
  const name =
    typeof profile === 'object' && profile !== null && 'name' in profile ? String(profile.name) : ''
  return { ID: id ?? 0, name }
}

export const findDetails = async (db: Db, page: PageRecord) => {
  const row = await store.findCreation(db, page.id)
  return {
    publishedID: row.publishedID,
    author: refOf(row.id, row.profile),
    liveAuthor: page.liveID === null ? null : await findAuthor(db, page.liveID),
    scheduled: await findScheduled(db, page.id),
    request: await findOpenRequest(db, page.id),
    rejection: await findRejection(db, page.id),
  }
}

const findAuthor = async (db: Db, versionID: number): Promise<Ref> => {
  const row = await store.findVersionAuthor(db, versionID)
  return refOf(row.id, row.profile)
}

const findScheduled = async (db: Db, pageID: number): Promise<ScheduledPayload> => {
  const row = await store.findSchedule(db, pageID)
  return row ? scheduledOf(row) : nothingScheduled
}

const findOpenRequest = async (db: Db, pageID: number): Promise<OpenRequestPayload | null> => {
  const row = await store.findOpenRequest(db, pageID)
  return (
    (row && {
      versionID: row.versionID,
      comment: row.comment,
      author: await findAuthor(db, row.versionID),
      requester: refOf(row.id, row.profile),
      requestedAt: row.at.toISOString(),
    }) ??
    null
  )
}

const findRejection = async (db: Db, pageID: number): Promise<Rejection | null> => {
  const row = await store.findRejection(db, pageID)
  return row ? { by: refOf(row.id, row.profile), at: row.at.toISOString(), feedback: row.feedback } : null
}

export const findVersionDetails = async (db: Db, version: VersionRecord) => {
  const row = await store.findVersionDetails(db, version.id)
  return { author: refOf(row.id, row.profile), hasPublicationRequest: row.hasPublicationRequest }
}

/** The schedules of these pages, by page. */
export const findSchedules = async (db: Db, pageIDs: number[]): Promise<Map<number, ScheduledPayload>> => {
  const rows = await store.listSchedules(db, pageIDs)
  return new Map(rows.map(({ pageID, ...row }) => [pageID, scheduledOf(row)]))
}

/** All pages of these groups, by group. */
export const findSiblings = async (db: Db, groupIDs: number[]): Promise<Map<number, SiblingPayload[]>> =>
  Map.groupBy(await store.listGroupPages(db, groupIDs), row => row.groupID)
