import { describe, expect, it } from 'vitest'
import { normalizeOwnPart, slugParts, wholeSlug } from './slug-parts.ts'

describe('a slug in its field', () => {
  it.each([
    ['', 'about', '', 'about'],
    ['', 'about/us', '', 'about/us'],
    ['', '', '', ''],
    ['news', 'news/first', 'news', 'first'],
    ['news', 'news/2026/first', 'news', '2026/first'],
    ['news', 'news', 'news', ''],
    ['news', 'newsletter', '', 'newsletter'],
    ['news', 'older/first', '', 'older/first'],
  ])('with the prefix "%s" splits "%s" into "%s" and "%s"', (prefix, slug, fixed, own) => {
    const parts = slugParts(prefix, slug)
    expect(parts).toEqual({ fixed, own })
    expect(wholeSlug(parts)).toBe(slug)
  })

  it.each([
    ['', 'About Us', 'about-us'],
    ['', '/about', 'about'],
    ['', '  about', 'about'],
    ['', 'über', 'über'],
    ['news', '/news/first', 'first'],
    ['news', 'https://example.org/news/first', 'first'],
    ['news', 'news', 'news'],
    ['', 'https://example.org', ''],
    ['', 'ends-', 'ends-'],
  ])('with the prefix "%s" reads the input "%s" as "%s"', (fixed, typed, own) => {
    expect(normalizeOwnPart(fixed, typed)).toBe(own)
  })
})
