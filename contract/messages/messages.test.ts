import { describe, expect, it } from 'vitest'
import { errorCodes, errorReasons } from '../errors.ts'
import { languages } from '../locales.ts'
import { messageIn } from './message-in.ts'
import { messageOf, words } from './message-of.ts'
import { propertyNames } from './words.ts'

describe.each(languages)('the messages in %s', language => {
  const { codes, reasons, properties, deletedFile, unknown, ...frame } = words[language]

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
    for (const reason of errorReasons)
      expect([reason, places(reasons[reason]).toSorted()]).toEqual([
        reason,
        places(words.en.reasons[reason]).toSorted(),
      ])
    const { codes: _codes, reasons: _reasons, properties: _properties, ...english } = words.en
    expect(
      Object.entries({ ...frame, deletedFile, unknown }).map(([key, text]) => [key, places(text)]),
    ).toEqual(Object.entries(english).map(([key, text]) => [key, places(text)]))
  })

  it('say each thing differently', () => {
    expect(new Set(Object.values(codes)).size).toBe(errorCodes.length)
    expect(new Set(Object.values(reasons)).size).toBe(errorReasons.length)
  })
})

describe('a message', () => {
  it('has the property’s name filled in', () => {
    expect(messageOf('en', { property: 'email', code: 'V_02' })).toBe(
      'Email address must be a valid email address',
    )
    expect(messageOf('nl', { property: 'title', code: 'V_01' })).toBe('Titel is verplicht')
    expect(messageOf('de', { property: 'title', code: 'V_01' })).toBe('Das Feld „Titel“ ist erforderlich')
    expect(messageOf('fr', { property: 'title', code: 'V_01' })).toBe('Le champ « Titre » est obligatoire')
  })

  it('names a property by its name and its place', () => {
    const subject = (property: string) =>
      messageOf('en', { property, code: 'V_01' }).replace(' is required', '')
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
    const error = { property: 'blocks.3.props.cards.1.title', code: 'V_01' }
    expect(messageOf('de', error, labels)).toBe(
      'Das Feld „Titel“ in Eintrag 2 in Block 4 (Überschrift) ist erforderlich',
    )
  })

  it('says what exactly is wrong where that is known', () => {
    const many = { property: 'blocks', code: 'V_10', reason: 'too-many', params: { max: 500 } } as const
    expect(messageOf('en', many)).toBe('Blocks: too many, the maximum is 500')
    const choice = { property: 'sortOrder', code: 'V_15', reason: 'not-allowed' } as const
    expect(messageOf('en', { ...choice, params: { allowed: ['asc', 'desc'] } })).toBe(
      'Sort order must be one of these: asc, desc',
    )
    expect(messageOf('en', choice)).toBe('Sort order has a value that is not allowed here')
    expect(messageOf('en', { property: 'title', code: 'V_15' })).toContain('has a value that is not allowed')
  })

  it('fills no place in what the request is called', () => {
    expect(messageOf('en', { property: '{max} {name}', code: 'V_01' })).toBe(
      'The field “{max} {name}” is required',
    )
  })

  it('takes the label of a field instead', () => {
    expect(messageIn(words.en, { property: 'blocks.3.props.teaser', code: 'V_01' }, 'Teaser')).toBe(
      'Teaser is required',
    )
  })

  it('names a deleted image or file', () => {
    const text = 'this file was deleted from the media library. Choose another one'
    for (const property of ['blocks.0.__images.photo', '__files.price_list'])
      expect(messageIn(words.en, { property, code: 'V_18' }, 'Photo')).toBe(`Photo: ${text}`)
    expect(messageOf('en', { property: 'seoImage', code: 'V_18' })).toContain(text)
    expect(messageOf('en', { property: 'pageID', code: 'V_18' })).not.toContain(text)
  })

  it('names a code that it has no words for', () => {
    expect(messageOf('en', { property: '', code: 'X_99' })).toBe('Something went wrong (code X_99)')
  })
})
