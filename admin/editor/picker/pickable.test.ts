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

it('types are offered by group, and empty groups not at all', () => {
  expect(idsIn(pickable(definitions, () => true, '', textsIn('en')))).toEqual([['text'], ['columns']])
})

it('only types that fit and whose label holds the words are offered', () => {
  expect(idsIn(pickable(definitions, type => type === 'columns', 'lab', textsIn('en')))).toEqual([
    ['columns'],
  ])
  expect(pickable(definitions, () => true, 'nothing of that name', textsIn('en'))).toEqual([])
})

it('types are found by what else they are called, in any order and without accents', () => {
  const [first] = definitions
  if (!first) throw new Error('there are no blocks')
  const keywords = { en: 'photo', nl: 'foto', de: 'Foto', fr: 'photo légende' }
  expect(idsIn(pickable([{ ...first, keywords }], () => true, 'LEGENDE lab', textsIn('fr')))).toEqual([
    ['text'],
  ])
  expect(pickable([{ ...first, keywords }], () => true, 'légende', textsIn('en'))).toEqual([])
})
