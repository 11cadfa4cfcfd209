import { describe, expect, it } from 'vitest'
import { plainLetters, plainWords } from './plain-letters.ts'

describe('a text that is searched', () => {
  it.each([
    ['Überschrift', 'ueberschrift', false],
    ['Überschrift', 'UBERSCHRIFT', true],
    ['Légende', 'le\u0301gende', true],
    ['Straßenbahn', 'STRASSENBAHN', true],
    ['STRAẞE', 'straße', true],
    ['CO₂', 'co2', true],
    ['ﬁgure', 'figure', true],
    ['Fest 🎉', 'FEST 🎉', true],
    ['مُحْتَوَى', 'محتوى', true],
  ])('%s is the same as %s: %j', (text, typed, isSame) => {
    expect(plainLetters(text) === plainLetters(typed)).toBe(isSame)
  })
})

describe('the words of a term', () => {
  it('are separated by white space of any kind', () => {
    expect(plainWords('  Größe\u00A0und\tFarbe\n')).toEqual(['grosse', 'und', 'farbe'])
  })

  it.each(['', '   ', '\n'])('are none in %j', term => {
    expect(plainWords(term)).toEqual([])
  })
})
