import * as z from 'zod/mini'
import { block, blocks, files, fitTexts, imageData, images, typeVersion } from './blocks.ts'
import { defineCall, errorEntry } from './call.ts'
import { typeIDPattern } from './content-types.ts'
import { json, jsonObject, locale, revision, text, timestamp } from './fields.ts'
import { bodyPageID, bodyVersionID, pageID, pathPageID, pathVersionID, versionID } from './ids.ts'
import { limits } from './limits.ts'
import { ref } from './people.ts'
import { renderData, renderedFile } from './render-data.ts'
import { requiredTitle, title } from './titles.ts'

/** What visitors see of a page, and whether it has changes that they do not see. */
export const pageStates = ['concept', 'published', 'not-published', 'unpublished-changes'] as const
export type PageState = (typeof pageStates)[number]
export const pageState = z.enum(pageStates)

/** The response at the URL of an unpublished page: 404, 410 or a redirect. */
export const unpublishResponses = ['nothing', 'gone', 'redirect'] as const

/** `version` is that of the page type which `props` were written for; absent in a request means the current one. */
const version = z.optional(typeVersion)
const pageType = z.strictObject({ id: z.string(), version, props: jsonObject })
export type PageTypeContent = z.output<typeof pageType>

/** The content of a version, which is edited, compared, merged and published. */
const content = {
  title: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.array(z.string()),
  seoImage: z.nullable(z.array(imageData)),
  /** False keeps the page out of search engines, sitemaps, feeds and the search of the site; absent means true. */
  seoIndexed: z.optional(z.boolean()),
  blocks: z.array(block),
  pageType,
  __images: images,
  __files: files,
}
export const versionContent = z.object(content)
export type VersionContent = z.output<typeof versionContent>

const versionFacts = {
  hasPublicationRequest: z.boolean(),
  revision: z.int(),
  author: ref,
  createdAt: timestamp,
  updatedAt: timestamp,
  sourceVersionID: z.optional(versionID),
}

/** A version of a page with its content. */
export const pageVersion = z.object({ id: versionID, pageID, ...content, ...versionFacts })
export type PageVersion = z.output<typeof pageVersion>
export type PageVersionPayload = z.input<typeof pageVersion>

/** A version without its content. */
export const bareVersion = z.object({ id: versionID, pageID, ...versionFacts })
export type BareVersion = z.output<typeof bareVersion>
export type BareVersionPayload = z.input<typeof bareVersion>

/** A translation of a page. */
export const sibling = z.object({
  id: pageID,
  locale: z.string(),
  slug: z.string(),
  title: z.string(),
  state: pageState,
})
export type Sibling = z.output<typeof sibling>
export type SiblingPayload = z.input<typeof sibling>

/** Why a scheduled change failed. */
const scheduleFailure = z.object({
  action: z.enum(['publish', 'unpublish']),
  at: timestamp,
  Errors: z.array(errorEntry),
})

/** The schedule of a page. A failure is kept until the page is scheduled, published or unpublished again. */
export const scheduled = z.object({
  publishAt: z.nullable(timestamp),
  unpublishAt: z.nullable(timestamp),
  /** The head version when it was scheduled; 0 if no publication is scheduled. */
  versionID,
  /** The time zone it was scheduled in, such as `Europe/Amsterdam`. */
  zone: z.string(),
  leave: z.enum(unpublishResponses),
  to: z.string(),
  failure: z.nullable(scheduleFailure),
})
export type Scheduled = z.output<typeof scheduled>
export type ScheduledPayload = z.input<typeof scheduled>

/** The open publication request of a page for `versionID`, whatever was stored since. */
export const openRequest = z.object({
  versionID,
  comment: z.string(),
  /** The last author of that version. */
  author: ref,
  requester: ref,
  requestedAt: timestamp,
})
export type OpenRequest = z.output<typeof openRequest>
export type OpenRequestPayload = z.input<typeof openRequest>

/** The rejection of the last request, until the page is requested or published again. */
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

/** A page with its newest version. Both published ids are 0 unless it is published. */
export const page = z.object({
  ...identity,
  typeData: jsonObject,
  content: z.array(block),
  ...publishedIDs,
  pageVersion,
  state: pageState,
  revision: z.int(),
  siblings: z.array(sibling),
  /** The author of the live version, or null. */
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

/** A page as visitors see it, without private tags, authors, revisions and unpublished siblings. */
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

/** A page in a list. */
export const pageRow = z.object({
  ...identity,
  state: pageState,
  publishedAt: z.nullable(timestamp),
  updatedAt: timestamp,
  author: z.optional(ref),
  siblings: z.array(sibling),
  /** Present if something is scheduled or has failed. */
  scheduled: z.optional(scheduled),
  /** Whether the last publication request was rejected and not followed by another request or a publication. */
  rejected: z.optional(z.boolean()),
})
export type PageRow = z.output<typeof pageRow>
export type PageRowPayload = z.input<typeof pageRow>

const typeID = z.string('required').check(z.regex(typeIDPattern, 'invalidFormat'))
const seo = {
  seoTitle: z.optional(title()),
  seoDescription: z.optional(text(1000)),
  seoKeywords: z.optional(z.array(text()).check(z.maxLength(limits.seoKeywords, 'tooManyItems'))),
  seoImage: z.optional(z.nullable(z.array(imageData).check(z.maxLength(limits.seoImages, 'surplusItems')))),
  seoIndexed: z.optional(z.boolean()),
}
/** The content of a version in a request; absent properties stay as they are. */
const contentToStore = {
  title: z.optional(title()),
  ...seo,
  blocks: z.optional(blocks),
  pageType: z.optional(z.strictObject({ id: typeID, version, props: z._default(jsonObject, {}) })),
  __images: z.optional(images),
  __files: z.optional(files),
}
const storing = {
  revision,
  autosave: z.optional(z.boolean()),
  kind: z.optional(z.enum(['saved', 'merged'], 'valueNotAllowed')),
  fitTexts,
}
const params = z.object({ id: pathPageID })
const ignored = z.optional(z.unknown())
const created = z.object({ pageID, pageVersionID: versionID })
/** The response of storing: `ignored` are paths of values that another page determines, `Errors` what Save and publish would refuse. */
const stored = { ignored: z.optional(z.array(z.string())), Errors: z.optional(z.array(errorEntry)) }
export const storedVersion = z.object({ pageVersion, ...stored })
export const pageResponse = z.object({ page })
/** A former URL leads to another one. */
const redirect = z.optional(z.object({ to: z.string(), status: z.int() }))
const bySlug = z.object({ page: z.optional(publicPage), redirect })

/** Pages and their versions. */
export const pages = {
  create: defineCall({
    method: 'POST',
    path: '/page/create',
    summary: 'Create a page, by default with the initial blocks and props of its page type',
    access: { permission: 'create-page' },
    tokens: true,
    body: z.strictObject({
      title: requiredTitle(),
      slug: z.string('required'),
      type: typeID,
      locale,
      content: z.optional(blocks),
      typeData: z.optional(jsonObject),
      fitTexts,
    }),
    response: created,
  }),
  get: defineCall({
    method: 'GET',
    path: '/page/{id}',
    summary: 'Get a page with its head version',
    access: 'user',
    params,
    response: pageResponse,
    errors: ['pageNotFound'],
  }),
  getVersion: defineCall({
    method: 'GET',
    path: '/page/version/fetch/{versionId}',
    summary: 'Get a version of a page',
    access: 'user',
    params: z.object({ versionId: pathVersionID }),
    response: z.object({ pageVersion }),
    errors: ['pageNotFound'],
  }),
  storeVersion: defineCall({
    method: 'POST',
    path: '/page/version/{id}/store',
    summary:
      'Store the content of a page as its head version; `id` in the path is the version it was edited from, and `revision` the base. `id` and `pageID` in the body are optional and have to match',
    access: { permission: 'edit-page' },
    tokens: true,
    params: z.object({ id: pathVersionID }),
    body: z.strictObject({
      ...storing,
      ...contentToStore,
      id: z.optional(bodyVersionID),
      pageID: z.optional(bodyPageID),
      hasPublicationRequest: ignored,
      author: ignored,
      createdAt: ignored,
      updatedAt: ignored,
      sourceVersionID: ignored,
    }),
    response: storedVersion,
    errors: ['pageNotFound', 'staleRevision'],
  }),
  storeChanges: defineCall({
    method: 'POST',
    path: '/page/version/{id}/store-changes',
    summary:
      'Store what changed in the content of a page, as the store call does: whole properties, or single blocks by their keys, each with the blocks inside it. Answers without the content',
    access: { permission: 'edit-page' },
    params: z.object({ id: pathVersionID }),
    body: z.strictObject({ ...storing, ...contentToStore, changedBlocks: z.optional(blocks) }),
    response: z.object({ pageVersion: bareVersion, ...stored, Errors: z.array(errorEntry) }),
    errors: ['pageNotFound', 'staleRevision'],
  }),
  drawing: defineCall({
    method: 'GET',
    path: '/page/{id}/drawing',
    summary: 'Get the data that the head version of a page is rendered from, without its blocks',
    access: 'user',
    params,
    response: z.object({ drawing: renderData }),
    errors: ['pageNotFound'],
  }),
  blockData: defineCall({
    method: 'POST',
    path: '/page/block-data',
    summary: 'Run the query of a block on a page and get its files',
    access: 'user',
    body: z.strictObject({ pageID: bodyPageID, block }),
    response: z.object({ data: json, files: z.record(z.string(), renderedFile) }),
    errors: ['pageNotFound'],
  }),
  slugAvailable: defineCall({
    method: 'POST',
    path: '/page/slug-available',
    summary: 'Check whether a slug is valid and free in a locale',
    access: 'user',
    body: z.strictObject({ slug: z.string('required'), locale }),
    response: z.object({ available: z.boolean() }),
  }),
  createTranslation: defineCall({
    method: 'POST',
    path: '/page/create-translation',
    summary: 'Create a translation of a page as a sibling in another locale',
    access: { permission: 'translate-page' },
    body: z.strictObject({
      pageID: bodyPageID,
      newLocale: locale,
      title: requiredTitle(),
      slug: z.string('required'),
    }),
    response: z.object({ ...created.shape, ignored: stored.ignored }),
    errors: ['pageNotFound'],
  }),
  duplicate: defineCall({
    method: 'POST',
    path: '/page/duplicate',
    summary: 'Duplicate a page with new block keys and without siblings',
    access: { permission: 'create-page' },
    body: z.strictObject({ pageID: bodyPageID, locale, title: requiredTitle(), slug: z.string('required') }),
    response: created,
    errors: ['pageNotFound'],
  }),
  getBySlug: defineCall({
    method: 'POST',
    path: '/page/get-by-slug',
    summary: 'Get the published page at a path, or its redirect',
    access: 'anyone',
    /** `slug` is a path with its locale and the leading slash. */
    body: z.strictObject({ slug: text(2000), preview: z.optional(bodyVersionID) }),
    response: bySlug,
    errors: ['pageNotFound'],
  }),
  getBySlugQuery: defineCall({
    method: 'GET',
    path: '/page/get-by-slug-query',
    summary: 'Get the published page at a path as a GET request, for server-side rendering',
    access: 'anyone',
    query: z.strictObject({ slug: text(2000), preview: z.optional(pathVersionID) }),
    response: bySlug,
    errors: ['pageNotFound'],
  }),
  getSiblingSlugs: defineCall({
    method: 'GET',
    path: '/page/get-sibling-slugs/{pageID}',
    summary: 'List the siblings of a page; visitors see published ones only',
    access: 'anyone',
    params: z.object({ pageID: pathPageID }),
    response: z.object({ siblings: z.array(sibling) }),
    errors: ['pageNotFound'],
  }),
}
