import { expect, test } from 'vitest'
import { newsCard } from './news-card.ts'

test('a card of another type shows no more than its title', () =>
  expect(newsCard({ date: 3, image: { fileID: 'x' } })).toEqual({ date: '', summary: '', image: null }))

test('a news card has date, summary and picture', () => {
  const card = newsCard({ date: '2026-10-29', summary: 'Short', image: { fileID: 4, altText: 'A crate' } })
  expect(card).toMatchObject({
    date: '2026-10-29',
    summary: 'Short',
    image: { fileID: 4, altText: 'A crate' },
  })
})
