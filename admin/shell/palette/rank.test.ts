import { expect, it } from 'vitest'
import { ranked } from './rank.ts'

const rank = (typed: string, ...titles: string[]) =>
  ranked(
    titles.map(title => ({ title })),
    typed,
  ).map(({ title }) => title)

it('ranks the beginning of a title before that of a word, and both before the middle of one', () => {
  expect(rank('med', 'Remedy', 'My media', 'Media Library')).toEqual(['Media Library', 'My media', 'Remedy'])
})

it('finds titles by letters in their order, and without accents', () => {
  expect(rank('npg', 'New page', 'Settings')).toEqual(['New page'])
  expect(rank('medi', 'Médiathèque')).toEqual(['Médiathèque'])
  expect(rank('x', 'New page')).toEqual([])
})

it('keeps all items in their order while nothing is typed', () => {
  expect(rank('', 'B', 'A')).toEqual(['B', 'A'])
})
