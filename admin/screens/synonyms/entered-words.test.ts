import { errorAt } from '@ximblox/contract/errors'
import { describe, expect, it } from 'vitest'
import { languagesOf, wordError, wordsIn } from './entered-words.ts'

describe('the words of a group of synonyms', () => {
  it('are separated by commas, and keep the spaces within them', () => {
    expect(wordsIn('Kfz,  Personen kraftwagen , Auto')).toEqual(['Kfz', 'Personen kraftwagen', 'Auto'])
  })

  it.each(['a;b', 'a、b', 'a，b', 'a；b', 'a، b', 'a؛ b', 'a\tb', 'a\nb', 'a\r\nb'])(
    'are separated by other marks too: %j',
    text => {
      expect(wordsIn(text)).toEqual(['a', 'b'])
    },
  )

  it('leave out what is empty between the separators', () => {
    expect(wordsIn(' , a,, \u00a0,b;')).toEqual(['a', 'b'])
    expect([wordsIn(''), wordsIn(' ; ,')]).toEqual([[], []])
  })

  it('keep points and hyphens, and words written together with emoji', () => {
    expect(wordsIn('z. B., E-Mail, ❤️ Herz')).toEqual(['z. B.', 'E-Mail', '❤️ Herz'])
  })
})

describe('the languages of synonyms', () => {
  it('are those of the locales, each once', () => {
    expect(languagesOf(['de-de', 'nl-nl', 'de-at', 'de-ch'])).toEqual(['de', 'nl'])
    expect(languagesOf([])).toEqual([])
  })
})

describe('an error of synonyms', () => {
  const words = ['Auto', 'Fahrzeug']

  it('is about all groups, about the number of words, or about one of them', () => {
    expect(wordError(errorAt('', 'tooManyItems', { max: 100 }), words)).toEqual({ is: 'full' })
    expect(wordError(errorAt('words', 'tooManyItems', { max: 20 }), words)).toEqual({ is: 'tooMany' })
    expect(wordError(errorAt('words', 'tooFewItems', { min: 2 }), words)).toEqual({ is: 'tooFew' })
    expect(wordError(errorAt('words.1', 'alreadyExists'), words)).toEqual({ is: 'taken', word: 'Fahrzeug' })
    expect(wordError(errorAt('words.0', 'limitExceeded'), words)).toEqual({ is: 'tooLong', word: 'Auto' })
  })

  it('is of no word if it is about anything else', () => {
    expect(wordError(errorAt('language', 'required'), words)).toBeUndefined()
    expect(wordError(errorAt('', 'staleRevision'), words)).toBeUndefined()
  })

  it('names no word that is not there', () => {
    expect(wordError(errorAt('words.7', 'alreadyExists'), words)).toEqual({ is: 'taken', word: '' })
  })
})
