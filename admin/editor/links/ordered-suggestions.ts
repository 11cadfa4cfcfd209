import type { PageAtAddress } from './page-at-address.ts'
import type { Suggestion } from './suggestion.ts'
import type { WrittenLink } from './written-link.ts'

interface Found {
  /** The URL or address in the input. */
  written: WrittenLink | undefined
  /** Whether the input might be a name instead. */
  isGuessed: boolean
  /** Whether pages and files are still being searched. */
  isSearching: boolean
  /** Pages and files by name. */
  named: readonly Suggestion[]
  /** Blocks of this page. */
  blocks: readonly (Suggestion & { kind: 'block' })[]
  atAddress: PageAtAddress | null | undefined
}

/**
 * The suggestions in display order. While searching, only an unambiguous URL is offered, because everything else may
 * still move.
 */
export const orderedSuggestions = (found: Found): Suggestion[] => {
  const { written, isGuessed, isSearching, named, blocks } = found
  const addresses = addressesOf(found)
  if (isSearching) return isGuessed ? [] : addresses
  return isGuessed || written?.kind === 'anchor'
    ? [...named, ...blocks, ...addresses]
    : [...addresses, ...named, ...blocks]
}

const addressesOf = ({ written, blocks, atAddress }: Found): Suggestion[] => {
  if (atAddress) return [{ kind: 'page', ...atAddress }]
  const isOnPage = blocks.some(({ anchor }) => written?.href === `#${anchor}`)
  return written && !isOnPage ? [{ kind: 'written', link: written }] : []
}
