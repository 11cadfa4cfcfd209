import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, pathID, requiredText, revision, text } from './fields.ts'
import { pageID, versionID } from './ids.ts'
import { limits } from './limits.ts'
import { listArguments, listOf } from './list.ts'
import { idText, parsedText, width } from './media-fields.ts'
import { readOnlyFileFields } from './read-only-file-fields.ts'
import { tag } from './tag.ts'

export const mediaKinds = ['image', 'gif', 'document', 'file', 'vimeo', 'youtube'] as const
export type MediaKind = (typeof mediaKinds)[number]

const fraction = z
  .number('invalidNumberOrDate')
  .check(z.gte(0, 'invalidNumberOrDate'), z.lte(1, 'invalidNumberOrDate'))

/** The point of an image that stays visible when it is cropped to fit, as fractions of width and height. */
export const focalPoint = z.strictObject({ x: fraction, y: fraction })
export type FocalPoint = z.output<typeof focalPoint>

/** A file of the media library. `path` is its folder; `size` is in bytes. */
export const mediaItem = z.object({
  id: z.int(),
  path: z.string(),
  fileName: z.string(),
  defaultAltText: z.string(),
  shared: z.boolean(),
  kind: z.enum(mediaKinds),
  /** "" for an embedded video, which has no size or hash either. */
  mimeType: z.string(),
  size: z.int(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** The hash of its content in its addresses: of a use that is not cropped, and of `sharedPath`. */
  hash: z.string(),
  /** The public path of a shared file; "" of any other. */
  sharedPath: z.string(),
  videoUrl: z.optional(z.string()),
  /** null means the center. */
  focalPoint: z.nullable(focalPoint),
  /** Private tags by name, for finding the file. */
  tags: z.array(tag),
  uploadedAt: z.string(),
  uploadedBy: z.string(),
  /** Number of pages whose head, published, requested or scheduled version uses it. */
  usageCount: z.int(),
  revision: z.int(),
})
export type MediaItem = z.output<typeof mediaItem>

/** What visitors would have seen of what is left out of a vector image. */
export const leftOutParts = ['animation', 'effects', 'html', 'images', 'styles'] as const
export type LeftOut = (typeof leftOutParts)[number]

/**
 * What a stored file differs in from the uploaded one: its name ends as its content demands (`renamed`), its format is
 * another one (`converted`), only its first page or frame is kept (`firstPage`), its end is missing (`incomplete`), it has
 * fewer pixels (`reduced`), or parts of a vector image are left out.
 */
export const fileChanges = [
  'renamed',
  'converted',
  'firstPage',
  'incomplete',
  'reduced',
  ...leftOutParts,
] as const
export type FileChange = (typeof fileChanges)[number]
const changes = z.array(z.enum(fileChanges))

/** A folder; `path` is its full path, `files` and `directories` count its direct contents. */
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

/** A menu with an item that links to a file; `key` identifies the menu item. */
export const menuUse = z.object({ id: z.int(), name: z.string(), locale: z.string(), key: z.string() })
export type MenuUse = z.output<typeof menuUse>

/** Another file with identical content. */
export const duplicate = z.object({ id: z.int(), path: z.string(), fileName: z.string() })
export type Duplicate = z.output<typeof duplicate>

/** The content of a file before it was replaced, which can be restored until `keptUntil`. */
export const formerContent = z.object({
  ...z.pick(mediaItem, { id: true, fileName: true, kind: true, mimeType: true, size: true }).shape,
  ...z.pick(mediaItem, { width: true, height: true }).shape,
  replacedAt: z.string(),
  /** "" if unknown. */
  replacedBy: z.string(),
  keptUntil: z.string(),
})
export type FormerContent = z.output<typeof formerContent>

// Folder names are checked by the operation, which answers that there is no such folder.
const folderPath = text(limits.mediaPath)
const newName = requiredText(1000)
const altText = text(limits.altText)
const videoUrl = text(2000)
const force = z._default(z.boolean('wrongType'), false)

const fileResponse = z.object({ file: mediaItem })
/** `formerContentID` restores the previous content; null if the content did not change. */
const contentResponse = z.object({ file: mediaItem, formerContentID: z.nullable(z.int()) })
const replacedResponse = z.object({ ...contentResponse.shape, changes })
const forceText = z.optional(
  z.pipe(
    z.enum(['true', 'false'], 'valueNotAllowed'),
    z.transform(value => value === 'true'),
  ),
)
const directoryResponse = z.object({ directory })
const contentErrors = [
  'unsupportedFileType',
  'wrongFileContent',
  'damagedFile',
  'tooManyPixels',
  'fileTooComplex',
  'macrosNotAllowed',
  'heicFile',
] as const

export const media = {
  getDir: defineCall({
    method: 'POST',
    path: '/medialib/get-dir',
    summary: 'List everything in a folder by name',
    access: 'user',
    body: z.strictObject({ path: folderPath }),
    response: z.object({
      path: z.string(),
      directories: z.array(directory),
      files: z.array(mediaItem),
      totalItems: z.int(),
    }),
    errors: ['mediaNotFound'],
  }),
  listDirs: defineCall({
    method: 'GET',
    path: '/medialib/directories',
    summary: 'List all folders by name',
    access: 'user',
    response: z.object({ directories: z.array(directory) }),
  }),
  getFile: defineCall({
    method: 'GET',
    path: '/medialib/file/{id}',
    summary: 'Get a file and others with identical content',
    access: 'user',
    params: z.object({ id: pathID }),
    response: z.object({ file: mediaItem, duplicates: z.array(duplicate) }),
    errors: ['mediaNotFound'],
  }),
  searchFiles: defineCall({
    method: 'POST',
    path: '/medialib/search-files',
    summary:
      'Search below a folder for at most 200 files by name, alternative text or tag, and for folders by name',
    access: 'user',
    body: z.strictObject({
      searchTerm: text(),
      directory: z._default(folderPath, '/'),
      /** Only files with this tag, and no folders. The search term may then be empty. */
      tag: z.optional(id),
    }),
    response: z.object({
      searchTerm: z.string(),
      directory: z.string(),
      directories: z.array(directory),
      files: z.array(mediaItem),
      totalItems: z.int(),
    }),
    errors: ['mediaNotFound'],
  }),
  addFile: defineCall({
    method: 'POST',
    path: '/medialib/add-file',
    summary:
      'Upload a file into a folder, with its type detected from its content, or add a video by `videoUrl`',
    access: { permission: 'manage-media' },
    tokens: true,
    transport: 'multipart',
    // `fileName` names a video; an uploaded file has its own name.
    body: z.strictObject({ path: folderPath, videoUrl: z.optional(videoUrl), fileName: z.optional(newName) }),
    response: z.object({ file: mediaItem, duplicates: z.array(duplicate), changes }),
    errors: [
      'fileTooLarge',
      'nameTaken',
      'mediaNotFound',
      ...contentErrors,
      'invalidVideoLink',
      'uploadIncomplete',
      'noSpaceForFile',
    ],
  }),
  replaceFile: defineCall({
    method: 'POST',
    path: '/medialib/replace-file',
    summary:
      'Replace the content of a file by content of the same kind, on every page that uses it; requires `force` if published pages or menus use it. The former content can be restored for 30 days',
    access: { permission: 'manage-media' },
    transport: 'multipart',
    body: z.strictObject({
      id: idText,
      force: forceText,
      revision: z.optional(parsedText(/^\d{1,15}$/)),
    }),
    response: replacedResponse,
    errors: [
      'fileTooLarge',
      'destinationTaken',
      'mediaNotFound',
      ...contentErrors,
      'otherKindOfFile',
      'fileInUse',
      'uploadIncomplete',
      'noSpaceForFile',
      'staleRevision',
    ],
  }),
  formerContents: defineCall({
    method: 'GET',
    path: '/medialib/file/{id}/former-contents',
    summary: 'List the former contents of a file that can be restored, latest first',
    access: { permission: 'manage-media' },
    params: z.object({ id: pathID }),
    response: z.object({ contents: z.array(formerContent) }),
    errors: ['mediaNotFound'],
  }),
  getFormerContent: defineCall({
    method: 'GET',
    path: '/medialib/file/{id}/former-contents/{contentID}',
    summary: 'Download a former content of a file; images also in one of the fixed widths as WebP',
    access: { permission: 'manage-media' },
    transport: 'file',
    params: z.object({ id: pathID, contentID: pathID }),
    query: z.strictObject({ w: z.optional(width) }),
    errors: ['mediaNotFound', 'unsupportedFileType'],
  }),
  restoreContent: defineCall({
    method: 'POST',
    path: '/medialib/restore-content',
    summary:
      'Restore a former content of a file and keep the current one; requires `force` if published pages or menus use the file',
    access: { permission: 'manage-media' },
    body: z.strictObject({ id, contentID: id, force, revision: z.optional(revision) }),
    response: contentResponse,
    errors: ['destinationTaken', 'mediaNotFound', 'fileInUse', 'staleRevision'],
  }),
  moveFile: defineCall({
    method: 'POST',
    path: '/medialib/move-file',
    summary: 'Move a file to another folder and optionally rename it',
    access: { permission: 'manage-media' },
    body: z.strictObject({
      id,
      newPath: folderPath,
      newFileName: z.optional(newName),
      revision: z.optional(revision),
    }),
    response: fileResponse,
    errors: ['destinationTaken', 'mediaNotFound', 'staleRevision'],
  }),
  editFile: defineCall({
    method: 'POST',
    path: '/medialib/edit-file',
    summary: 'Change the folder, name or metadata of a file; absent keys stay unchanged',
    access: { permission: 'manage-media' },
    body: z.strictObject({
      id,
      newPath: z.optional(folderPath),
      newFileName: z.optional(newName),
      defaultAltText: z.optional(altText),
      shared: z.optional(z.boolean('wrongType')),
      focalPoint: z.optional(z.nullable(focalPoint)),
      tags: z.optional(z.array(z.object({ id })).check(z.maxLength(limits.tags, 'tooManyItems'))),
      revision: z.optional(revision),
      ...readOnlyFileFields,
    }),
    response: fileResponse,
    errors: ['destinationTaken', 'mediaNotFound', 'staleRevision'],
  }),
  deleteFile: defineCall({
    method: 'POST',
    path: '/medialib/delete-file',
    summary: 'Move a file to the bin for 30 days; requires `force` if pages or menus use it',
    access: { permission: 'manage-media' },
    body: z.strictObject({ id, force }),
    errors: ['mediaNotFound', 'fileInUse'],
  }),
  createDir: defineCall({
    method: 'POST',
    path: '/medialib/create-dir',
    summary: 'Create a folder in the folder at `path`',
    access: { permission: 'manage-media' },
    body: z.strictObject({ path: folderPath, folderName: newName }),
    response: directoryResponse,
    errors: ['nameTaken', 'mediaNotFound'],
  }),
  moveDirectory: defineCall({
    method: 'POST',
    path: '/medialib/move-directory',
    summary: 'Move or rename a folder with its contents; both paths are full paths',
    access: { permission: 'manage-media' },
    body: z.strictObject({ oldPath: folderPath, newPath: folderPath }),
    response: directoryResponse,
    errors: ['destinationTaken', 'folderIntoItself', 'mediaNotFound'],
  }),
  deleteDirectory: defineCall({
    method: 'POST',
    path: '/medialib/delete-directory',
    summary:
      'Move a folder with its contents to the bin for 30 days; requires `force` if it has files, and is refused if files are in use',
    access: { permission: 'manage-media' },
    body: z.strictObject({ path: folderPath, force }),
    /** The folder in the bin. */
    response: z.object({ folderID: z.int() }),
    errors: ['mediaNotFound', 'fileInUse', 'folderNotEmpty'],
  }),
  listPagesByFile: defineCall({
    method: 'POST',
    path: '/medialib/list-pages-by-file',
    summary: 'List the pages that use a file and all menu items that link to it',
    access: 'user',
    body: z.strictObject({ fileID: id, ...listArguments(['title', 'slug', 'locale', 'published']) }),
    response: z.object({ ...listOf(pageUse).shape, menus: z.array(menuUse) }),
    errors: ['mediaNotFound'],
  }),
}
