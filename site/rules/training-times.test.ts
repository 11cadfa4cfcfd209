import { expect, it } from 'vitest'
import { trainingTimes } from './training-times.ts'

it('times are read as editors of four languages write them', () => {
  const texts = [
    '9.30–16.30',
    '9.30–16.30 uur',
    ' 9:30 to 16:30 ',
    '09:30 - 16:30 Uhr',
    'van 9.30 tot 16.30 uur',
    '9 h 30–16 h 30',
    '9h30 à 16h30',
    'From 9:30 until 16:30.',
  ]
  for (const text of texts) expect(trainingTimes(text)).toEqual({ from: '09:30', to: '16:30' })
  expect(trainingTimes('9–17')).toEqual({ from: '09:00', to: '17:00' })
  expect(trainingTimes('9 – 17 h')).toEqual({ from: '09:00', to: '17:00' })
})

it('any other text has no times', () => {
  const texts = ['', 'mornings', '9.30', '16.30–9.30', '9.30–25.00', '9.75–10', '9:30 am to 4:30 pm']
  for (const text of [...texts, '9–12 and 13–17', 'Day 1: 9–17']) expect(trainingTimes(text)).toBeUndefined()
})
