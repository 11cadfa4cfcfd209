import { expect, test } from 'vitest'
import { newsCard } from './news-card.ts'

test('shows only the title on a card of another type', () =>
  expect(newsCard({ date: 3, image: { fileID: 'x' } })).toEqual({ date: '', summary: '', image: null }))

test('shows date, summary and image on a news card', () => {
  const card = newsCard({ date: '2026-10-29', summary: 'Short', image: { fileID: 4, altText: 'A crate' } })
  expect(card).toMatchObject({
    date: '2026-10-29',
    summary: 'Short',
    image: { fileID: 4, altText: 'A crate' },
  })
})
