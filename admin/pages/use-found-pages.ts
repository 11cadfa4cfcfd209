import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Client } from '@ximblox/contract/client'
import type { ExcerptPart } from '@ximblox/contract/excerpt-part'
import type { PageID } from '@ximblox/contract/ids'
import { limits } from '@ximblox/contract/limits'
import { isLocale } from '@ximblox/contract/locales'
import type { PageState } from '@ximblox/contract/pages'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { useClient } from '../api/client.tsx'
import { joinedResults } from './found-pages.ts'

export interface FoundPage {
  id: PageID
  title: string
  slug: string
  locale: string
  state: PageState
  /** The passage that a search found, unless title and path explain it. */
  excerpt?: readonly ExcerptPart[] | undefined
}

/** A linked page; one query for all components that show it. */
export const chosenPageQuery = (client: Client, id: number) => ({
  queryKey: ['page-choice', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await client.page.get({ params: { id: pageIDOf(id) } }, { signal })).page,
  staleTime: 30_000,
})

export const usePage = (id: number | null) => {
  const client = useClient()
  return useQuery({ ...chosenPageQuery(client, id ?? 0), select: toFoundPage, enabled: id !== null })
}

const toFoundPage = ({ id, title, slug, locale, state }: FoundPage): FoundPage => ({
  id,
  title,
  slug,
  locale,
  state,
})

export interface FoundPages {
  pages: FoundPage[]
  /** How many there are. */
  total: number
}

/**
 * Searches titles, slugs and texts in one locale, or in all with `""`, among pages of some types, or of all without any.
 * Finds at most `rows` of each type. Disabled for terms that are too short.
 */
export const useFoundPages = (
  searchTerm: string,
  locale: string,
  types: readonly string[] = [''],
  rows: number = limits.pageSearchRows,
) => {
  const client = useClient()
  return useQuery({
    queryKey: ['pages', 'choice', locale, searchTerm, types, rows],
    queryFn: async ({ signal }): Promise<FoundPages> => {
      const body = {
        searchTerm,
        excerpts: true,
        pageSize: rows,
        ...(isLocale(locale) && { locale }),
      }
      const lists = await Promise.all(
        types.map(async type => (await client.page.list({ body: { ...body, type } }, { signal })).data),
      )
      return joinedResults(lists)
    },
    enabled: searchTerm.length >= limits.pageSearchMin,
    placeholderData: keepPreviousData,
  })
}
