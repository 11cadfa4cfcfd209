import type { PageAtAddress } from './page-at-address.ts'
import type { Suggestion } from './suggestion.ts'
import type { WrittenLink } from './written-link.ts'

interface Found {
  /** The address in what is typed. */
  written: WrittenLink | undefined
  /** Whether that address may as well be a name. */
  isGuessed: boolean
  /** Whether pages and files are still being searched. */
  isSearching: boolean
  /** Pages and files by name. */
  named: readonly Suggestion[]
  /** Blocks of this page. */
  blocks: readonly (Suggestion & { kind: 'block' })[]
  atAddress: PageAtAddress | null | undefined
}

/** Suggestions in the order they are offered. During a search only an unmistakable address is: nothing else keeps its place. */
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
