import { expect, it } from 'vitest'
import type { JsonObject } from 'ximblox'
import { trainingLetters } from './training-letters.ts'

const date = { key: 'd1', start: '2027-06-01', end: '2027-06-02', times: '9:30–17:00', place: 'Utrecht' }
const pageWith = (dates: JsonObject[], title = 'Buying well') => ({
  id: 1,
  groupID: 7,
  locale: 'en-gb',
  title,
  path: '/buying-well',
  type: 'training',
  props: { dates },
})
const before = pageWith([date])

it('the letter about a moved date says when and where it was and will be, in the language of its reader', () => {
  const next = pageWith([{ ...date, start: '2027-09-07', end: '', place: 'Zwolle' }])
  const change = { subject: '7.d1', page: before, next }
  const letter = trainingLetters.prepare(change, 'en')
  expect(letter.subject).toBe('New date or place: Buying well')
  expect(letter.text).toContain(
    'It was: 1 – 2 June 2027, 9:30–17:00, Utrecht\nIt is now: 7 September 2027, 9:30–17:00, Zwolle',
  )
  const dutch = trainingLetters.prepare({ ...change, page: pageWith([date], 'Goed inkopen') }, 'nl')
  expect(dutch.subject).toBe('Nieuwe datum of plaats: Goed inkopen')
  expect(dutch.text).toContain('Het is nu: 7 september 2027, 9:30–17:00, Zwolle')
})

it('the letter about a date that does not take place promises no link and no other day', () => {
  for (const next of [null, pageWith([{ ...date, key: 'd2' }])]) {
    const { subject, text } = trainingLetters.prepare({ subject: '7.d1', page: before, next }, 'en')
    expect(subject).toBe('Training cancelled: Buying well')
    expect(text).toContain('Date and place: 1 – 2 June 2027')
    expect(text).not.toMatch(/now|undefined|{/)
  }
})
