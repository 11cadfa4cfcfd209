import { type Label, labelIn } from '@ximblox/blocks/label'
import type { Language } from '@ximblox/contract/locales'
import { expect, it } from 'vitest'
import { registry } from '../state/test/sample.ts'
import { pickable } from './pickable.ts'

const definitions = [...registry.blocks.values()]
const textsIn = (language: Language) => ({
  language,
  labelText: (label: Label) => labelIn(label, language, ['en']),
})
const idsIn = (found: ReturnType<typeof pickable>) => found.map(({ blocks }) => blocks.map(({ id }) => id))

it('lists types by group and omits empty groups', () => {
  expect(idsIn(pickable(definitions, () => true, '', textsIn('en')))).toEqual([['text'], ['columns']])
})

it('lists only allowed types whose label matches the search', () => {
  expect(idsIn(pickable(definitions, type => type === 'columns', 'lab', textsIn('en')))).toEqual([
    ['columns'],
  ])
  expect(pickable(definitions, () => true, 'nothing of that name', textsIn('en'))).toEqual([])
})

it('matches synonyms in any order and without accents', () => {
  const [first] = definitions
  if (!first) throw new Error('there are no blocks')
  const keywords = { en: 'photo', nl: 'foto', de: 'Foto', fr: 'photo légende' }
  expect(idsIn(pickable([{ ...first, keywords }], () => true, 'LEGENDE lab', textsIn('fr')))).toEqual([
    ['text'],
  ])
  expect(pickable([{ ...first, keywords }], () => true, 'légende', textsIn('en'))).toEqual([])
})

it('ranks by name before keywords, and by use among equals', () => {
  const [first] = definitions
  if (!first) throw new Error('there are no blocks')
  const named = (id: string, label: string, keywords = '') => ({ ...first, id, label, keywords })
  const all = [
    named('picture', 'Picture', 'column'),
    named('news', 'News columns'),
    named('columns', 'Columns'),
    named('colours', 'Colours'),
    named('protocol', 'Protocol'),
  ]
  const order = (usesOf?: (type: string) => number) =>
    pickable(all, () => true, 'col', { ...textsIn('en'), ...(usesOf && { usesOf }) })
      .flatMap(({ blocks }) => blocks)
      .map(({ id }) => id)
  expect(order()).toEqual(['colours', 'columns', 'news', 'protocol', 'picture'])
  expect(order(type => (type === 'columns' ? 1 : 0)).slice(0, 2)).toEqual(['columns', 'colours'])
})

it('finds words of any length and script, and ignores white space around them', () => {
  const [first] = definitions
  if (!first) throw new Error('there are no blocks')
  const named = (id: string, label: string) => ({ ...first, id, label })
  const all = [
    named('stops', 'Straßenbahnhaltestellenverzeichnis mit Umsteigemöglichkeiten'),
    named('party', 'Fest 🎉'),
    named('table', 'جدول المحتويات'),
  ]
  const found = (term: string) => idsIn(pickable(all, () => true, term, textsIn('de'))).flat()
  expect(found('  umsteigemoglichkeiten  STRASSENBAHN ')).toEqual(['stops'])
  expect(found('🎉')).toEqual(['party'])
  expect(found('المحتويات')).toEqual(['table'])
  expect(found('   ')).toHaveLength(3)
  expect(pickable([], () => true, 'Fest', textsIn('de'))).toEqual([])
})
