import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, pathID, requiredText, revision, text } from './fields.ts'
import { pageID, versionID } from './ids.ts'
import { limits } from './limits.ts'
import { listArguments, listOf } from './list.ts'
import { readOnlyFileFields } from './read-only-file-fields.ts'
import { imageFormats, imageWidths } from './renditions.ts'

export const mediaKinds = ['image', 'gif', 'document', 'file', 'vimeo', 'youtube'] as const
export type MediaKind = (typeof mediaKinds)[number]

const fraction = z.number('V_17').check(z.gte(0, 'V_17'), z.lte(1, 'V_17'))

/** The point of a picture that stays in sight wherever it is cut to fit, in parts of its width and height. */
export const focalPoint = z.strictObject({ x: fraction, y: fraction })
export type FocalPoint = z.output<typeof focalPoint>

/** Specification, section 3: media item. `path` is its folder; sizes in bytes and pixels. */
export const mediaItem = z.object({
  id: z.int(),
  path: z.string(),
  fileName: z.string(),
  defaultAltText: z.string(),
  shared: z.boolean(),
  kind: z.enum(mediaKinds),
  /** "" for a video elsewhere, which has no size or hash either. */
  mimeType: z.string(),
  size: z.int(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  hash: z.string(),
  videoUrl: z.optional(z.string()),
  /** null: the middle. */
  focalPoint: z.nullable(focalPoint),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  /** Pages whose newest, published, requested or scheduled version uses it. */
  usageCount: z.int(),
  revision: z.int(),
})
export type MediaItem = z.output<typeof mediaItem>

/** A folder; `path` is its own full path, `files` and `directories` are how many lie directly in it. */
export const directory = z.object({
  path: z.string(),
  folderName: z.string(),
  files: z.int(),
  directories: z.int(),
})
export type Directory = z.output<typeof directory>

/** A page that uses a file; `where` names the keys of its blocks, `seoImage`, or `page` for the page's own fields. */
export const pageUse = z.object({
  pageID,
  title: z.string(),
  slug: z.string(),
  locale: z.string(),
  versionID,
  published: z.boolean(),
  where: z.array(z.string()),
})
export type PageUse = z.output<typeof pageUse>
export type PageUsePayload = z.input<typeof pageUse>

/** A menu with an entry that leads to a file; `key` is that of the entry. */
export const menuUse = z.object({ id: z.int(), name: z.string(), locale: z.string(), key: z.string() })
export type MenuUse = z.output<typeof menuUse>

/** Another file with the very same content. */
export const duplicate = z.object({ id: z.int(), path: z.string(), fileName: z.string() })
export type Duplicate = z.output<typeof duplicate>

/** What a file held before it was replaced; it can be restored until `keptUntil`. */
export const formerContent = z.object({
  ...z.pick(mediaItem, { id: true, fileName: true, kind: true, mimeType: true, size: true }).shape,
  ...z.pick(mediaItem, { width: true, height: true }).shape,
  replacedAt: z.string(),
  /** "" when that is not known any more. */
  replacedBy: z.string(),
  keptUntil: z.string(),
})
export type FormerContent = z.output<typeof formerContent>

// What a folder can be called is for the operation to say, which finds that there is none.
const folderPath = text(limits.mediaPath)
const newName = requiredText(1000)
const altText = text(limits.altText)
const videoUrl = text(2000)
const force = z._default(z.boolean('V_15'), false)

/** Numbers that travel as text. */
const parsedText = (pattern: RegExp) =>
  z.pipe(z.string('V_01').check(z.regex(pattern, 'V_17')), z.transform(Number))
const idText = parsedText(/^[1-9]\d{0,15}$/)
const numberText = parsedText(/^-?\d{1,15}(\.\d{1,20})?$/)
const width = z.pipe(z.enum(imageWidths.map(String), 'V_15'), z.transform(Number))
const format = z.enum(imageFormats, 'V_15')
/** Changes nothing but the address: a browser that shows a picture asks again only for another one. */
const v = z.optional(text())
const fileResponse = z.object({ file: mediaItem })
/** `formerContentID` restores what the file held; null when it holds that still. */
const contentResponse = z.object({ file: mediaItem, formerContentID: z.nullable(z.int()) })
const forceText = z.optional(
  z.pipe(
    z.enum(['true', 'false'], 'V_15'),
    z.transform(value => value === 'true'),
  ),
)
const directoryResponse = z.object({ directory })
const pageFile = z.object({ pageID: z.string(), group: z.string(), hash: z.string(), fileName: z.string() })

/** Specification, section 7: Media library. */
export const media = {
  getDir: defineCall({
    method: 'POST',
    path: '/medialib/get-dir',
    summary: 'What lies in a folder, all of it, by name',
    access: 'user',
    body: z.strictObject({ path: folderPath }),
    response: z.object({
      path: z.string(),
      directories: z.array(directory),
      files: z.array(mediaItem),
      totalItems: z.int(),
    }),
    errors: ['ML_04'],
  }),
  listDirs: defineCall({
    method: 'GET',
    path: '/medialib/directories',
    summary: 'Every folder there is, by name',
    access: 'user',
    response: z.object({ directories: z.array(directory) }),
  }),
  getFile: defineCall({
    method: 'GET',
    path: '/medialib/file/{id}',
    summary: 'A file, and others with the very same content',
    access: 'user',
    params: z.object({ id: pathID }),
    response: z.object({ file: mediaItem, duplicates: z.array(duplicate) }),
    errors: ['ML_04'],
  }),
  searchFiles: defineCall({
    method: 'POST',
    path: '/medialib/search-files',
    summary:
      'Files below a folder whose name or alternative text has a term, at most 200, and folders by name',
    access: 'user',
    body: z.strictObject({ searchTerm: text(), directory: z._default(folderPath, '/') }),
    response: z.object({
      searchTerm: z.string(),
      directory: z.string(),
      directories: z.array(directory),
      files: z.array(mediaItem),
      totalItems: z.int(),
    }),
    errors: ['ML_04'],
  }),
  addFile: defineCall({
    method: 'POST',
    path: '/medialib/add-file',
    summary: 'Upload one file into a folder; its type is told from its content. Or, by videoUrl, add a video',
    access: { permission: 'manage-media' },
    transport: 'multipart',
    // A video may be given a name; a file comes with its own.
    body: z.strictObject({ path: folderPath, videoUrl: z.optional(videoUrl), fileName: z.optional(newName) }),
    response: z.object({ file: mediaItem, duplicates: z.array(duplicate) }),
    errors: ['ML_01', 'ML_03', 'ML_04', 'ML_05', 'ML_06', 'ML_09', 'ML_10'],
  }),
  replaceFile: defineCall({
    method: 'POST',
    path: '/medialib/replace-file',
    summary:
      'Give a file new content of the same kind, which every page that uses it shows at once; one that published pages or menus use only with `force`. What it held can be restored for 30 days',
    access: { permission: 'manage-media' },
    transport: 'multipart',
    body: z.strictObject({
      id: idText,
      force: forceText,
      revision: z.optional(parsedText(/^\d{1,15}$/)),
    }),
    response: contentResponse,
    errors: ['ML_01', 'ML_02', 'ML_04', 'ML_05', 'ML_07', 'ML_09', 'ML_10', 'PM_02'],
  }),
  formerContents: defineCall({
    method: 'GET',
    path: '/medialib/file/{id}/former-contents',
    summary: 'What a file held before it was replaced, as far as it can be restored, the latest first',
    access: { permission: 'manage-media' },
    params: z.object({ id: pathID }),
    response: z.object({ contents: z.array(formerContent) }),
    errors: ['ML_04'],
  }),
  getFormerContent: defineCall({
    method: 'GET',
    path: '/medialib/file/{id}/former-contents/{contentID}',
    summary: 'A former content of a file, to be saved; a picture also in one of the fixed widths as WebP',
    access: { permission: 'manage-media' },
    transport: 'file',
    params: z.object({ id: pathID, contentID: pathID }),
    query: z.strictObject({ w: z.optional(width) }),
    errors: ['ML_04', 'ML_05'],
  }),
  restoreContent: defineCall({
    method: 'POST',
    path: '/medialib/restore-content',
    summary:
      'Give a file back what it held before it was replaced, and keep what it holds now; one that published pages or menus use only with `force`',
    access: { permission: 'manage-media' },
    body: z.strictObject({ id, contentID: id, force, revision: z.optional(revision) }),
    response: contentResponse,
    errors: ['ML_02', 'ML_04', 'ML_07', 'PM_02'],
  }),
  moveFile: defineCall({
    method: 'POST',
    path: '/medialib/move-file',
    summary: 'Move a file to another folder, by another name where one is given',
    access: { permission: 'manage-media' },
    body: z.strictObject({
      id,
      newPath: folderPath,
      newFileName: z.optional(newName),
      revision: z.optional(revision),
    }),
    response: fileResponse,
    errors: ['ML_02', 'ML_04', 'PM_02'],
  }),
  editFile: defineCall({
    method: 'POST',
    path: '/medialib/edit-file',
    summary:
      'Change where a file is, what it is called, and what is said of it; absent keys stay as they are',
    access: { permission: 'manage-media' },
    body: z.strictObject({
      id,
      newPath: z.optional(folderPath),
      newFileName: z.optional(newName),
      defaultAltText: z.optional(altText),
      shared: z.optional(z.boolean('V_15')),
      focalPoint: z.optional(z.nullable(focalPoint)),
      revision: z.optional(revision),
      ...readOnlyFileFields,
    }),
    response: fileResponse,
    errors: ['ML_02', 'ML_04', 'PM_02'],
  }),
  deleteFile: defineCall({
    method: 'POST',
    path: '/medialib/delete-file',
    summary: 'Delete a file; one that pages or menus use only with `force`',
    access: { permission: 'manage-media' },
    body: z.strictObject({ id, force }),
    errors: ['ML_04', 'ML_07'],
  }),
  createDir: defineCall({
    method: 'POST',
    path: '/medialib/create-dir',
    summary: 'Make a folder in the folder at `path`',
    access: { permission: 'manage-media' },
    body: z.strictObject({ path: folderPath, folderName: newName }),
    response: directoryResponse,
    errors: ['ML_03', 'ML_04'],
  }),
  moveDirectory: defineCall({
    method: 'POST',
    path: '/medialib/move-directory',
    summary: 'Move or rename a folder with all that is in it; both are full paths',
    access: { permission: 'manage-media' },
    body: z.strictObject({ oldPath: folderPath, newPath: folderPath }),
    response: directoryResponse,
    errors: ['ML_02', 'ML_04'],
  }),
  deleteDirectory: defineCall({
    method: 'POST',
    path: '/medialib/delete-directory',
    summary: 'Delete a folder; one with files only with `force`, one with files in use never',
    access: { permission: 'manage-media' },
    body: z.strictObject({ path: folderPath, force }),
    errors: ['ML_04', 'ML_07', 'ML_08'],
  }),
  listPagesByFile: defineCall({
    method: 'POST',
    path: '/medialib/list-pages-by-file',
    summary: 'Pages that use a file, and all entries of menus that lead to it',
    access: 'user',
    body: z.strictObject({ fileID: id, ...listArguments(['title', 'slug', 'locale', 'published']) }),
    response: z.object({ ...listOf(pageUse).shape, menus: z.array(menuUse) }),
    errors: ['ML_04'],
  }),
  previewImage: defineCall({
    method: 'GET',
    path: '/medialib/preview-image',
    summary: 'A picture of the library as it is, or in one of the fixed widths as WebP',
    access: 'user',
    transport: 'file',
    query: z.strictObject({ imageID: idText, w: z.optional(width), v }),
    errors: ['ML_04', 'ML_05'],
  }),
  previewCrop: defineCall({
    method: 'GET',
    path: '/medialib/preview-crop',
    summary: 'A crop of a picture: flipped, turned, then cut, and kept within the picture',
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
    errors: ['ML_04', 'ML_05'],
  }),
  getOriginal: defineCall({
    method: 'GET',
    path: '/medialib/file/{id}/original',
    summary: 'A file of the library as it is kept, to be saved',
    access: 'user',
    transport: 'file',
    params: z.object({ id: pathID }),
    errors: ['ML_04'],
  }),
  getPageFile: defineCall({
    method: 'GET',
    path: '/medialib/get-page-file/{pageID}/{group}/{hash}/{fileName}',
    summary:
      'A file of a page, a picture also in a fixed width and format: public while a published version refers to exactly that, else for users only',
    access: 'anyone',
    transport: 'file',
    params: pageFile,
    query: z.strictObject({ w: z.optional(width), f: z.optional(format) }),
    errors: ['ML_04', 'ML_05'],
  }),
  getSharedFile: defineCall({
    method: 'GET',
    path: '/medialib/shared/{id}/{hash}/{fileName}',
    summary: 'A shared file at its public address',
    access: 'anyone',
    transport: 'file',
    params: z.object({ id: z.string(), hash: z.string(), fileName: z.string() }),
    errors: ['ML_04'],
  }),
}
