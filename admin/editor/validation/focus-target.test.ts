import { expect, it } from 'vitest'
import { shownAt } from './focus-target.ts'

it.each([
  ['props.title', 'title'],
  ['props.cards.k7.title', 'cards.k7.title'],
  ['pageType.props.date', 'date'],
  ['__images.cards_k7_image', 'cards.k7.image'],
  ['__files.file', 'file'],
  ['seoTitle', 'own.seoTitle'],
  ['anchorPoint', 'own.anchorPoint'],
])('focuses for an error at %s the field %s', (path, field) => {
  expect(shownAt(path)).toBe(field)
})
