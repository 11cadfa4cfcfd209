import { pageIDOf } from '@ximblox/contract/rules/ids'
import { describe, expect, it } from 'vitest'
import { orderedSuggestions } from './ordered-suggestions.ts'
import { suggestionID } from './suggestion.ts'
import { isGuess, readWritten } from './written-link.ts'

const page = { id: pageIDOf(1), title: 'Team', slug: 'team', locale: 'en-gb', state: 'published' } as const
const block = { kind: 'block', key: 'a', anchor: 'team', label: '#team · Heading' } as const

const offered = (typed: string, isSearching: boolean, isAtAddress = false) => {
  const written = readWritten(typed)
  const suggestions = orderedSuggestions({
    written,
    isGuessed: written !== undefined && isGuess(written, typed),
    isSearching,
    named: [{ kind: 'page', page }],
    blocks: [block],
    atAddress: isAtAddress ? { page: { ...page, id: pageIDOf(2) } } : null,
  })
  return suggestions.map(suggestionID)
}

describe('while pages and files are searched', () => {
  it.each(['leaflet.pdf', '2024-2025', 'team'])('offers nothing for %s', typed => {
    expect(offered(typed, true)).toEqual([])
  })

  it.each(['https://example.org', '/contact', 'mailto:kim@example.org'])('offers the address %s', typed => {
    expect(offered(typed, true)).toEqual(['written'])
  })
})

describe('after the search', () => {
  it.each(['leaflet.pdf', '2024-2025'])('offers pages before the guessed address %s', typed => {
    expect(offered(typed, false)).toEqual(['page-1-', 'block-a', 'written'])
  })

  it('keeps an unmistakable address first, and the page it leads to in its place', () => {
    expect(offered('/contact', false)).toEqual(['written', 'page-1-', 'block-a'])
    expect(offered('/contact', false, true)).toEqual(['page-2-', 'page-1-', 'block-a'])
  })

  it('offers a block of this page instead of its anchor', () => {
    expect(offered('#team', false)).toEqual(['page-1-', 'block-a'])
  })
})
