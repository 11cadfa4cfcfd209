import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { revision, text, timestamp, timeZone, zonedTime } from './fields.ts'
import { bodyVersionID, pageID, pathPageID, pathVersionID, versionID } from './ids.ts'
import { limits } from './limits.ts'
import { listOf, listQuery } from './list.ts'
import { openRequest, pageResponse, scheduled, unpublishResponses } from './pages.ts'
import { ref } from './people.ts'

const params = z.object({ id: pathPageID })
const versionParams = z.object({ id: pathVersionID })
const remark = () => z._default(text(limits.remark), '')

/** What becomes of the address of a page that is taken off; `to` is a path of this site or an http(s) address. */
export const unpublishOptions = {
  leave: z._default(z.enum(unpublishResponses, 'V_15'), 'nothing'),
  to: z.optional(text(2000)),
}

const place = {
  pageID,
  title: z.string(),
  slug: z.string(),
  locale: z.string(),
  type: z.string(),
  /** 0 when the page is not published. */
  publishedVersionID: versionID,
}

/** An open request in a list; `title` is that of the requested version. */
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

/** What visitors may read, and who asks for it. */
export const publication = {
  publish: defineCall({
    method: 'POST',
    path: '/page/{id}/publish',
    summary: 'Publish the newest version',
    access: { permission: 'publish-page' },
    params,
    body: z.strictObject({ versionID: z.optional(bodyVersionID), revision: z.optional(revision) }),
    response: pageResponse,
    errors: ['PM_01', 'PM_02'],
  }),
  unpublish: defineCall({
    method: 'POST',
    path: '/page/{id}/unpublish',
    summary: 'Take a page off the site; its address answers 404, 410 or a redirect',
    access: { permission: 'publish-page' },
    params,
    body: z.strictObject(unpublishOptions),
    response: pageResponse,
    errors: ['PM_01'],
  }),
  republish: defineCall({
    method: 'POST',
    path: '/page/{id}/republish',
    summary: 'Put back the version that was published before the page was taken off: undoes unpublish',
    access: { permission: 'publish-page' },
    params,
    response: pageResponse,
    errors: ['PM_01'],
  }),
  requestPublication: defineCall({
    method: 'POST',
    path: '/page/{id}/request-publication',
    summary:
      'Ask for the newest version to be published; asking again sends it anew, for what is the newest then',
    access: { permission: 'request-publication' },
    params,
    body: z.strictObject({ comment: remark() }),
    response: pageResponse,
    errors: ['PM_01'],
  }),
  revokePublication: defineCall({
    method: 'POST',
    path: '/page/{id}/revoke-publication',
    summary: 'Take a publication request back: one’s own, or any with `publish-page`',
    access: { anyOf: ['request-publication', 'publish-page'] },
    params,
    response: pageResponse,
    errors: ['PM_01', 'PM_04'],
  }),
  acceptPublication: defineCall({
    method: 'POST',
    path: '/page/version/{id}/accept-publication',
    summary:
      'Publish exactly the version that was requested; refused when the request names another one by now',
    access: { permission: 'publish-page' },
    params: versionParams,
    body: z.strictObject({ feedback: remark() }),
    response: pageResponse,
    errors: ['PM_01', 'PM_02', 'PM_04'],
  }),
  rejectPublication: defineCall({
    method: 'POST',
    path: '/page/version/{id}/reject-publication',
    summary: 'Turn a publication request down; its requester is told by mail',
    access: { permission: 'publish-page' },
    params: versionParams,
    body: z.strictObject({ feedback: remark() }),
    response: pageResponse,
    errors: ['PM_01', 'PM_02', 'PM_04'],
  }),
  getRequestComment: defineCall({
    method: 'GET',
    path: '/page/version/{id}/fetch-request-comment',
    summary: 'Who asked for this version to be published, when, and with what comment',
    access: 'user',
    params: versionParams,
    response: z.object({ comment: z.string(), requester: ref, requestedAt: timestamp }),
    errors: ['PM_01', 'PM_04'],
  }),
  listRequests: defineCall({
    method: 'GET',
    path: '/page/fetch-request',
    summary: 'Open publication requests, newest first: one’s own, and those that one may decide on',
    access: 'user',
    query: z.strictObject(listQuery(['title', 'slug', 'locale', 'type', 'requester', 'requestedAt'])),
    response: listOf(requestRow),
  }),
  schedule: defineCall({
    method: 'POST',
    path: '/page/{id}/schedule',
    summary:
      'Plan when the newest version is published by itself and when the page is taken off, in place of what was planned; without times nothing is planned any more',
    access: { permission: 'publish-page' },
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
    errors: ['PM_01', 'PM_02'],
  }),
  listSchedules: defineCall({
    method: 'GET',
    path: '/page/schedules',
    summary: 'What is to happen by itself, failures first, then the soonest',
    access: 'user',
    query: z.strictObject(listQuery(['title', 'slug', 'locale', 'type', 'publishAt', 'unpublishAt'])),
    response: listOf(scheduleRow),
  }),
}
