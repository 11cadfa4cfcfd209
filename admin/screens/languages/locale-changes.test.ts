import { isLocale } from '@ximblox/contract/locales'
import { describe, expect, it } from 'vitest'
import { localeIn, offeredLocales, withLocale, withoutLocale } from './locale-changes.ts'

const site = { availableLocales: ['nl-nl', 'de-de'], customSlugLocales: ['de-de', 'fr-fr'] }

describe('the languages of a site', () => {
  it('gain one at their end, which has slugs of its own', () => {
    expect(withLocale(site, 'pl-pl')).toEqual({
      availableLocales: ['nl-nl', 'de-de', 'pl-pl'],
      customSlugLocales: ['de-de', 'fr-fr', 'pl-pl'],
    })
  })

  it('get back one whose slugs they have kept', () => {
    expect(withLocale(site, 'fr-fr')).toEqual({
      availableLocales: ['nl-nl', 'de-de', 'fr-fr'],
      customSlugLocales: ['de-de', 'fr-fr'],
    })
  })

  it('lose one without losing its slugs', () => {
    expect({ ...site, ...withoutLocale(site, 'de-de') }).toEqual({
      availableLocales: ['nl-nl'],
      customSlugLocales: ['de-de', 'fr-fr'],
    })
  })

  it('are offered those that are common and missing', () => {
    expect(offeredLocales(['nl-nl', 'de-de', 'pl-pl'])).toEqual(['en-gb', 'fr-fr'])
    expect(offeredLocales(['en-gb', 'nl-nl', 'de-de', 'fr-fr'])).toEqual([])
  })
})

describe('the code of a language', () => {
  it.each(['de-at', 'DE-AT', 'de_AT', ' de-at\u00a0', 'de-at\n'])(
    'is understood as it was pasted: %j',
    code => {
      expect(localeIn(code)).toBe('de-at')
      expect(isLocale(localeIn(code))).toBe(true)
    },
  )

  it.each(['', 'de', 'deutsch', 'de at', 'zh_hant_tw', 'عربي'])(
    'is refused without language and region: %j',
    code => {
      expect(isLocale(localeIn(code))).toBe(false)
    },
  )
})
