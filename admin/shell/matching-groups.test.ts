import { expect, it } from 'vitest'
import { matchingGroups } from './matching-groups.ts'

const groups = [
  {
    title: 'Veröffentlichen',
    screens: [
      { title: 'Freigabe', keywords: 'Vier-Augen-Prinzip' },
      { title: 'Inhaltsprüfung', keywords: 'Fehler' },
    ],
  },
  { title: 'System', screens: [{ title: 'Sicherungen', keywords: 'Backup Wiederherstellung' }] },
]

const found = (term: string) =>
  matchingGroups(groups, term).map(({ title, screens }) => [title, ...screens.map(screen => screen.title)])

it('finds all screens without a term', () => {
  expect(matchingGroups(groups, ' ')).toEqual(groups)
})

it('finds a screen by its title, its keywords and its group, without accents and in any case', () => {
  expect(found('sicherung')).toEqual([['System', 'Sicherungen']])
  expect(found('BACKUP')).toEqual([['System', 'Sicherungen']])
  expect(found('veroffentlichen')).toEqual([['Veröffentlichen', 'Freigabe', 'Inhaltsprüfung']])
})

it('finds only screens with every word', () => {
  expect(found('veröffentlichen augen')).toEqual([['Veröffentlichen', 'Freigabe']])
  expect(found('system augen')).toEqual([])
})
