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
  it.each(['leaflet.pdf', '2024-2025', 'team'])('suggests nothing for %s', typed => {
    expect(offered(typed, true)).toEqual([])
  })

  it.each(['https://example.org', '/contact', 'mailto:kim@example.org'])('suggests the URL %s', typed => {
    expect(offered(typed, true)).toEqual(['written'])
  })
})

describe('after the search', () => {
  it.each(['leaflet.pdf', '2024-2025'])('suggests pages before the possible URL %s', typed => {
    expect(offered(typed, false)).toEqual(['page-1-', 'block-a', 'written'])
  })

  it('lists an unambiguous URL first, or the page it belongs to instead', () => {
    expect(offered('/contact', false)).toEqual(['written', 'page-1-', 'block-a'])
    expect(offered('/contact', false, true)).toEqual(['page-2-', 'page-1-', 'block-a'])
  })

  it('suggests a block of this page instead of its anchor', () => {
    expect(offered('#team', false)).toEqual(['page-1-', 'block-a'])
  })
})
