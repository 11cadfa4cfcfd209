import { expect, test } from 'vitest'
import { searchedWords } from './search-words.ts'
import { phrasesOf, synonymSize, synonymText, withSynonyms } from './synonyms.ts'

const expand = (term: string, ...matches: Parameters<typeof withSynonyms>[1]) =>
  withSynonyms(searchedWords(term), matches).map(({ alternatives }) => alternatives)

test('the phrases of a term are its words and those that follow each other', () => {
  expect(phrasesOf(searchedWords('Duurzaam én circulair')).map(({ text }) => text)).toEqual([
    'duurzaam',
    'duurzaam en',
    'duurzaam en circulair',
    'en',
    'en circulair',
    'circulair',
  ])
  expect(phrasesOf(searchedWords('a b c d e f')).filter(({ from }) => from === 0)).toHaveLength(4)
})

test('an entry is compared without case, accents and marks', () => {
  expect(synonymText('  Één E-Learning! ')).toBe('een elearning')
  expect(synonymText('!?')).toBe('')
  expect(synonymSize('  Één E-Learning! ')).toBe(2)
  expect(synonymSize('!?')).toBe(0)
})

test('a word of a term gets its synonyms as alternatives', () => {
  const match = { from: 1, length: 1, words: ['CSRD', 'duurzaamheidsverslaggeving', 'duurzaam verslag'] }
  expect(expand('cursus csrd', match)).toEqual([
    [['cursus']],
    [['duurzaamheidsverslaggeving'], ['duurzaam', 'verslag'], ['csrd']],
  ])
})

test('several words of a term are an alternative to their synonym, and come before synonyms of one of them', () => {
  const matches = [
    { from: 0, length: 1, words: ['duurzaam', 'groen'] },
    { from: 0, length: 2, words: ['duurzaam verslag', 'CSRD'] },
  ]
  expect(expand('duurzaam verslag', ...matches)).toEqual([[['csrd'], ['duurzaam', 'verslag']]])
  const [word] = withSynonyms(searchedWords('een duurzaam verslag'), [
    { from: 1, length: 2, words: ['duurzaam verslag', 'CSRD'] },
  ]).slice(1)
  expect(word).toMatchObject({ joined: 'duurzaamverslag', start: 4, end: 20 })
})

test('synonyms add twelve words to a term at most', () => {
  const words = (from: number) => ({
    from,
    length: 1,
    words: Array.from({ length: 8 }, (_, index) => `word${from} other${index}`),
  })
  const expanded = expand('one two three', words(0), words(1), words(2))
  expect(expanded.flat(2)).toHaveLength(3 + 12)
})

test('a term without synonyms stays as it is', () => {
  expect(withSynonyms(searchedWords('co2-uitstoot nu'), [])).toEqual(searchedWords('co2-uitstoot nu'))
})
