import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { text } from './fields.ts'

export const mediaKinds = ['image', 'gif', 'document', 'file', 'vimeo', 'youtube'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Specification, section 3: media item. `path` is its folder; sizes in bytes and pixels. */
export const mediaItem = z.object({
  id: z.int(),
  path: z.string(),
  fileName: z.string(),
  defaultAltText: z.string(),
  shared: z.boolean(),
  kind: z.enum(mediaKinds),
  mimeType: z.string(),
  size: z.int(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  hash: z.string(),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  usageCount: z.int(),
  revision: z.int(),
})
export type MediaItem = z.output<typeof mediaItem>

/** Specification, section 7: Media library. */
export const media = {
  addFile: defineCall({
    method: 'POST',
    path: '/medialib/add-file',
    summary: 'Upload one file into a folder; its type is told from its content',
    access: { permission: 'manage-media' },
    transport: 'multipart',
    body: z.strictObject({ path: text(2000) }),
    response: z.object({ file: mediaItem }),
    errors: ['ML_01', 'ML_03', 'ML_04', 'ML_05', 'ML_09'],
  }),
  getPageFile: defineCall({
    method: 'GET',
    path: '/medialib/get-page-file/{pageID}/{group}/{hash}/{fileName}',
    summary: 'A file of a page: public while a published version refers to exactly that, else for users only',
    access: 'anyone',
    transport: 'file',
    params: z.object({ pageID: z.string(), group: z.string(), hash: z.string(), fileName: z.string() }),
    errors: ['ML_04'],
  }),
}
