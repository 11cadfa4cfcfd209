import { cropParams } from '@ximblox/contract/blocks'
import { type Json, jsonObject, locale, tagName, text, timestamp, timeZone } from '@ximblox/contract/fields'
import { limits } from '@ximblox/contract/limits'
import { focalPoint } from '@ximblox/contract/media'
import { unpublishResponses } from '@ximblox/contract/pages'
import * as z from 'zod/mini'

/** Null is a reference to something that was deleted. */
const reference = z.nullable(z.string())
const optionalTime = z.optional(timestamp)

const image = z.strictObject({
  file: reference,
  altText: z.optional(z.string()),
  cropParams: z.optional(cropParams),
  decorative: z.optional(z.boolean()),
})
const file = z.strictObject({ file: reference })
const attachments = {
  __images: z.optional(z.record(z.string(), image)),
  __files: z.optional(z.record(z.string(), file)),
}

/** A block. References in its props have keys in place of ids. */
export interface BlockFile {
  type: string
  key: string
  version?: number | undefined
  anchorPoint?: string | undefined
  props?: Record<string, Json> | undefined
  __images?: Record<string, ImageFile> | undefined
  __files?: Record<string, z.output<typeof file>> | undefined
  slots?: Record<string, BlockFile[]> | undefined
}
export type ImageFile = z.output<typeof image>

const block: z.ZodMiniType<BlockFile> = z.strictObject({
  type: z.string(),
  key: z.string(),
  version: z.optional(z.int()),
  anchorPoint: z.optional(z.string()),
  props: z.optional(jsonObject),
  ...attachments,
  slots: z.optional(z.record(z.string(), z.array(z.lazy(() => block)))),
})

/** The content of a version. What is empty is left out. */
export const versionFile = z.strictObject({
  title: z.string(),
  updatedAt: optionalTime,
  seoTitle: z.optional(z.string()),
  seoDescription: z.optional(z.string()),
  seoKeywords: z.optional(z.array(z.string())),
  seoImage: z.optional(image),
  seoIndexed: z.optional(z.boolean()),
  pageType: z.optional(z.strictObject({ version: z.optional(z.int()), props: jsonObject })),
  ...attachments,
  blocks: z.optional(z.array(block)),
})
export type VersionFile = z.output<typeof versionFile>

const schedule = z.strictObject({
  publishAt: optionalTime,
  unpublishAt: optionalTime,
  zone: timeZone,
  leave: z.enum(unpublishResponses),
  /** As it was typed. */
  to: z.optional(z.string()),
  page: z.optional(z.string()),
  url: z.optional(z.string()),
  at: optionalTime,
})
export type ScheduleFile = z.output<typeof schedule>

/** A page of one language. `draft` is its newest content, if that is not the published one. */
export const pageFileSchema = z.strictObject({
  type: z.string(),
  /** The page of another locale that leads its translations. */
  translationOf: z.optional(z.string()),
  /** The page that it was translated from. */
  source: z.optional(z.string()),
  createdAt: optionalTime,
  updatedAt: optionalTime,
  firstPublishedAt: optionalTime,
  publishedAt: optionalTime,
  schedule: z.optional(schedule),
  published: z.optional(versionFile),
  /** What is scheduled to be published, if that is not the newest content. */
  scheduled: z.optional(versionFile),
  draft: z.optional(versionFile),
})
export type PageFile = z.output<typeof pageFileSchema>
export const versionNames = ['published', 'scheduled', 'draft'] as const
export type VersionName = (typeof versionNames)[number]

export const siteFile = z.strictObject({
  format: z.literal(1),
  /** As the definition of the site names them when they are left out. */
  locales: z.optional(
    z.strictObject({
      availableLocales: z.array(locale).check(z.minLength(1)),
      defaultLocale: locale,
      customSlugLocales: z.array(locale),
    }),
  ),
  publication: z.optional(z.strictObject({ allowOwnRequests: z.boolean() })),
})
export type SiteFile = z.output<typeof siteFile>

export const tagsFile = z.strictObject({ public: z.array(tagName), private: z.array(tagName) })
export type TagsFile = z.output<typeof tagsFile>

/** The synonyms of the search, by language. */
export const synonymsFile = z.record(z.string().check(z.regex(/^[a-z]{2}$/)), z.array(z.array(z.string())))
export type SynonymsFile = z.output<typeof synonymsFile>

/** All folders of the library, by path. */
export const foldersFile = z.array(z.string())

export const mediaFileSchema = z.strictObject({
  path: z.string(),
  /** Of the content beside it. Without it, the content is treated like an upload. */
  sha256: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))),
  /** What an upload found out about an image. */
  image: z.optional(
    z.strictObject({
      width: z.int().check(z.positive()),
      height: z.int().check(z.positive()),
      animated: z.optional(z.boolean()),
    }),
  ),
  video: z.optional(z.string()),
  alt: z.optional(text(limits.altText)),
  shared: z.optional(z.boolean()),
  focal: z.optional(focalPoint),
  tags: z.optional(z.array(z.string())),
  uploadedAt: optionalTime,
})
export type MediaFile = z.output<typeof mediaFileSchema>

export interface MenuItemFile {
  key: string
  title: string
  url?: string | undefined
  page?: string | null | undefined
  file?: string | null | undefined
  children?: MenuItemFile[] | undefined
}
const menuItem: z.ZodMiniType<MenuItemFile> = z.strictObject({
  key: z.string(),
  title: z.string(),
  url: z.optional(z.string()),
  page: z.optional(reference),
  file: z.optional(reference),
  children: z.optional(z.array(z.lazy(() => menuItem))),
})

/** The menus of a locale, by name. */
export const menusFile = z.record(z.string(), z.array(menuItem))
export type MenusFile = z.output<typeof menusFile>

/** The paths of a locale at which no page is. Without a target they are gone, or lead to a page again once it is published. */
export const redirectsFile = z.array(
  z.strictObject({
    from: z.string(),
    /** The parameters that the query of a visitor must have. */
    query: z.optional(z.string()),
    status: z.literal([301, 302, 410]),
    page: z.optional(z.string()),
    url: z.optional(z.string()),
    /** The page that was at this path. */
    leftBy: z.optional(z.string()),
    since: optionalTime,
  }),
)
export type RedirectsFile = z.output<typeof redirectsFile>
