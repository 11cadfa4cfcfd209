import { describe, expect, it } from 'vitest'
import { shortName, withColumn, withHidden } from './columns.ts'

describe('the column of a language', () => {
  it('has the short name of the language', () => {
    expect(['de-de', 'nl-nl'].map(locale => shortName(locale, ['de-de', 'nl-nl']))).toEqual(['DE', 'NL'])
  })

  it('tells its region where the site has the language in several', () => {
    const locales = ['de-de', 'de-at', 'nl-nl']
    expect(locales.map(locale => shortName(locale, locales))).toEqual(['DE-DE', 'DE-AT', 'NL'])
  })
})

describe('a language that the site no longer has', () => {
  it('has a column, after those of the site, while pages in it are listed', () => {
    const inFrench = { pages: [{ locale: 'fr-fr' }, { locale: 'nl-nl' }] }
    expect(withHidden(['nl-nl', 'en-gb'], [{ pages: [{ locale: 'nl-nl' }] }])).toEqual(['nl-nl', 'en-gb'])
    expect(withHidden(['nl-nl', 'en-gb'], [inFrench])).toEqual(['nl-nl', 'en-gb', 'fr-fr'])
  })
})

describe('the hidden columns', () => {
  it('gain and lose one at a time', () => {
    expect(withColumn(['date'], 'url')).toEqual(['date', 'url'])
    expect(withColumn(['date', 'url'], 'date')).toEqual(['url'])
    expect(withColumn([], 'url')).toEqual(['url'])
  })
})
