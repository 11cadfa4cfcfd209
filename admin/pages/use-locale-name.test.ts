import { describe, expect, it } from 'vitest'
import { localeNameIn } from './use-locale-name.ts'

describe('the name of a locale', () => {
  it('is in the language of the user, and tells its region', () => {
    expect(localeNameIn('de', 'pl-pl')).toBe('Polnisch (Polen)')
    expect(localeNameIn('nl', 'pt-br')).toContain('Portugees')
    expect(localeNameIn('en', 'pt-pt')).not.toBe(localeNameIn('en', 'pt-br'))
  })

  it.each(['', 'x', 'de_AT', 'keine Sprache'])('is the stored text if it is no locale: %j', locale => {
    expect(localeNameIn('de', locale)).toBe(locale)
  })
})
