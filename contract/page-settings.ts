import * as z from 'zod/mini'
import { blocks } from './blocks.ts'
import { defineCall, errorEntry } from './call.ts'
import { revision, text } from './fields.ts'
import { bodyPageID, pageID, pathPageID } from './ids.ts'
import { page } from './pages.ts'

const params = z.object({ id: pathPageID })
const named = { pageID, title: z.string() }

/** A page that gets another address together with the one that is moved. */
export const movedPage = z.object({
  ...named,
  locale: z.string(),
  from: z.string(),
  to: z.string(),
  /** Whether another page has that address already, which keeps all of them where they are. */
  taken: z.boolean(),
})
export type MovedPage = z.output<typeof movedPage>

/** The first of several, and how many there are. */
const firstOf = <I extends z.ZodMiniType>(item: I) =>
  z.object({ items: z.array(item), totalItems: z.int().check(z.nonnegative()) })

/** How many pages and menus keep links to the old address, because the user may not change them. */
const linksLeft = z.object({ pages: z.int(), menus: z.int() })

/** What saving a page under another slug would change besides. */
export const savePreview = z.object({
  /** The page that this one is a translation of, where its locale has no slugs of its own: both change together. */
  follows: z.nullable(z.object(named)),
  moved: firstOf(movedPage),
  /** Whether a live page would move that the user may not publish, so that the save would be refused. */
  needsPublisher: z.boolean(),
  /** Pages with written-out addresses of those that would move. */
  linking: firstOf(z.object({ ...named, locale: z.string() })),
  menus: z.array(z.object({ id: z.int(), name: z.string(), locale: z.string() })),
  linksLeft,
})
export type SavePreview = z.output<typeof savePreview>

// What a fetched page carries is accepted back.
const ignored = z.optional(z.unknown())
const readOnlyPageFields = {
  ...{ locale: ignored, title: ignored, type: ignored, typeData: ignored, content: ignored },
  ...{ publishedVersionID: ignored, publishedID: ignored, pageVersion: ignored, state: ignored },
  ...{ siblings: ignored, scheduled: ignored, request: ignored, rejection: ignored },
  ...{ createdAt: ignored, updatedAt: ignored, author: ignored, liveAuthor: ignored },
}

/** What the settings of a page and of its blocks ask for and change (specification, section 7: Pages). */
export const pageSettings = {
  save: defineCall({
    method: 'PUT',
    path: '/page/{id}/save',
    summary:
      'Give a page another slug; its old address redirects, pages below it move along, and links are updated if asked, where the user may change them. Moving a live page needs `publish-page` on it',
    access: { permission: 'edit-page' },
    params,
    body: z.strictObject({
      id: bodyPageID,
      slug: z.string('V_01'),
      shouldUpdateLinks: z._default(z.boolean('V_15'), false),
      revision: z.optional(revision),
      ...readOnlyPageFields,
    }),
    response: z.object({ page, updatedLinks: z.array(z.object(named)), linksLeft }),
    errors: ['PM_01', 'PM_02'],
  }),
  previewSave: defineCall({
    method: 'POST',
    path: '/page/{id}/preview-save',
    summary: 'What saving a page under another slug would change besides, and what it would be refused for',
    access: 'user',
    params,
    body: z.strictObject({ slug: z.string('V_01') }),
    response: z.object({ ...savePreview.shape, Errors: z.optional(z.array(errorEntry)) }),
    errors: ['PM_01'],
  }),
  anchorAvailable: defineCall({
    method: 'POST',
    path: '/page/anchor-available',
    summary: 'Whether a block may have an anchor of this name, among the blocks as they are being edited',
    access: 'user',
    body: z.strictObject({ anchorName: text(), blockKey: text(), pageVersionBlocks: blocks }),
    response: z.object({ available: z.boolean() }),
  }),
}
