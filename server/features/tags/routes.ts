import { calls } from '@ximblox/contract/calls'
import { bind } from '../../kernel/http/bind.ts'
import { createTag, renameTag, validateTag } from './change.ts'
import { listPagesByTag, listTags } from './list.ts'
import { mergeTag, removeTag, restoreTag } from './merge.ts'
import { fetchPrivateTags, fetchTags, getMultipleTags, searchPrivateTags, searchTags } from './read.ts'

export const tagRoutes = [
  bind(calls.tag.search, searchTags),
  bind(calls.tag.searchPrivate, searchPrivateTags),
  bind(calls.tag.fetch, fetchTags),
  bind(calls.tag.fetchPrivate, fetchPrivateTags),
  bind(calls.tag.validate, validateTag),
  bind(calls.tag.getMultiple, getMultipleTags),
  bind(calls.tag.list, listTags),
  bind(calls.tag.listPages, listPagesByTag),
  bind(calls.tag.create, createTag),
  bind(calls.tag.rename, renameTag),
  bind(calls.tag.merge, mergeTag),
  bind(calls.tag.remove, removeTag),
  bind(calls.tag.restore, restoreTag),
]
