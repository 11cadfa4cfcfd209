import * as z from 'zod/mini'
import { blocks } from './blocks.ts'
import { defineCall, errorEntry } from './call.ts'
import { revision, text } from './fields.ts'
import { bodyPageID, pageID, pathPageID } from './ids.ts'
import { page } from './pages.ts'
import { redirectName } from './redirects.ts'

const params = z.object({ id: pathPageID })
const named = { pageID, title: z.string() }

/** A page whose slug changes together with that of the page being saved. */
export const movedPage = z.object({
  ...named,
  locale: z.string(),
  from: z.string(),
  to: z.string(),
  /** Whether another page has that slug, in which case none of the pages move. */
  taken: z.boolean(),
})
export type MovedPage = z.output<typeof movedPage>

/** The first few items and their total number. */
const firstOf = <I extends z.ZodMiniType>(item: I) =>
  z.object({ items: z.array(item), totalItems: z.int().check(z.nonnegative()) })

/** Number of pages and menus that keep links to the old slug because the user may not change them. */
const linksLeft = z.object({ pages: z.int(), menus: z.int() })

/** The effects of saving a page under another slug. */
export const savePreview = z.object({
  /** The page whose slug this translation shares, because its locale has no slugs of its own. */
  follows: z.nullable(z.object(named)),
  /** The page that is at the slug, if it could have the one of this page in exchange. */
  swapsWith: z.nullable(z.object(named)),
  moved: firstOf(movedPage),
  /** Whether the save would be refused because it moves a live page that the user may not publish. */
  needsPublisher: z.boolean(),
  /** Pages that contain literal URLs of the pages that would move. */
  linking: firstOf(z.object({ ...named, locale: z.string() })),
  menus: z.array(z.object({ id: z.int(), name: z.string(), locale: z.string() })),
  linksLeft,
  /** Redirects of editors to which visitors would get the page instead, and those that would apply again. */
  setsAside: z.array(redirectName),
  bringsBack: z.array(redirectName),
})
export type SavePreview = z.output<typeof savePreview>

// Fields of a fetched page are accepted and ignored.
const ignored = z.optional(z.unknown())
const readOnlyPageFields = {
  ...{ locale: ignored, title: ignored, type: ignored, typeData: ignored, content: ignored },
  ...{ publishedVersionID: ignored, publishedID: ignored, pageVersion: ignored, state: ignored },
  ...{ siblings: ignored, scheduled: ignored, request: ignored, rejection: ignored },
  ...{ createdAt: ignored, updatedAt: ignored, author: ignored, liveAuthor: ignored },
}

/** A page that is at the slug takes the former one. */
const swap = z._default(z.boolean('wrongType'), false)

/** Slugs and anchors of a page. */
export const pageSettings = {
  save: defineCall({
    method: 'PUT',
    path: '/page/{id}/save',
    summary:
      'Change the slug of a page: the old URL redirects, pages below it move along, and with `shouldUpdateLinks` links are updated where the user may edit. Moving a live page requires `publish-page`',
    access: { permission: 'edit-page' },
    tokens: true,
    params,
    body: z.strictObject({
      id: bodyPageID,
      slug: z.string('required'),
      shouldUpdateLinks: z._default(z.boolean('wrongType'), false),
      swap,
      revision: z.optional(revision),
      ...readOnlyPageFields,
    }),
    response: z.object({ page, updatedLinks: z.array(z.object(named)), linksLeft }),
    errors: ['pageNotFound', 'staleRevision'],
  }),
  previewSave: defineCall({
    method: 'POST',
    path: '/page/{id}/preview-save',
    summary: 'Preview the effects and errors of saving a page under another slug',
    access: 'user',
    params,
    body: z.strictObject({ slug: z.string('required'), swap }),
    response: z.object({ ...savePreview.shape, Errors: z.optional(z.array(errorEntry)) }),
    errors: ['pageNotFound'],
  }),
  anchorAvailable: defineCall({
    method: 'POST',
    path: '/page/anchor-available',
    summary: 'Check whether an anchor name is valid and free among the blocks being edited',
    access: 'user',
    body: z.strictObject({ anchorName: text(), blockKey: text(), pageVersionBlocks: blocks }),
    response: z.object({ available: z.boolean() }),
  }),
}
