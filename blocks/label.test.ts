import { describe, expect, it } from 'vitest'
import { labelIn } from './label.ts'

describe('labelIn', () => {
  it('returns a plain string in every language', () => {
    expect(labelIn('Quote', 'fr', ['en'])).toBe('Quote')
  })

  it('returns the text in the wanted language', () => {
    expect(labelIn({ en: 'Quote', nl: 'Citaat' }, 'nl', ['en'])).toBe('Citaat')
  })

  it('falls back to the first interface language that the label has', () => {
    expect(labelIn({ en: 'Quote', nl: 'Citaat' }, 'fr', ['nl', 'en'])).toBe('Citaat')
    expect(labelIn({ en: 'Quote', nl: 'Citaat' }, 'fr', ['de', 'en'])).toBe('Quote')
  })

  it('falls back to any language that the label has', () => {
    expect(labelIn({ fr: 'Citation' }, 'nl', ['nl'])).toBe('Citation')
  })
})
