import { describe, expect, it } from 'vitest'
import { errorAt, errorNames } from '../errors.ts'
import { languages } from '../locales.ts'
import { propertyNames } from './error-texts.ts'
import { messageIn } from './message-in.ts'
import { messageOf, texts } from './message-of.ts'

describe.each(languages)('the messages in %s', language => {
  const { errors, properties, deletedFile, unknown, ...frame } = texts[language]

  it('has a message for every error of the catalogue', () => {
    expect(Object.keys(errors).toSorted()).toEqual(errorNames.toSorted())
  })

  it('name every property', () => {
    expect(Object.keys(properties).toSorted()).toEqual(propertyNames.toSorted())
    expect(Object.values(properties)).not.toContain('')
  })

  it('have the same places for names as the English ones', () => {
    const places = (text: string) => text.match(/\{\w+\}/g) ?? []
    for (const name of errorNames)
      expect([name, places(errors[name]).toSorted()]).toEqual([
        name,
        places(texts.en.errors[name]).toSorted(),
      ])
    const { errors: _errors, properties: _properties, ...english } = texts.en
    expect(
      Object.entries({ ...frame, deletedFile, unknown }).map(([key, text]) => [key, places(text)]),
    ).toEqual(Object.entries(english).map(([key, text]) => [key, places(text)]))
  })

  it('say each thing differently', () => {
    expect(new Set(Object.values(errors)).size).toBe(errorNames.length)
  })
})

describe('a message', () => {
  it('has the property’s name filled in', () => {
    expect(messageOf('en', errorAt('email', 'invalidEmail'))).toBe(
      'Email address must be a valid email address',
    )
    expect(messageOf('nl', errorAt('title', 'required'))).toBe('Titel is verplicht')
    expect(messageOf('de', errorAt('title', 'required'))).toBe('Das Feld „Titel“ ist erforderlich')
    expect(messageOf('fr', errorAt('title', 'required'))).toBe('Le champ « Titre » est obligatoire')
  })

  it('names a property by its name and its place', () => {
    const subject = (property: string) =>
      messageOf('en', errorAt(property, 'required')).replace(' is required', '')
    expect(subject('profile.name')).toBe('Name')
    expect(subject('seoKeywords.3')).toBe('SEO keyword 4')
    expect(subject('items.2.title')).toBe('Title in item 3')
    expect(subject('items.2.children.0.title')).toBe('Title in item 3.1')
    expect(subject('blocks.3.props.title')).toBe('Title in block 4')
    expect(subject('blocks.3.slots.left.0.props.title')).toBe('Title in block 1 in block 4')
    expect(subject('blocks.3.props.teaser')).toBe('The field “teaser” in block 4')
    expect(subject('constructor')).toBe('The field “constructor”')
    expect(subject('blocks.3')).toBe('Block 4')
    expect(subject('blocks')).toBe('Blocks')
    expect(subject('')).toBe('This field')
  })

  it('takes the labels of blocks and fields where they are known', () => {
    const labels = {
      ofBlock: (path: string) => (path === 'blocks.3' ? 'Überschrift' : undefined),
      ofField: () => ({ label: 'Titel', items: [1] }),
    }
    const error = errorAt('blocks.3.props.cards.1.title', 'required')
    expect(messageOf('de', error, labels)).toBe(
      'Das Feld „Titel“ in Eintrag 2 in Block 4 (Überschrift) ist erforderlich',
    )
  })

  it('says what exactly is wrong where that is known', () => {
    const many = errorAt('blocks', 'tooManyItems', { max: 500 })
    expect(messageOf('en', many)).toBe('Blocks: too many, the maximum is 500')
    const choice = errorAt('sortOrder', 'valueNotAllowed')
    expect(messageOf('en', { ...choice, params: { allowed: ['asc', 'desc'] } })).toBe(
      'Sort order must be one of these: asc, desc',
    )
    expect(messageOf('en', choice)).toBe('Sort order has a value that is not allowed here')
    expect(messageOf('en', errorAt('title', 'invalidValue'))).toContain('has a value that is not allowed')
  })

  it('fills no place in what the request is called', () => {
    expect(messageOf('en', errorAt('{max} {name}', 'required'))).toBe('The field “{max} {name}” is required')
  })

  it('takes the label of a field instead', () => {
    expect(messageIn(texts.en, errorAt('blocks.3.props.teaser', 'required'), 'Teaser')).toBe(
      'Teaser is required',
    )
  })

  it('names a deleted image or file', () => {
    const text = 'this file was deleted from the media library. Choose another one'
    for (const property of ['blocks.0.__images.photo', '__files.price_list'])
      expect(messageIn(texts.en, errorAt(property, 'brokenReference'), 'Photo')).toBe(`Photo: ${text}`)
    expect(messageOf('en', errorAt('seoImage', 'brokenReference'))).toContain(text)
    expect(messageOf('en', errorAt('pageID', 'brokenReference'))).not.toContain(text)
  })

  it('names a code that it has no texts for', () => {
    expect(messageOf('en', { property: '', code: 'X_99' })).toBe('Something went wrong (code X_99)')
  })
})
