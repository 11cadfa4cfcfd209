import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { json, jsonObject, locale, pathID, text, timestamp } from './fields.ts'
import { pageID, pathPageID, versionID } from './ids.ts'
import { limits } from './limits.ts'
import { listOf, queryNumber } from './list.ts'

/** An image with the attributes of its elements: `sources` for `source`, the rest for `img`. */
export const contentImage = z.object({
  fileID: z.int(),
  /** For browsers without the formats of the sources; a full URL, as in the sources. */
  src: z.string(),
  alt: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Better formats first, each in several widths; empty for images that are not resized. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})
export type ContentImage = z.output<typeof contentImage>

export const contentFile = z.object({
  fileID: z.int(),
  url: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  size: z.int(),
})
export type ContentFile = z.output<typeof contentFile>

const media = {
  images: z.record(z.string(), contentImage),
  files: z.record(z.string(), contentFile),
}

/** A block with resolved references. */
export interface ContentBlock {
  type: string
  key: string
  /** The id of its element, which links lead to; "" without one. */
  anchor: string
  props: z.output<typeof jsonObject>
  images: Record<string, ContentImage>
  files: Record<string, ContentFile>
  slots: Record<string, ContentBlock[]>
  /** What its query found, such as the pages of a list; null without one. */
  data: z.output<typeof json>
}

export const contentBlock: z.ZodMiniType<ContentBlock> = z.object({
  type: z.string(),
  key: z.string(),
  anchor: z.string(),
  props: jsonObject,
  ...media,
  slots: z.record(z.string(), z.array(z.lazy(() => contentBlock))),
  data: json,
})

/** The parts of a page that are left out unless they are asked for. */
export const contentFields = ['seo', 'props', 'blocks', 'translations'] as const
export type ContentField = (typeof contentFields)[number]

const summary = {
  id: pageID,
  /** Shared by its translations. */
  groupID: z.int(),
  type: z.string(),
  locale: z.string(),
  /** Where visitors find it. */
  path: z.string(),
  title: z.string(),
  publishedAt: z.nullable(timestamp),
}

/** A page for other programs. References to pages, files and tags in props have a `path`, `url` or `name` besides. */
export const contentPage = z.object({
  ...summary,
  seo: z.optional(
    z.object({
      title: z.string(),
      description: z.string(),
      keywords: z.array(z.string()),
      image: z.nullable(contentImage),
      /** Whether search engines may show the page. */
      indexed: z.boolean(),
    }),
  ),
  props: z.optional(jsonObject),
  images: z.optional(media.images),
  files: z.optional(media.files),
  blocks: z.optional(z.array(contentBlock)),
  translations: z.optional(z.array(z.object({ id: z.int(), locale: z.string(), path: z.string() }))),
})
export type ContentPage = z.output<typeof contentPage>
export type ContentPagePayload = z.input<typeof contentPage>

const listedPage = z.extend(contentPage, {
  tags: z.array(z.object({ id: z.int(), name: z.string() })),
  /** What its page type defines for lists. */
  card: z.record(z.string(), json),
})

const names = <const N extends string>(known: readonly N[]) =>
  z.pipe(
    text().check(
      z.refine(
        value => value === '' || value.split(',').every(name => known.some(one => one === name)),
        'valueNotAllowed',
      ),
    ),
    z.transform(value => known.filter(name => value.split(',').includes(name))),
  )

/** Separated by commas. */
const fields = names(contentFields)
/** One value or several. */
const several = z.pipe(
  z.union([text(), z.array(text()).check(z.maxLength(20, 'tooManyItems'))]),
  z.transform(value => (typeof value === 'string' ? [value] : value)),
)
const version = z._default(z.enum(['published', 'latest'], 'valueNotAllowed'), 'published')

/** Which version a page was read from; with it a program can store a new one. */
const read = z.object({
  page: contentPage,
  version: z.object({ id: versionID, revision: z.nullable(z.int()) }),
})

/** Reading content by other programs, with an API token or a session. */
export const content = {
  list: defineCall({
    method: 'GET',
    path: '/content/pages',
    summary: 'List published pages of a locale',
    access: 'user',
    tokens: true,
    query: z.strictObject({
      /** The default locale unless given. */
      locale: z.optional(locale),
      /** Ids of page types, separated by commas; all unless given. */
      type: z.optional(text()),
      /** The id of a public tag. */
      tag: z.optional(pathID),
      /** The id of a page of the locale, whose path those of the listed pages begin with. */
      parent: z.optional(pathID),
      /** All of these words are on the page. */
      search: z._default(text(), ''),
      /** Filters that the page types declare: `name:value`. */
      filter: z.optional(several),
      /** `newest`, `title` or a sort that a page type declares. */
      sort: z._default(text(), 'newest'),
      /** Parts of the pages besides their summary, separated by commas: `seo,props,blocks,translations`. */
      fields: z.optional(fields),
      pageIndex: z._default(queryNumber(0, 1_000_000), 0),
      /** At most 25 with `fields`. */
      pageSize: z._default(queryNumber(1, limits.pageSizeMax), limits.pageSize),
    }),
    response: listOf(listedPage),
  }),
  get: defineCall({
    method: 'GET',
    path: '/content/pages/{id}',
    summary: 'Get the published version of a page, or its latest one with a permission for pages',
    access: 'user',
    tokens: true,
    params: z.object({ id: pathPageID }),
    query: z.strictObject({ version, fields: z.optional(fields) }),
    response: read,
    errors: ['pageNotFound', 'notPermitted'],
  }),
  at: defineCall({
    method: 'GET',
    path: '/content/page-at',
    summary: 'Get the page at a path, or where the path redirects to',
    access: 'user',
    tokens: true,
    query: z.strictObject({
      /** As visitors see it, such as `/en-gb/news`. */
      path: text(limits.url),
      version,
      fields: z.optional(fields),
    }),
    response: z.extend(z.partial(read), {
      redirect: z.optional(z.object({ to: z.string(), status: z.int() })),
    }),
    errors: ['pageNotFound', 'notPermitted'],
  }),
}
