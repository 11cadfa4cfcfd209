import * as z from 'zod/mini'
import { fileData, imageData } from './blocks.ts'
import { json, jsonObject, timestamp } from './fields.ts'

/** A file that a page renders. */
export const renderedFile = z.object({
  id: z.int(),
  fileName: z.string(),
  kind: z.string(),
  mimeType: z.string(),
  size: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  alt: z.string(),
  hash: z.string(),
  video: z.nullable(z.string()),
  shared: z.boolean(),
  focalPoint: z.nullable(z.object({ x: z.number(), y: z.number() })),
})

const link = z.object({
  id: z.int(),
  locale: z.string(),
  path: z.string(),
  title: z.string(),
  anchors: z.exactOptional(z.record(z.string(), z.string())),
})

export interface MenuEntry {
  key: string
  title: string
  href: string | null
  children: MenuEntry[]
}

const menuEntry: z.ZodMiniType<MenuEntry> = z.object({
  key: z.string(),
  title: z.string(),
  href: z.nullable(z.string()),
  children: z.array(z.lazy(() => menuEntry)),
})

/** The data that a head version is rendered from, without its blocks; corresponds to `PageView` in `@ximblox/blocks`. */
export const renderData = z.object({
  now: timestamp,
  status: z.literal([200, 404]),
  page: z.object({
    id: z.int(),
    locale: z.string(),
    slug: z.string(),
    path: z.string(),
    type: z.string(),
    title: z.string(),
    props: jsonObject,
    publishedAt: z.nullable(timestamp),
    images: z.record(z.string(), imageData),
    files: z.record(z.string(), fileData),
  }),
  seo: z.object({
    title: z.string(),
    description: z.string(),
    keywords: z.array(z.string()),
    image: z.nullable(imageData),
  }),
  data: z.record(z.string(), json),
  pageData: json,
  files: z.record(z.string(), renderedFile),
  links: z.record(z.string(), link),
  tags: z.record(z.string(), z.object({ id: z.int(), name: z.string() })),
  siblings: z.array(link),
  above: z.array(link),
  menus: z.record(z.string(), z.array(menuEntry)),
  globals: z.record(
    z.string(),
    z.object({
      pageID: z.int(),
      props: jsonObject,
      images: z.record(z.string(), imageData),
      files: z.record(z.string(), fileData),
    }),
  ),
  site: z.object({
    url: z.string(),
    availableLocales: z.array(z.string()),
    defaultLocale: z.string(),
    homes: z.record(z.string(), z.string()),
  }),
})
