import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { revision, text, timestamp, timeZone, zonedTime } from './fields.ts'
import { bodyVersionID, pageID, pathPageID, pathVersionID, versionID } from './ids.ts'
import { limits } from './limits.ts'
import { listOf, listQuery } from './list.ts'
import { openRequest, pageResponse, scheduled, unpublishResponses } from './pages.ts'
import { ref } from './people.ts'
import { redirectName } from './redirects.ts'

const params = z.object({ id: pathPageID })
const versionParams = z.object({ id: pathVersionID })
const remark = () => z._default(text(limits.remark), '')

/** The response at the URL of an unpublished page; `to` is a path of this site or an http(s) URL. */
export const unpublishOptions = {
  leave: z._default(z.enum(unpublishResponses, 'valueNotAllowed'), 'nothing'),
  to: z.optional(text(limits.url)),
}

const place = {
  pageID,
  title: z.string(),
  slug: z.string(),
  locale: z.string(),
  type: z.string(),
  /** 0 unless the page is published. */
  publishedVersionID: versionID,
}

/** An open publication request in a list, with the title of the requested version. */
export const requestRow = z.object({ ...place, ...openRequest.shape })
export type RequestRow = z.output<typeof requestRow>
export type RequestRowPayload = z.input<typeof requestRow>

export const scheduleRow = z.object({
  ...place,
  ...scheduled.shape,
  scheduledBy: ref,
  scheduledAt: timestamp,
})
export type ScheduleRow = z.output<typeof scheduleRow>
export type ScheduleRowPayload = z.input<typeof scheduleRow>

/** Publishing, publication requests and schedules. */
export const publication = {
  publish: defineCall({
    method: 'POST',
    path: '/page/{id}/publish',
    summary: 'Publish the head version',
    access: { permission: 'publish-page' },
    tokens: true,
    params,
    body: z.strictObject({ versionID: z.optional(bodyVersionID), revision: z.optional(revision) }),
    response: z.object({
      ...pageResponse.shape,
      /** The redirects at the path of the page, which it sets aside. */
      setAside: z.array(redirectName),
    }),
    errors: ['pageNotFound', 'staleRevision'],
  }),
  unpublish: defineCall({
    method: 'POST',
    path: '/page/{id}/unpublish',
    summary: 'Unpublish a page; its URL then answers 404, 410 or a redirect',
    access: { permission: 'publish-page' },
    tokens: true,
    params,
    body: z.strictObject(unpublishOptions),
    response: pageResponse,
    errors: ['pageNotFound'],
  }),
  republish: defineCall({
    method: 'POST',
    path: '/page/{id}/republish',
    summary: 'Publish the version that was live before the page was unpublished',
    access: { permission: 'publish-page' },
    params,
    response: pageResponse,
    errors: ['pageNotFound'],
  }),
  requestPublication: defineCall({
    method: 'POST',
    path: '/page/{id}/request-publication',
    summary: 'Request publication of the head version; a repeated request replaces the open one',
    access: { permission: 'request-publication' },
    tokens: true,
    params,
    body: z.strictObject({ comment: remark() }),
    response: pageResponse,
    errors: ['pageNotFound'],
  }),
  revokePublication: defineCall({
    method: 'POST',
    path: '/page/{id}/revoke-publication',
    summary: 'Revoke a publication request: the caller’s own, or any with `publish-page`',
    access: { anyOf: ['request-publication', 'publish-page'] },
    params,
    response: pageResponse,
    errors: ['pageNotFound', 'publicationRequestChanged'],
  }),
  acceptPublication: defineCall({
    method: 'POST',
    path: '/page/version/{id}/accept-publication',
    summary: 'Publish exactly the requested version; refused if the request is for another version by now',
    access: { permission: 'publish-page' },
    params: versionParams,
    body: z.strictObject({ feedback: remark() }),
    response: pageResponse,
    errors: ['pageNotFound', 'staleRevision', 'publicationRequestChanged'],
  }),
  rejectPublication: defineCall({
    method: 'POST',
    path: '/page/version/{id}/reject-publication',
    summary: 'Reject a publication request and notify its requester by email',
    access: { permission: 'publish-page' },
    params: versionParams,
    body: z.strictObject({ feedback: remark() }),
    response: pageResponse,
    errors: ['pageNotFound', 'staleRevision', 'publicationRequestChanged'],
  }),
  getRequestComment: defineCall({
    method: 'GET',
    path: '/page/version/{id}/fetch-request-comment',
    summary: 'Get the requester, time and comment of the publication request for a version',
    access: 'user',
    params: versionParams,
    response: z.object({ comment: z.string(), requester: ref, requestedAt: timestamp }),
    errors: ['pageNotFound', 'publicationRequestChanged'],
  }),
  listRequests: defineCall({
    method: 'GET',
    path: '/page/fetch-request',
    summary:
      'List open publication requests, newest first: the caller’s own and those the caller may decide on',
    access: 'user',
    query: z.strictObject(listQuery(['title', 'slug', 'locale', 'type', 'requester', 'requestedAt'])),
    response: listOf(requestRow),
  }),
  schedule: defineCall({
    method: 'POST',
    path: '/page/{id}/schedule',
    summary:
      'Schedule when the head version is published and when the page is unpublished, replacing the current schedule; without times the schedule is cancelled',
    access: { permission: 'publish-page' },
    tokens: true,
    params,
    body: z.strictObject({
      versionID: z.optional(bodyVersionID),
      revision: z.optional(revision),
      publishAt: z._default(z.nullable(zonedTime), null),
      unpublishAt: z._default(z.nullable(zonedTime), null),
      zone: z._default(timeZone, 'UTC'),
      ...unpublishOptions,
    }),
    response: pageResponse,
    errors: ['pageNotFound', 'staleRevision'],
  }),
  listSchedules: defineCall({
    method: 'GET',
    path: '/page/schedules',
    summary: 'List schedules, failures first, then the soonest',
    access: 'user',
    query: z.strictObject(listQuery(['title', 'slug', 'locale', 'type', 'publishAt', 'unpublishAt'])),
    response: listOf(scheduleRow),
  }),
}
