import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, pathID, revision, tagName, text } from './fields.ts'
import { limits } from './limits.ts'
import { listArguments, listOf } from './list.ts'
import { pageUse } from './media.ts'
import { tag } from './tag.ts'

/** A tag as it is managed. Private tags are for users only, and never sent to visitors. */
export const managedTag = z.object({ ...tag.shape, private: z.boolean(), revision: z.int() })
export type ManagedTag = z.output<typeof managedTag>

/** What a reference to a tag means: `target` is the tag itself, the one it was merged into, or null if that was deleted. */
export const namedTag = z.object({ ...tag.shape, private: z.boolean(), target: z.nullable(tag) })
export type NamedTag = z.output<typeof namedTag>

/** A tag in a list. */
export const tagRow = z.object({
  ...managedTag.shape,
  /** Number of pages whose head, published, requested or scheduled version has it. */
  pages: z.int(),
  files: z.int(),
  /** The names of the tags that were merged into it. */
  merged: z.array(z.string()),
})
export type TagRow = z.output<typeof tagRow>

/** A file with a tag; `path` is its folder. */
export const taggedFile = z.object({ id: z.int(), fileName: z.string(), path: z.string() })
export type TaggedFile = z.output<typeof taggedFile>

export const tagColumns = ['name', 'kind', 'uses'] as const
export const tagKinds = ['public', 'private'] as const
export type TagKind = (typeof tagKinds)[number]

// Longer terms cannot match, but are no error while one types.
const term = text(1000)
const isPrivate = z.boolean('wrongType')
const params = z.object({ id: pathID })
const someTags = z.object({ tags: z.array(tag) })
const oneTag = z.object({ tag: managedTag })
const ignored = z.optional(z.unknown())

/** Tags, and what managing them needs. */
export const tags = {
  search: defineCall({
    method: 'POST',
    path: '/tags/search',
    summary: 'Search at most 50 public tags by a part of their name',
    access: 'anyone',
    body: z.strictObject({ term }),
    response: someTags,
  }),
  searchPrivate: defineCall({
    method: 'POST',
    path: '/tags/search-private',
    summary: 'Search at most 50 private tags by a part of their name',
    access: 'user',
    body: z.strictObject({ term }),
    response: someTags,
  }),
  fetch: defineCall({
    method: 'GET',
    path: '/tags/fetch',
    summary: 'List all public tags by name',
    access: 'anyone',
    response: someTags,
  }),
  fetchPrivate: defineCall({
    method: 'GET',
    path: '/tags/fetch-private',
    summary: 'List all private tags by name',
    access: 'user',
    response: someTags,
  }),
  validate: defineCall({
    method: 'POST',
    path: '/tags/validate',
    summary: 'Check whether a name is valid and free for a new tag, a public one unless `private` is set',
    access: 'user',
    body: z.strictObject({ tag: tagName, private: z._default(isPrivate, false) }),
  }),
  getMultiple: defineCall({
    method: 'POST',
    path: '/tags/get-multiple',
    summary: 'Get the tags that these ids in content refer to, including merged and deleted ones',
    access: 'user',
    body: z.strictObject({ tagIDs: z.array(id).check(z.maxLength(limits.pageSizeMax, 'tooManyItems')) }),
    response: z.object({ tags: z.array(namedTag) }),
  }),
  list: defineCall({
    method: 'POST',
    path: '/tags/list',
    summary: 'List tags with the number of their uses',
    access: 'user',
    body: z.strictObject({
      kind: z._default(z.enum(['', ...tagKinds], 'valueNotAllowed'), ''),
      ...listArguments(tagColumns),
    }),
    response: listOf(tagRow),
  }),
  listPages: defineCall({
    method: 'POST',
    path: '/tags/list-pages-by-tag',
    summary: 'List the pages that have a tag, and the first hundred files',
    access: 'user',
    body: z.strictObject({ tagID: id, ...listArguments(['title', 'slug', 'locale', 'published']) }),
    response: z.object({ ...listOf(pageUse).shape, files: z.array(taggedFile), totalFiles: z.int() }),
    errors: ['notFound'],
  }),
  create: defineCall({
    method: 'POST',
    path: '/tag',
    summary:
      'Create a tag; names are unique without regard to case among the public and among the private tags',
    access: { permission: 'manage-tags' },
    body: z.strictObject({ name: tagName, private: z._default(isPrivate, false) }),
    response: oneTag,
  }),
  rename: defineCall({
    method: 'PUT',
    path: '/tag/{id}',
    summary: 'Rename a tag everywhere; a public tag stays public and a private one private',
    access: { permission: 'manage-tags' },
    params,
    body: z.strictObject({
      name: tagName,
      private: z.optional(isPrivate),
      revision: z.optional(revision),
      id: ignored,
    }),
    response: oneTag,
    errors: ['notFound', 'staleRevision'],
  }),
  merge: defineCall({
    method: 'POST',
    path: '/tag/{id}/merge',
    summary:
      'Merge a tag into another one of its kind, which replaces it everywhere; `restore` separates them again',
    access: { permission: 'manage-tags' },
    params,
    body: z.strictObject({ into: id }),
    response: oneTag,
    errors: ['notFound'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/tag/{id}',
    summary: 'Delete a tag; requires `force` if pages or files have it, which then no longer show it',
    access: { permission: 'manage-tags' },
    params,
    body: z.strictObject({ force: z._default(z.boolean('wrongType'), false) }),
    errors: ['notFound', 'tagInUse'],
  }),
  restore: defineCall({
    method: 'POST',
    path: '/tag/{id}/restore',
    summary: 'Restore a tag that was deleted or merged, on all pages and files that still have it',
    access: { permission: 'manage-tags' },
    params,
    body: z.strictObject({}),
    response: oneTag,
    errors: ['notFound'],
  }),
}
