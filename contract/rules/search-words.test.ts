import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchedWords, searchTokens } from './search-words.ts'

const words = (text: string) => searchTokens(text).map(({ word }) => word)

test.each([
  ['één JAAR', ['een', 'jaar']],
  ['CO₂ ﬁets ĲSSEL ĳs', ['co2', 'fiets', 'ijssel', 'ijs']],
  ['Straße Œuvre Ærø', ['strasse', 'oeuvre', 'aero']],
  ['foto’s van de klant', ['foto', 'van', 'de', 'klant']],
  ["l'eau d’hier", ['eau', 'hier']],
  ['en/of ximblox.nl info@example.org', ['en', 'of', 'ximblox', 'nl', 'info', 'example', 'org']],
  ['so\u00ADfa cafe\u0301', ['sofa', 'cafe']],
  ['1.500 of 2,5', ['1', '500', 'of', '2', '5']],
  ['Einde.Begin, ja', ['einde', 'begin', 'ja']],
  ['!?…', []],
])('%s consists of the words %j', (text, expected) => expect(words(text)).toEqual(expected))

test('a compound counts with its parts and as a whole', () => {
  expect(searchTokens('De CO₂-uitstoot')).toEqual([
    { word: 'de', start: 0, end: 2 },
    { word: 'co2', joined: 'co2uitstoot', start: 3, end: 6 },
    { word: 'uitstoot', joined: 'co2uitstoot', start: 7, end: 15 },
  ])
})

test('a term finds a compound however it is written', () => {
  const alternatives = (term: string) => searchedWords(term).map(word => word.alternatives)
  expect(alternatives('co2-uitstoot nu')).toEqual([[['co2', 'uitstoot'], ['co2uitstoot']], [['nu']]])
  expect(alternatives("auto's")).toEqual([[['auto'], ['autos']]])
  expect(alternatives('  ')).toEqual([])
})

test('a term has twelve words at most, those in compounds included', () => {
  const count = (term: string) => searchedWords(term).flatMap(word => word.alternatives[0]).length
  expect(count(Array.from({ length: 80 }, (_, index) => index).join('-'))).toBe(12)
  expect(count('een-twee '.repeat(20))).toBe(12)
})

test('every text has tokens that are where they say, and words that are letters and digits only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      let end = 0
      for (const token of searchTokens(text)) {
        expect(token.start).toBeGreaterThanOrEqual(end)
        expect(token.end).toBeGreaterThan(token.start)
        expect(token.word).toMatch(/^[\p{L}\p{N}]{1,60}$/u)
        end = token.end
      }
      for (const word of searchedWords(text).flatMap(({ alternatives }) => alternatives.flat()))
        expect(word).toMatch(/^[\p{L}\p{N}]{1,60}$/u)
    }),
  )
})
