import * as z from 'zod/mini'
import { block, blocks, files, imageData, images } from './blocks.ts'
import { defineCall, errorEntry } from './call.ts'
import {
  id,
  json,
  jsonObject,
  locale,
  localeOrAll,
  requiredText,
  revision,
  text,
  timestamp,
} from './fields.ts'
import { bodyPageID, bodyVersionID, pageID, pathPageID, pathVersionID, versionID } from './ids.ts'
import { limits } from './limits.ts'
import { listArguments, listOf } from './list.ts'
import { ref } from './people.ts'
import { renderData, renderedFile } from './render-data.ts'

/** Specification, section 4: page publication states. */
export const pageStates = ['concept', 'published', 'not-published', 'unpublished-changes'] as const
export type PageState = (typeof pageStates)[number]
export const pageState = z.enum(pageStates)

/** What the address of a page that is taken off answers with: 404, 410 or a redirect. */
export const unpublishResponses = ['nothing', 'gone', 'redirect'] as const

const pageType = z.strictObject({ id: z.string(), props: jsonObject })

/** The content of a version: what is edited, compared, merged and published. */
const content = {
  title: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.array(z.string()),
  seoImage: z.nullable(z.array(imageData)),
  blocks: z.array(block),
  pageType,
  __images: images,
  __files: files,
}
export const versionContent = z.object(content)
export type VersionContent = z.output<typeof versionContent>

/** Specification, section 3: page version. */
export const pageVersion = z.object({
  id: versionID,
  pageID,
  ...content,
  hasPublicationRequest: z.boolean(),
  revision: z.int(),
  author: ref,
  createdAt: timestamp,
  updatedAt: timestamp,
  sourceVersionID: z.optional(versionID),
})
export type PageVersion = z.output<typeof pageVersion>
export type PageVersionPayload = z.input<typeof pageVersion>

/** A page of the same group in another locale. */
export const sibling = z.object({
  id: pageID,
  locale: z.string(),
  slug: z.string(),
  title: z.string(),
  state: pageState,
})
export type Sibling = z.output<typeof sibling>
export type SiblingPayload = z.input<typeof sibling>

/** What stands in the way of a change that was to happen by itself. */
const scheduleFailure = z.object({
  action: z.enum(['publish', 'unpublish']),
  at: timestamp,
  Errors: z.array(errorEntry),
})

/** What is to happen by itself. A failure stays here until somebody plans anew or does it by hand. */
export const scheduled = z.object({
  publishAt: z.nullable(timestamp),
  unpublishAt: z.nullable(timestamp),
  /** The version that was the newest when it was planned; 0 when nothing is to be published. */
  versionID,
  /** The time zone it was planned in, such as `Europe/Amsterdam`. */
  zone: z.string(),
  leave: z.enum(unpublishResponses),
  to: z.string(),
  failure: z.nullable(scheduleFailure),
})
export type Scheduled = z.output<typeof scheduled>
export type ScheduledPayload = z.input<typeof scheduled>

/** The open publication request of a page: `versionID` is what would be published, whatever was stored since. */
export const openRequest = z.object({
  versionID,
  comment: z.string(),
  /** Who changed that version last. */
  author: ref,
  requester: ref,
  requestedAt: timestamp,
})
export type OpenRequest = z.output<typeof openRequest>
export type OpenRequestPayload = z.input<typeof openRequest>

/** What the last publication request of a page was rejected for, until it is asked for again or published. */
export const rejection = z.object({ by: ref, at: timestamp, feedback: z.string() })
export type Rejection = z.output<typeof rejection>

const identity = {
  id: pageID,
  slug: z.string(),
  locale: z.string(),
  title: z.string(),
  type: z.string(),
}
const publishedIDs = { publishedVersionID: versionID, publishedID: z.int() }

/** Specification, section 3: page. Both published ids are 0 when it is not published. */
export const page = z.object({
  ...identity,
  typeData: jsonObject,
  content: z.array(block),
  ...publishedIDs,
  pageVersion,
  state: pageState,
  revision: z.int(),
  siblings: z.array(sibling),
  /** The author of the live version; null when there is none. */
  liveAuthor: z.nullable(ref),
  scheduled,
  request: z.nullable(openRequest),
  rejection: z.nullable(rejection),
  createdAt: timestamp,
  updatedAt: timestamp,
  author: ref,
})
export type Page = z.output<typeof page>
export type PagePayload = z.input<typeof page>

/** What a visitor may see of a page: no private tags, authors, revisions or unpublished siblings. */
export const publicPage = z.object({
  ...identity,
  typeData: jsonObject,
  content: z.array(block),
  ...publishedIDs,
  pageVersion: z.object({ id: versionID, pageID, ...content }),
  siblings: z.array(sibling),
})
export type PublicPage = z.output<typeof publicPage>
export type PublicPagePayload = z.input<typeof publicPage>

/** A row of the page overviews. */
export const pageRow = z.object({
  ...identity,
  state: pageState,
  publishedAt: z.nullable(timestamp),
  updatedAt: timestamp,
  author: z.optional(ref),
  siblings: z.array(sibling),
  /** Where something is to happen by itself, or could not. */
  scheduled: z.optional(scheduled),
  /** Whether the last publication request was rejected and nothing has come of it since. */
  rejected: z.optional(z.boolean()),
})
export type PageRow = z.output<typeof pageRow>
export type PageRowPayload = z.input<typeof pageRow>

/** A redirect of an address that moved. */
const redirect = z.object({ to: z.string(), status: z.int() })

const typeID = z.string('V_01').check(z.regex(/^[a-z][a-z0-9-]{0,63}$/, 'V_15'))
const seo = {
  seoTitle: z.optional(text()),
  seoDescription: z.optional(text(1000)),
  seoKeywords: z.optional(z.array(text()).check(z.maxLength(limits.seoKeywords, 'V_10'))),
  seoImage: z.optional(z.nullable(z.array(imageData).check(z.maxLength(limits.seoImages, 'V_15')))),
}
const ignored = z.optional(z.unknown())
const created = z.object({ pageID, pageVersionID: versionID })
const params = z.object({ id: pathPageID })
/** The answer of a write; beside success: what was kept although Save and publish would refuse it. */
export const storedVersion = z.object({ pageVersion, Errors: z.optional(z.array(errorEntry)) })
/** The answer of what changes a page. */
export const pageResponse = z.object({ page })
const bySlug = z.object({ page: z.optional(publicPage), redirect: z.optional(redirect) })
// The visitor's path, locale prefix and leading slash included.
const visitorPath = text(2000)

/** Specification, section 7: Pages. */
export const pages = {
  create: defineCall({
    method: 'POST',
    path: '/page/create',
    summary: 'Make a page; without content it begins with the blocks and props of its page type',
    access: { permission: 'create-page' },
    body: z.strictObject({
      title: requiredText(),
      slug: z.string('V_01'),
      type: typeID,
      locale,
      content: z.optional(blocks),
      typeData: z.optional(jsonObject),
    }),
    response: created,
  }),
  get: defineCall({
    method: 'GET',
    path: '/page/{id}',
    summary: 'A page with its newest version',
    access: 'user',
    params,
    response: pageResponse,
    errors: ['PM_01'],
  }),
  getVersion: defineCall({
    method: 'GET',
    path: '/page/version/fetch/{versionId}',
    summary: 'A version of a page',
    access: 'user',
    params: z.object({ versionId: pathVersionID }),
    response: z.object({ pageVersion }),
    errors: ['PM_01'],
  }),
  storeVersion: defineCall({
    method: 'POST',
    path: '/page/version/{id}/store',
    summary:
      'Store the content of a page as its newest version; `id` is that of the version it was edited from, not of the page, and `revision` its base. `id` and `pageID` in the body are optional and have to match',
    access: { permission: 'edit-page' },
    params: z.object({ id: pathVersionID }),
    body: z.strictObject({
      revision,
      autosave: z.optional(z.boolean()),
      kind: z.optional(z.enum(['saved', 'merged'], 'V_15')),
      title: z.optional(text()),
      ...seo,
      blocks: z.optional(blocks),
      pageType: z.optional(z.strictObject({ id: typeID, props: z._default(jsonObject, {}) })),
      __images: z.optional(images),
      __files: z.optional(files),
      id: z.optional(bodyVersionID),
      pageID: z.optional(bodyPageID),
      hasPublicationRequest: ignored,
      author: ignored,
      createdAt: ignored,
      updatedAt: ignored,
      sourceVersionID: ignored,
    }),
    response: storedVersion,
    errors: ['PM_01', 'PM_02'],
  }),
  drawing: defineCall({
    method: 'GET',
    path: '/page/{id}/drawing',
    summary: 'What the newest version of a page is drawn from besides its blocks',
    access: 'user',
    params,
    response: z.object({ drawing: renderData }),
    errors: ['PM_01'],
  }),
  blockData: defineCall({
    method: 'POST',
    path: '/page/block-data',
    summary: 'What the query of a block on a page returns, and the files that it shows',
    access: 'user',
    body: z.strictObject({ pageID: bodyPageID, block }),
    response: z.object({ data: json, files: z.record(z.string(), renderedFile) }),
    errors: ['PM_01'],
  }),
  slugAvailable: defineCall({
    method: 'POST',
    path: '/page/slug-available',
    summary: 'Whether a slug is free in a locale',
    access: 'user',
    body: z.strictObject({ slug: z.string('V_01'), locale }),
    response: z.object({ available: z.boolean() }),
  }),
  list: defineCall({
    method: 'POST',
    path: '/page/list',
    summary:
      'Pages by type, locale, state and exact slug; `madeBy` leaves those that a user began or changed last',
    access: 'user',
    body: z.strictObject({
      type: z._default(text(), ''),
      locale: z._default(localeOrAll, ''),
      state: z._default(z.enum(['', ...pageStates], 'V_15'), ''),
      slug: z.optional(text(2000)),
      madeBy: z.optional(id),
      ...listArguments(['title', 'slug', 'type', 'state', 'publishedAt', 'updatedAt', 'author']),
    }),
    response: listOf(pageRow),
  }),
  createTranslation: defineCall({
    method: 'POST',
    path: '/page/create-translation',
    summary: 'Copy a page into another locale and tie the two as siblings',
    access: { permission: 'translate-page' },
    body: z.strictObject({
      pageID: bodyPageID,
      newLocale: locale,
      title: requiredText(),
      slug: z.string('V_01'),
    }),
    response: created,
    errors: ['PM_01'],
  }),
  duplicate: defineCall({
    method: 'POST',
    path: '/page/duplicate',
    summary: 'Copy a page, with new block keys and tied to nothing',
    access: { permission: 'create-page' },
    body: z.strictObject({ pageID: bodyPageID, locale, title: requiredText(), slug: z.string('V_01') }),
    response: created,
    errors: ['PM_01'],
  }),
  getBySlug: defineCall({
    method: 'POST',
    path: '/page/get-by-slug',
    summary: 'The published page at a visitor’s path, or where it moved',
    access: 'anyone',
    body: z.strictObject({ slug: visitorPath, preview: z.optional(bodyVersionID) }),
    response: bySlug,
    errors: ['PM_01'],
  }),
  getBySlugQuery: defineCall({
    method: 'GET',
    path: '/page/get-by-slug-query',
    summary: 'The same, for a server that renders',
    access: 'anyone',
    query: z.strictObject({ slug: visitorPath, preview: z.optional(pathVersionID) }),
    response: bySlug,
    errors: ['PM_01'],
  }),
  getSiblingSlugs: defineCall({
    method: 'GET',
    path: '/page/get-sibling-slugs/{pageID}',
    summary: 'The siblings of a page; visitors see published ones',
    access: 'anyone',
    params: z.object({ pageID: pathPageID }),
    response: z.object({ siblings: z.array(sibling) }),
    errors: ['PM_01'],
  }),
}
