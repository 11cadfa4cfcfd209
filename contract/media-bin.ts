import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, pathID, timestamp } from './fields.ts'
import { listOf, listQuery } from './list.ts'
import { directory, mediaItem, mediaKinds } from './media.ts'
import { width } from './media-fields.ts'
import { ref } from './people.ts'

/** A file or folder in the bin, deleted permanently at `purgeAt`; null while it is kept for versions of pages. */
export const binnedItem = z.object({
  type: z.enum(['file', 'folder']),
  id: z.int(),
  name: z.string(),
  /** The folder that it was in. */
  path: z.string(),
  /** The kind of a file; null for a folder. */
  kind: z.nullable(z.enum(mediaKinds)),
  /** "" for a folder and an embedded video. */
  mimeType: z.string(),
  /** The number of files that a folder was deleted with, or 1. */
  files: z.int(),
  /** Number of pages that still refer to a file, and show it again when it is restored. */
  usageCount: z.int(),
  /** Number of pages, also in the bin, with a version that refers to a file in it, and could be restored with it. */
  keptForPages: z.int(),
  deletedAt: timestamp,
  deletedBy: ref,
  purgeAt: z.nullable(timestamp),
})
export type BinnedItem = z.output<typeof binnedItem>
export type BinnedItemPayload = z.input<typeof binnedItem>

/** What a restored version or page brings back. */
export const filesFromBin = z.object({
  /** Files that it refers to and that were in the bin. */
  restoredFiles: z.array(mediaItem),
  /** Number of those that stay in the bin, because the caller lacks `manage-media`. */
  filesInBin: z.int(),
})
export type FilesFromBin = z.output<typeof filesFromBin>

const access = { permission: 'manage-media' } as const
const body = z.strictObject({ id })

/** The bin of the media library. */
export const mediaBin = {
  listBin: defineCall({
    method: 'GET',
    path: '/medialib/bin',
    summary: 'List deleted files and folders, most recently deleted first; a folder stands for its contents',
    access,
    query: z.strictObject(listQuery(['name', 'deletedAt'])),
    response: listOf(binnedItem),
  }),
  getBinnedFile: defineCall({
    method: 'GET',
    path: '/medialib/bin/{id}',
    summary: 'Download a deleted file; images also in one of the fixed widths as WebP',
    access,
    transport: 'file',
    params: z.object({ id: pathID }),
    query: z.strictObject({ w: z.optional(width) }),
    errors: ['mediaNotFound', 'unsupportedFileType'],
  }),
  restoreFile: defineCall({
    method: 'POST',
    path: '/medialib/restore-file',
    summary:
      'Restore a deleted file, under the next free name if its own is taken, and in the root if its folder is deleted',
    access,
    body,
    response: z.object({ file: mediaItem }),
    errors: ['mediaNotFound', 'destinationTaken'],
  }),
  restoreDirectory: defineCall({
    method: 'POST',
    path: '/medialib/restore-directory',
    summary:
      'Restore a deleted folder with everything deleted with it, under the next free name if its own is taken, and in the root if its parent is deleted',
    access,
    body,
    response: z.object({ directory }),
    errors: ['mediaNotFound', 'destinationTaken'],
  }),
  purgeFile: defineCall({
    method: 'POST',
    path: '/medialib/purge-file',
    summary: 'Delete a file in the bin permanently',
    access,
    body,
    errors: ['mediaNotFound'],
  }),
  purgeDirectory: defineCall({
    method: 'POST',
    path: '/medialib/purge-directory',
    summary: 'Delete a folder in the bin permanently, with everything deleted with it',
    access,
    body,
    errors: ['mediaNotFound'],
  }),
}
