import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { limits } from '@ximblox/contract/limits'
import type { MediaItem } from '@ximblox/contract/media'
import { useClient } from '../../api/client.tsx'
import { mediaKey } from '../../media/media-queries.ts'
import { type FoundPage, useFoundPages } from '../../pages/use-found-pages.ts'
import { useWorkspace } from '../workspace.ts'
import { useAnchorLabel, useOwnAnchors } from './anchored-blocks.ts'
import { orderedSuggestions } from './ordered-suggestions.ts'
import type { Suggestion } from './suggestion.ts'
import { usePageAtAddress } from './use-page-at-address.ts'
import { isGuess, readWritten } from './written-link.ts'

const maxResults = { elsewhere: 8, files: 20 }
const pause = 200

export interface Suggestions {
  items: Suggestion[]
  /** How many there are. */
  total: number
  /** Whether pages and files are still being searched. */
  isSearching: boolean
  /** Whether more results may come. */
  isPending: boolean
  /** Whether one of the searches failed. */
  isFailed: boolean
}

/**
 * The possible link targets for the input: a URL, blocks of this page, pages and files. `isLong` finds as many as one
 * request has.
 */
export const useSuggestions = (typed: string, isLong: boolean): Suggestions => {
  const { locale } = useWorkspace()
  const text = typed.trim()
  const written = readWritten(text)
  const isGuessed = written !== undefined && isGuess(written, text)
  const name = written?.kind === 'site' ? text.slice(1) : written && !isGuessed ? '' : text
  const [term] = useDebouncedValue(name, pause)
  const isSearched = name.length >= limits.pageSearchMin
  const searchTerm = isSearched ? term : ''
  const rows = isLong ? limits.pageSizeMax : limits.pageSearchRows
  const searches = {
    pages: useFoundPages(searchTerm, locale, [''], rows),
    everywhere: useFoundPages(searchTerm, '', [''], rows),
    files: useFiles(searchTerm),
  }
  const atAddress = usePageForUrl(written?.href ?? '')
  const blocks = useBlocks(text)

  const all = Object.values(searches)
  // Shown all at once, because later results must not move an option under the pointer.
  const isSettled =
    term === name &&
    all.every(({ isPlaceholderData, isLoading }) => !isLoading && (isLong || !isPlaceholderData))
  const { pages, everywhere, files } = searches
  const others = everywhere.data?.pages.filter(page => page.locale !== locale) ?? []
  const shown = isLong ? { elsewhere: others.length, files: files.data?.files.length } : maxResults
  const named: Suggestion[] = isSearched
    ? [
        ...(pages.data?.pages ?? []).map(asPage),
        ...(files.data?.files ?? []).slice(0, shown.files).map(file => ({ kind: 'file' as const, file })),
        ...others.slice(0, shown.elsewhere).map(asPage),
      ]
    : []
  const isSearching = isSearched && !isSettled
  const items = orderedSuggestions({
    written,
    isGuessed,
    isSearching,
    named,
    blocks,
    atAddress: atAddress.data,
  })
  const found = (everywhere.data?.total ?? 0) + (files.data?.total ?? 0)
  return {
    items,
    total: items.length + (isSearched && !isSearching ? Math.max(0, found - named.length) : 0),
    isSearching,
    isPending: atAddress.isFetching || isSearching,
    isFailed: isSearched && all.some(({ isError }) => isError),
  }
}

const asPage = (page: FoundPage): Suggestion => ({ kind: 'page', page })

const usePageForUrl = (href: string) => {
  const find = usePageAtAddress()
  const [settled] = useDebouncedValue(href, pause)
  return useQuery({
    queryKey: ['pages', 'at-address', href],
    queryFn: () => find(href),
    enabled: href !== '' && settled === href,
  })
}

const useFiles = (searchTerm: string) => {
  const client = useClient()
  return useQuery({
    queryKey: [...mediaKey, 'link-search', searchTerm],
    queryFn: async ({ signal }): Promise<{ files: MediaItem[]; total: number }> => {
      const found = await client.media.searchFiles({ body: { searchTerm } }, { signal })
      // An embedded video has no file that a link could open.
      const files = found.files.filter(({ hash }) => hash !== '')
      return { files, total: found.totalItems - found.files.length + files.length }
    },
    enabled: searchTerm !== '',
  })
}

/** Blocks of this page, by the beginning of their anchor or a part of their text. */
const useBlocks = (text: string): (Suggestion & { kind: 'block' })[] => {
  const labelOf = useAnchorLabel()
  const term = text.toLowerCase()
  const anchored = useOwnAnchors()
  if (term === '') return []
  return anchored
    .map(node => ({ kind: 'block' as const, key: node.key, anchor: node.anchorPoint, label: labelOf(node) }))
    .filter(({ label }) =>
      term.startsWith('#') ? label.toLowerCase().startsWith(term) : label.toLowerCase().includes(term),
    )
}
