import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '@ximblox/contract/client'
import type { TagKind } from '@ximblox/contract/tags'
import { useClient } from '../api/client.tsx'

/** Everything that shows tags: found ones by kind and term, chosen ones by id, and the list of the screen. */
export const tagsKey = ['tags'] as const

export const foundTags = (tag: Client['tag'], kind: TagKind, term: string) =>
  queryOptions({
    queryKey: [...tagsKey, kind, term],
    queryFn: async ({ signal }) => {
      const search = kind === 'private' ? tag.searchPrivate : tag.search
      return (await search({ body: { term } }, { signal })).tags
    },
  })

/** The tags of a kind whose name contains the term. */
export const useFoundTags = (kind: TagKind, term: string, isEnabled = true) => {
  const { tag } = useClient()
  return useQuery({
    ...foundTags(tag, kind, term),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  })
}

/** The tags behind references, including merged and deleted ones. */
export const useNamedTags = (ids: readonly number[]) => {
  const { tag } = useClient()
  const tagIDs = [...new Set(ids)].toSorted((a, b) => a - b)
  return useQuery({
    queryKey: [...tagsKey, 'named', tagIDs],
    queryFn: async ({ signal }) => (await tag.getMultiple({ body: { tagIDs } }, { signal })).tags,
    placeholderData: keepPreviousData,
    enabled: tagIDs.length > 0,
  })
}
