import { expect, test } from 'vitest'
import type { JsonObject, PageCard } from 'ximblox'
import { registrationPath } from '../../rules/registration-path.ts'
import { comingDates } from './coming-dates.ts'

const training = (id: number, card: JsonObject): PageCard => ({
  id,
  groupID: id + 100,
  locale: 'nl-nl',
  type: 'training',
  slug: `trainingen/${id}`,
  path: `/trainingen/${id}`,
  title: `Training ${id}`,
  card,
  tags: [],
  publishedAt: '2026-11-02T09:00:00Z',
})

const date = (key: string, start: string) => ({ key, start, end: '', place: 'Utrecht', capacity: 10 })

test('the dates of several trainings are in one order, without those that are past', () => {
  const cards = [
    training(1, { price: 495, dates: [date('a', '2027-05-01'), date('b', ''), date('c', '2026-01-01')] }),
    training(2, { dates: [date('a', '2027-03-10')], registration: 'form-one' }),
    training(3, {}),
  ]
  const dates = comingDates(cards, '2027-03-10')
  expect(dates.map(({ title, start, subject, price }) => [title, start, subject, price])).toEqual([
    ['Training 2', '2027-03-10', '102.a', null],
    ['Training 1', '2027-05-01', '101.a', 495],
    ['Training 1', '', '101.b', 495],
  ])
  expect(dates.map(registrationPath)).toEqual([
    '/trainingen/2?date=a#form-one',
    '/trainingen/1',
    '/trainingen/1',
  ])
})
