import { expect, it } from 'vitest'
import { block, columnsBlock, contentWith, registry } from '../state/test/sample.ts'
import { findUntranslated } from './untranslated.ts'

const textBlock = (key: string, title: string) => block(key, { props: { title, body: '', cards: [] } })

it('reports nested blocks and search engine texts that equal the original', () => {
  const source = {
    ...contentWith([
      textBlock('a', 'Twee woorden'),
      columnsBlock('b', { left: [textBlock('c', 'Nog een zin')] }),
    ]),
    seoTitle: 'Een titel',
    seoDescription: 'Een omschrijving',
  }
  const own = {
    ...source,
    seoTitle: 'A title',
    blocks: [textBlock('c', 'Nog een zin'), textBlock('a', 'Two words')],
  }
  expect(findUntranslated(registry, own, source)).toEqual({ blocks: ['c'], parts: ['seoDescription'] })
})

it('counts a block until more than half of its lines are translated', () => {
  const list = (...lines: string[]) => contentWith([textBlock('a', lines.join('\n'))])
  const source = list('Een regel', 'Twee regels', 'Jan de Boer')
  const found = (...lines: string[]) => findUntranslated(registry, list(...lines), source).blocks
  expect(found('One line', 'Twee regels', 'Jan de Boer')).toEqual(['a'])
  expect(found('One line', 'Two lines', 'Jan de Boer')).toEqual([])
})

it('ignores names next to sentences, but counts a list of single words', () => {
  const list = (...lines: string[]) => contentWith([textBlock('a', lines.join('\n'))])
  const found = (own: string[], source: string[]) =>
    findUntranslated(registry, list(...own), list(...source)).blocks
  expect(found(['A short line', 'Mira Appel'], ['Een korte regel', 'Mira Appel'])).toEqual([])
  expect(found(['Apples', 'Pears', 'Quinces'], ['Apples', 'Pears', 'Quinces'])).toEqual(['a'])
  expect(found(['Appels', 'Peren', 'Quinces'], ['Apples', 'Pears', 'Quinces'])).toEqual([])
})

it('counts image texts', () => {
  const pictured = (altText: string) =>
    contentWith([
      block('a', {
        __images: { photo: { hash: '', fileName: '', altText, fileID: 1, cropParams: null } },
      }),
    ])
  const source = pictured('A sunny orchard')
  expect(findUntranslated(registry, source, source).blocks).toEqual(['a'])
  expect(findUntranslated(registry, pictured('Een zonnige boomgaard'), source).blocks).toEqual([])
})

it('ignores single words, which are often the same, and empty texts', () => {
  const source = contentWith([textBlock('a', 'Contact'), textBlock('b', '')])
  expect(findUntranslated(registry, source, source)).toEqual({ blocks: [], parts: [] })
})
