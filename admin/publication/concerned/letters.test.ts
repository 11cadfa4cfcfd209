import type { Concerned } from '@ximblox/contract/letters'
import { limits } from '@ximblox/contract/limits'
import { describe, expect, it } from 'vitest'
import { areComplete, type Letter, withEdit, withEdits, withLetters } from './letters.ts'

const letter = (language: Letter['language'], text = 'Text'): Letter => ({
  language,
  subject: 'Subject',
  text,
  submissions: 2,
})
const subject = (name: string, ...letters: Letter[]): Concerned => ({
  form: 'training',
  subject: name,
  label: name,
  change: 'gone',
  submissions: 2,
  quantity: 3,
  taken: 3,
  places: null,
  letters,
})
const [german, dutch] = [letter('de', 'Leider …'), letter('nl')]
const march = subject('march', german, dutch)
const april = subject('april', letter('de'))
const texts = (concerned: readonly Concerned[]) =>
  concerned.map(({ letters }) => letters.map(({ text }) => text))

describe('the letters to those whom a change concerns', () => {
  it('are those of the site until they are changed', () => {
    expect(withEdits([march, april], {})).toEqual([march, april])
  })

  it('are changed for one subject in one language', () => {
    const edits = withEdit({}, march, german, { text: 'Der Kurs fällt aus 😢' })
    expect(texts(withEdits([march, april], edits))).toEqual([['Der Kurs fällt aus 😢', 'Text'], ['Text']])
  })

  it('keep the other changes to the same letter', () => {
    const first = withEdit({}, march, german, { subject: 'Absage' })
    const edits = withEdit(first, march, german, { text: 'Leider nein' })
    expect(withEdits([march], edits)[0]?.letters[0]).toEqual({
      ...german,
      subject: 'Absage',
      text: 'Leider nein',
    })
  })

  it('are sent only where the site has some', () => {
    expect(withLetters([subject('may'), april])).toEqual([april])
  })

  const change = (part: Partial<Letter>) => areComplete([subject('march', dutch, { ...german, ...part })])

  it('need a subject and a text in every language', () => {
    expect(change({})).toBe(true)
    expect([change({ subject: ' ' }), change({ text: ' \n\u00a0' })]).toEqual([false, false])
  })

  it('may be as long as the server takes', () => {
    expect(change({ subject: 'ß'.repeat(limits.text), text: 'ß'.repeat(limits.letter) })).toBe(true)
    expect(change({ subject: 'ß'.repeat(limits.text + 1) })).toBe(false)
    expect(change({ text: 'ß'.repeat(limits.letter + 1) })).toBe(false)
  })

  it('are complete if nobody is written to', () => {
    expect(areComplete([])).toBe(true)
  })
})
