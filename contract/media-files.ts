import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pathID, text } from './fields.ts'
import { idText, parsedText, width } from './media-fields.ts'
import { imageFormats } from './renditions.ts'

const numberText = parsedText(/^-?\d{1,15}(\.\d{1,20})?$/)
const format = z.enum(imageFormats, 'valueNotAllowed')
/** Only makes the URL differ, so that the browser fetches an image again after a change. */
const v = z.optional(text())
const pageFile = z.object({ pageID: z.string(), group: z.string(), hash: z.string(), fileName: z.string() })

/** Images and files of the media library and of pages. See docs/rules.md, Media. */
export const mediaFiles = {
  previewImage: defineCall({
    method: 'GET',
    path: '/medialib/preview-image',
    summary: 'Get an image of the media library, original or in one of the fixed widths as WebP',
    access: 'user',
    transport: 'file',
    query: z.strictObject({ imageID: idText, w: z.optional(width), v }),
    errors: ['mediaNotFound', 'unsupportedFileType'],
  }),
  previewCrop: defineCall({
    method: 'GET',
    path: '/medialib/preview-crop',
    summary: 'Get a crop of an image: flipped, rotated, then cropped, limited to the image',
    access: 'user',
    transport: 'file',
    query: z.strictObject({
      imageID: idText,
      x: numberText,
      y: numberText,
      width: numberText,
      height: numberText,
      rotate: z._default(numberText, 0),
      scaleX: z._default(numberText, 1),
      scaleY: z._default(numberText, 1),
      w: z.optional(width),
      v,
    }),
    errors: ['mediaNotFound', 'unsupportedFileType'],
  }),
  getOriginal: defineCall({
    method: 'GET',
    path: '/medialib/file/{id}/original',
    summary: 'Download a file of the media library as stored',
    access: 'user',
    transport: 'file',
    params: z.object({ id: pathID }),
    errors: ['mediaNotFound'],
  }),
  getPageFile: defineCall({
    method: 'GET',
    path: '/medialib/get-page-file/{pageID}/{group}/{hash}/{fileName}',
    summary:
      'Get a file of a page, images also in a fixed width and format; public while a published version refers to it, otherwise for users only',
    access: 'anyone',
    transport: 'file',
    params: pageFile,
    query: z.strictObject({
      w: z.optional(width),
      f: z.optional(format),
      /** The end and the signature of a link to a private file, which expires. */
      until: z.optional(parsedText(/^\d{1,15}$/)),
      signature: z.optional(text()),
    }),
    errors: ['mediaNotFound', 'unsupportedFileType'],
  }),
  getSharedFile: defineCall({
    method: 'GET',
    path: '/medialib/shared/{id}/{hash}/{fileName}',
    summary: 'Get a shared file at its public URL',
    access: 'anyone',
    transport: 'file',
    params: z.object({ id: z.string(), hash: z.string(), fileName: z.string() }),
    errors: ['mediaNotFound'],
  }),
}
