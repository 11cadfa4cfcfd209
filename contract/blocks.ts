import * as z from 'zod/mini'
import { id, jsonObject, text } from './fields.ts'
import { limits } from './limits.ts'

const number = z.number('invalidNumberOrDate')

/** The crop of an image. Applied in the order of Cropper.js: flip, rotate, crop; in natural pixels. */
export const cropParams = z.strictObject({
  x: number,
  y: number,
  width: number,
  height: number,
  rotate: number,
  scaleX: number,
  scaleY: number,
})
export type CropParams = z.output<typeof cropParams>

/** A reference to an image. The server computes `hash` from content and crop and ignores the one in a request. */
export const imageData = z.strictObject({
  hash: z._default(text(), ''),
  fileName: z._default(text(), ''),
  altText: z._default(text(1000), ''),
  fileID: id,
  cropParams: z._default(z.nullable(cropParams), null),
  decorative: z.optional(z.boolean()),
})

/** An image of a page or block: the file, its texts and its crop. */
export type ImageData = z.output<typeof imageData>

/** A reference to a file that is not an image. */
export const fileData = z.strictObject({
  hash: z._default(text(), ''),
  fileName: z._default(text(), ''),
  fileID: id,
})
export type FileData = z.output<typeof fileData>

const name = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, 'invalidFormat'))
export const images = z.record(name, imageData)
export const files = z.record(name, fileData)

/** Lowers what formatted texts cannot contain to the nearest that they can, instead of refusing it; no word is lost. */
export const fitTexts = z.optional(z.boolean())

/** A typed block; child blocks are in `slots`. */
export interface Block {
  type: string
  key: string
  /** Version of the block type that `props` were written for; absent in a request means the current one. */
  version?: number | undefined
  props: z.output<typeof jsonObject>
  /** When not empty, the block is wrapped in an element with this id. */
  anchorPoint: string
  __images: Record<string, ImageData>
  __files: Record<string, FileData>
  slots?: Record<string, Block[]> | undefined
}

/** A block in a request, where everything but type and key is optional. */
export interface BlockInput {
  type: string
  key: string
  version?: number | undefined
  props?: z.input<typeof jsonObject> | undefined
  anchorPoint?: string | undefined
  __images?: z.input<typeof images> | undefined
  __files?: z.input<typeof files> | undefined
  slots?: Record<string, BlockInput[]> | undefined
}

/** The version of a block type or a page type. */
export const typeVersion = z
  .int('invalidNumberOrDate')
  .check(z.positive('invalidNumberOrDate'), z.lte(10_000, 'invalidNumberOrDate'))

/** Operations check anchor names, because autosave tolerates half-typed ones. */
export const block: z.ZodMiniType<Block, BlockInput> = z.strictObject({
  type: z.string('required').check(z.regex(/^[a-z][a-z0-9-]{0,63}$/, 'invalidFormat')),
  key: z.string('required').check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalidFormat')),
  version: z.optional(typeVersion),
  props: z._default(jsonObject, {}),
  anchorPoint: z._default(text(), ''),
  __images: z._default(images, {}),
  __files: z._default(files, {}),
  slots: z.optional(z.record(name, z.array(z.lazy(() => block)))),
})

export const blocks = z.array(block).check(z.maxLength(limits.blocks, 'tooManyItems'))
