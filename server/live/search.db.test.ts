import type { TextPart } from '@ximblox/blocks/query-context'
import type { Client } from '@ximblox/contract/client'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePage, note } from '../test/content.ts'

let test: TestApp
let publisher: Client
let visitor: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Administrator')
  visitor = test.visitor()
})
afterAll(() => test.close())

const makeLive = async (title: string, text = '', options: Parameters<typeof makePage>[1] = {}) => {
  const page = await makePage(publisher, { title, blocks: [note('one', text || 'x')], ...options })
  await publisher.page.publish({ params: { id: page.id }, body: {} })
  return page
}

const search = (term: string, more: object = {}) => visitor.search.search({ body: { term, ...more } })
const titles = async (term: string, more: object = {}) =>
  (await search(term, more)).results.map(({ title }) => title)
const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

describe('words', () => {
  beforeAll(async () => {
    await makeLive(
      'Aandelen',
      'Wij hebben één jaar onderzoek gedaan naar de CO₂-uitstoot van foto’s in de Ĳssel.',
    )
    await makeLive('Trainingen', 'De milieutrainingen beginnen in straßen volgens ISO14001.')
    await makeLive('Over ons', 'Wie we zijn.')
    await makeLive('Running shoes', 'An e-learning about the clients’ energy policies.', { locale: 'en-gb' })
  })

  it.each([
    ['een jaar', 'Aandelen'],
    ['EEN JÁÁR', 'Aandelen'],
    ['jaren', 'Aandelen'],
    ['co2-uitstoot', 'Aandelen'],
    ['CO₂ uitstoot', 'Aandelen'],
    ['co2uitstoot', 'Aandelen'],
    ['foto', 'Aandelen'],
    ["foto's", 'Aandelen'],
    ['fotos', 'Aandelen'],
    ['ijssel', 'Aandelen'],
    ['onder uits', 'Aandelen'],
    ['training', 'Trainingen'],
    ['strasse', 'Trainingen'],
    ['iso', 'Trainingen'],
    ['iso14001', 'Trainingen'],
    ['over ons', 'Over ons'],
    ['run', 'Running shoes'],
    ['e-learning policy', 'Running shoes'],
    ['elearning client', 'Running shoes'],
  ])('%s finds the page', async (term, title) => expect(await titles(term)).toEqual([title]))

  it.each([
    ['trianingen', 'trainingen', 'Trainingen'],
    ['de onderzeok jaar', 'de onderzoek jaar', 'Aandelen'],
    ['onderszeok', 'onderzoek', 'Aandelen'],
    ['runing sheos', 'running shoes', 'Running shoes'],
  ])('%s is corrected to %s', async (term, suggestion, title) => {
    const found = await search(term)
    expect(found.results.map(result => result.title)).toEqual([title])
    expect(found.suggestion).toBe(suggestion)
  })

  it('finds a word inside of another, and one that is written apart, if nothing else matches', async () => {
    const inside = await search('beginnen trainingen')
    expect(inside.results.map(({ title }) => title)).toEqual(['Trainingen'])
    expect(await titles('utrainingen')).toEqual(['Trainingen'])
    expect(await titles('onderzoekjaar')).toEqual(['Aandelen'])
    expect((await search('onderzoekjaar')).suggestion).toBeNull()
  })

  it.each(['iso14002', 'zebra', 'jaar zebra', 'a', '', ' ', '!!', '(', "'", '& | :*', '\\', '<b>', '-', '"'])(
    '%s finds nothing',
    async term => expect(await search(term)).toMatchObject({ total: 0, results: [], types: [] }),
  )

  it('no term whatever is an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async text => {
        const term = text.replaceAll('\u0000', '').toWellFormed()
        expect((await search(term, { count: 1 })).total).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 60 },
    )
  })
})

it('marks the hits in title and excerpt, whatever the text contains', async () => {
  const filler = Array.from({ length: 22 }, (_, index) => `filler${index}`).join(' ')
  const blocks = [filler, '<script>alert(1)</script> a kiwi-vrucht [mark]', filler, filler]
  await makeLive('Kiwi & <b>kiwi’s</b>', '', {
    blocks: blocks.map((text, index) => note(`note${index}`, text)),
  })
  const { results } = await search('kiwi')
  expect(results.map(({ titleParts }) => marked(titleParts))).toEqual(['[Kiwi] & <b>[kiwi]’s</b>'])
  const [excerpt] = results.map(result => marked(result.excerpt))
  expect(excerpt).toContain('<script>alert(1)</script> a [kiwi]-[vrucht] [mark] filler0')
  expect(excerpt).toMatch(/^…filler\d+.*filler\d+…$/)
  expect(excerpt?.length).toBeLessThan(400)
})

it('the title weighs more than the text, and a word itself more than a beginning', async () => {
  await makeLive('Mango', 'x')
  await makeLive('Fruit', 'mango')
  await makeLive('Mangosteen', 'x')
  expect(await titles('mango')).toEqual(['Mango', 'Mangosteen', 'Fruit'])
})

it('filters by type and locale, counts every type, and pages without repeating', async () => {
  for (const number of [1, 2, 3, 4, 5]) await makeLive(`Papaya ${number}`)
  await makeLive('Papaya news', 'x', { type: 'news' })
  await makeLive('Papaya abroad', 'x', { locale: 'en-gb' })
  const dutch = await search('papaya', { locales: ['nl-nl'], pageTypes: ['basic'] })
  expect(dutch.total).toBe(5)
  expect(dutch.types).toEqual([
    { type: 'basic', total: 5 },
    { type: 'news', total: 1 },
  ])
  expect(await titles('papaya', { locales: ['en-gb'] })).toEqual(['Papaya abroad'])
  expect(await titles('papaya', { locales: ['de-de'] })).toEqual([])
  const paged = []
  for (const offset of [0, 2, 4, 6, 8]) paged.push(...(await titles('papaya', { count: 2, offset })))
  expect(paged).toHaveLength(7)
  expect(new Set(paged).size).toBe(7)
})

it('follows publishing, unpublishing, deleting and moving', async () => {
  const page = await makePage(publisher, { title: 'Guave', blocks: [note('one', 'x')] })
  expect(await titles('guave')).toEqual([])
  await publisher.page.publish({ params: { id: page.id }, body: {} })
  expect(await titles('guave')).toEqual(['Guave'])
  await publisher.page.save({ params: { id: page.id }, body: { id: page.id, slug: 'guave-moved' } })
  expect((await search('guave')).results[0]?.path).toBe('/guave-moved')
  await publisher.page.unpublish({ params: { id: page.id }, body: {} })
  expect(await titles('guave')).toEqual([])
  await publisher.page.publish({ params: { id: page.id }, body: {} })
  await publisher.page.delete({ params: { id: page.id }, body: {} })
  expect(await titles('guave')).toEqual([])
})

it('never finds the “not found” page', async () => {
  await makeLive('Lychee not found', 'x', { slug: '404' })
  expect(await titles('lychee')).toEqual([])
})
