import { describe, expect, it } from 'vitest'
import { errorCodes } from '../errors.ts'
import { languages } from '../locales.ts'
import { messageIn } from './message-in.ts'
import { messageOf, words } from './message-of.ts'
import { propertyNames } from './words.ts'

describe.each(languages)('the messages in %s', language => {
  const { codes, properties, named, unnamed, deletedFile, unknown } = words[language]

  it('are as many as the catalogue has codes', () => {
    expect(Object.keys(codes).toSorted()).toEqual(errorCodes.toSorted())
  })

  it('name every property', () => {
    expect(Object.keys(properties).toSorted()).toEqual(propertyNames.toSorted())
    expect(Object.values(properties)).not.toContain('')
  })

  it('have the same places for names as the English ones', () => {
    const places = (text: string) => text.match(/\{\w+\}/g) ?? []
    for (const code of errorCodes)
      expect([code, places(codes[code])]).toEqual([code, places(words.en.codes[code])])
    const frame = [named, unnamed, deletedFile, unknown]
    expect(frame.map(places)).toEqual([['{name}'], [], ['{property}'], ['{code}']])
  })

  it('say each thing differently', () => {
    expect(new Set(Object.values(codes)).size).toBe(errorCodes.length)
  })
})

describe('a message', () => {
  it('has the property’s name filled in', () => {
    expect(messageOf('en', { property: 'email', code: 'V_02' })).toBe(
      'E-mail address must be a valid e-mail address',
    )
    expect(messageOf('nl', { property: 'title', code: 'V_01' })).toBe('Titel is verplicht')
    expect(messageOf('de', { property: 'title', code: 'V_01' })).toBe('Das Feld „Titel“ ist erforderlich')
    expect(messageOf('fr', { property: 'title', code: 'V_01' })).toBe('Le champ « Titre » est obligatoire')
  })

  it('names a property by the last part of its path that is no position', () => {
    expect(messageOf('en', { property: 'profile.name', code: 'V_01' })).toBe('Name is required')
    expect(messageOf('en', { property: 'seoKeywords.3', code: 'V_08' })).toBe(
      'SEO keyword must be under 255 characters',
    )
  })

  it('speaks of this field when the property has no name', () => {
    expect(messageOf('en', { property: 'blocks.3.props.teaser', code: 'V_01' })).toBe(
      'This field is required',
    )
    expect(messageOf('en', { property: 'constructor', code: 'V_01' })).toBe('This field is required')
  })

  it('takes the label of a field instead', () => {
    expect(messageIn(words.en, { property: 'blocks.3.props.teaser', code: 'V_01' }, 'Teaser')).toBe(
      'Teaser is required',
    )
  })

  it('says of a picture or file what became of it', () => {
    const said = 'the file was deleted from the library, choose another one'
    for (const property of ['blocks.0.__images.photo', '__files.price_list'])
      expect(messageIn(words.en, { property, code: 'V_18' }, 'Photo')).toBe(`Photo: ${said}`)
    expect(messageOf('en', { property: 'seoImage', code: 'V_18' })).toContain(said)
    expect(messageOf('en', { property: 'pageID', code: 'V_18' })).not.toContain(said)
  })

  it('names a code that it has no words for', () => {
    expect(messageOf('en', { property: '', code: 'X_99' })).toBe('Something went wrong (code X_99)')
  })
})
