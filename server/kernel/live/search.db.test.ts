import type { TextPart } from '@ximblox/blocks/query-context'
import type { Client } from '@ximblox/contract/client'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { sendRaw, xhr } from '../../test/raw.ts'
import { searchLive } from './search.ts'

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

  it.each(['研修', '東京', '都で', '修', '東京研修', '東京の研修', 'CSRD研修', '持続可能な調達'])(
    '%s is found in a run of characters without spaces',
    async term => {
      await makeLive('案内', '持続可能な調達のCSRD研修を東京都で行います。')
      expect((await titles(term))[0]).toBe('案内')
      expect(await titles('大阪')).toEqual([])
    },
  )

  it('marks characters that are found as parts of longer runs', async () => {
    await makeLive('環境報告書', 'x')
    const { results } = await search('報告')
    expect(results.map(({ titleParts }) => marked(titleParts))).toEqual(['環境[報告]書'])
  })

  it('finds a Korean word whatever ending it has', async () => {
    await makeLive('안내', '연수를 듣습니다')
    expect(await titles('연수')).toEqual(['안내'])
  })

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

  it.each(['iso14002', 'zebra', 'a', '', ' ', '!!', '(', "'", '& | :*', '\\', '<b>', '-', '"'])(
    '%s finds nothing',
    async term => expect(await search(term)).toMatchObject({ total: 0, results: [], types: [] }),
  )

  it('gives visitors at most 25 results at once, and users a hundred', async () => {
    expect(await refusalOf(search('kiwi', { count: 26 }))).toMatchObject({
      status: 422,
      codes: ['V_17 count'],
    })
    await search('kiwi', { count: 25 })
    await publisher.search.search({ body: { term: 'kiwi', count: 100 } })
  })

  it('finds the same for a word that is repeated', async () => {
    expect(await titles('papaya papaya PAPAYA')).toEqual(await titles('papaya'))
  })

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

describe('a term that no page has all words of', () => {
  const some = async (term: string) => {
    const { results, leftOut, suggestion } = await search(term)
    return { found: results.map(({ title, missing }) => [title, ...missing]), leftOut, suggestion }
  }
  const byTitle = ([one = '']: string[], [other = '']: string[]) => one.localeCompare(other)
  beforeAll(async () => {
    await makeLive('Wombats in Wagga', 'They dig.')
    await makeLive('Bilbies in Wagga', 'They dig, too.')
    await makeLive('Quokkas', 'They smile.')
  })

  it('finds the pages with most of them, and says which ones none has', async () => {
    expect(await some('wombats in wagga zzyzx')).toEqual({
      found: [['Wombats in Wagga']],
      leftOut: ['zzyzx'],
      suggestion: null,
    })
    expect((await some('Wagga, de, ZZYZX!')).leftOut).toEqual(['ZZYZX'])
  })

  it('finds the pages with either, and each says which ones it lacks', async () => {
    const { found, leftOut } = await some('quokkas wombats')
    expect(found.toSorted(byTitle)).toEqual([
      ['Quokkas', 'wombats'],
      ['Wombats in Wagga', 'quokkas'],
    ])
    expect(leftOut).toEqual([])
    expect((await some('wombats bilbies wagga')).found.toSorted(byTitle)).toEqual([
      ['Bilbies in Wagga', 'wombats'],
      ['Wombats in Wagga', 'bilbies'],
    ])
  })

  it('is corrected before words are left out', async () => {
    expect(await some('wombast wagga')).toEqual({
      found: [['Wombats in Wagga']],
      leftOut: null,
      suggestion: 'wombats wagga',
    })
  })

  it('finds nothing if no page has any of them', async () => {
    expect(await some('zzyzx xyzzy')).toEqual({ found: [], leftOut: null, suggestion: null })
  })

  it('counts and pages its results like any other', async () => {
    expect(await search('bilbies wombats zzyzx', { count: 1 })).toMatchObject({
      total: 2,
      isTotalExact: true,
    })
    const [first] = await titles('bilbies wombats zzyzx', { count: 1 })
    const [second] = await titles('bilbies wombats zzyzx', { count: 1, offset: 1 })
    expect(new Set([first, second])).toEqual(new Set(['Bilbies in Wagga', 'Wombats in Wagga']))
  })
})

describe('results in other languages', () => {
  const inDutch = async (term: string) => {
    const settings = { availableLocales: ['nl-nl', 'en-gb'], defaultLocale: 'nl-nl', customSlugLocales: [] }
    const search = { term, types: [], locales: ['nl-nl'], elsewhere: ['en-gb'], count: 10, offset: 0 }
    const { total, elsewhere } = await searchLive(test.app, settings, search)
    return { total, elsewhere }
  }
  beforeAll(async () => {
    await makeLive('Numbats at work', 'x', { locale: 'en-gb' })
    await makeLive('Numbats at home', 'x', { locale: 'en-gb' })
    await makeLive('Numbats hidden', 'x', { locale: 'en-gb', slug: '404' })
  })

  it('are counted if the own one has none', async () => {
    const elsewhere = [{ locale: 'en-gb', total: 2, isTotalExact: true }]
    expect(await inDutch('numbats')).toEqual({ total: 0, elsewhere })
  })

  it('are not counted if it has some, but are if these lack a word', async () => {
    await makeLive('Numbats thuis')
    expect(await inDutch('numbats')).toEqual({ total: 1, elsewhere: [] })
    const elsewhere = [{ locale: 'en-gb', total: 1, isTotalExact: true }]
    expect(await inDutch('numbats work')).toEqual({ total: 1, elsewhere })
  })
})

it('sets no cookie for visitors who have none', async () => {
  const { status, headers } = await sendRaw(`${test.url}/api/ximblox/search/search`, {
    headers: { ...xhr, origin: test.url },
    body: JSON.stringify({ term: 'aandelen' }),
  })
  expect([status, headers['set-cookie']]).toEqual([200, undefined])
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
  expect(excerpt).toContain('<script>alert(1)</script> a [kiwi]-[vrucht] [mark] · filler0')
  expect(excerpt).toMatch(/^<script>.*filler\d+…$/)
  expect(excerpt?.length).toBeLessThan(400)
})

it('the title weighs more than the text, and a word itself more than a beginning', async () => {
  await makeLive('Mango', 'x')
  await makeLive('Fruit', 'mango')
  await makeLive('Mangosteen', 'x')
  expect(await titles('mango')).toEqual(['Mango', 'Mangosteen', 'Fruit'])
})

it('a word in the title counts although the others are far away in the text', async () => {
  const filler = Array.from({ length: 5 }, (_, index) => note(`note${index}`, 'other '.repeat(25)))
  await makeLive('Longan', '', { blocks: [...filler, note('last', 'durian')] })
  await makeLive('Overview', 'longan durian')
  expect(await titles('longan durian')).toEqual(['Longan', 'Overview'])
})

it('words that say little decide between titles', async () => {
  await makeLive('Our own rambutans, warts and all', 'Rambutans.', { locale: 'en-gb' })
  await makeLive('Rambutans in tables', 'Rambutans and rambutans.', { locale: 'en-gb' })
  expect(await titles('own rambutans')).toEqual(['Our own rambutans, warts and all', 'Rambutans in tables'])
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

it('never suggests a word that was only on former pages', async () => {
  const page = await makeLive('Kumquat')
  expect((await search('kumqaut')).suggestion).toBe('kumquat')
  await publisher.page.unpublish({ params: { id: page.id }, body: {} })
  expect(await search('kumqaut')).toMatchObject({ total: 0, suggestion: null })
})

describe('words that very many pages have', () => {
  const pages = 18_000
  const firstID = 1_000_000
  /** Pages from new to old; the newest have another word than the others. */
  beforeAll(async () => {
    const rows = sql`select n, ${firstID} + n as id, case n % 10 when 0 then 'news' else 'basic' end as type,
      now() - n * interval '1 minute' as at from generate_series(1, ${pages}::integer) as n`
    await sql`insert into page (id, group_id, locale, type, slug, title, first_live_at, published_at, created_at, updated_at)
      select id, id, 'nl-nl', type, 'many-' || n, 'Many ' || n, at, at, at, at from (${rows}) as given`.execute(
      test.database.db,
    )
    await sql`insert into page_version
        (page_id, revision, kind, sealed, title, seo, props, media, blocks, refs, anchors, created_at, updated_at)
      select id, 1, 'saved', true, 'Many ' || n, '{"seoImage":null}', '{}', '{"__images":{},"__files":{}}', '[]', '{}', '{}', at, at
      from (${rows}) as given`.execute(test.database.db)
    await sql`update page set head_id = v.id, live_id = v.id from page_version v
      where v.page_id = page.id and page.id > ${firstID}`.execute(test.database.db)
    await sql`insert into live_entry (page_id, version_id, locale, type, title, card, tags, sort_at, body, tsv, card_version)
      select given.id, live_id, 'nl-nl', given.type, title, '{}', '{}', at, title, '', 2
      from (${rows}) as given join page on page.id = given.id`.execute(test.database.db)
    await sql`insert into search_entry (page_id, locale, type, sort_at, title_words, words)
      select id, 'nl-nl', type, at, 'many:1',
        case when n <= 1600 then 'citrus:1 pomelo:2' else 'citrus:1 tangelo:2' end::tsvector
      from (${rows}) as given`.execute(test.database.db)
    await sql`analyze search_entry`.execute(test.database.db)
  })

  const numbers = async (term: string, more: object = {}) =>
    (await titles(term, { count: 5, ...more })).map(title => Number(title.replace('Many ', '')))

  it('are not counted, and the newest pages come first', async () => {
    const { total, isTotalExact, types } = await search('citrus', { count: 1 })
    expect({ total, isTotalExact }).toEqual({ total: 5_000, isTotalExact: false })
    expect(types.map(({ type }) => type)).toEqual(['basic', 'news'])
    expect(await numbers('citrus')).toEqual([1, 2, 3, 4, 5])
    expect(await numbers('citrus', { offset: 198 })).toEqual([199, 200, 201, 202, 203])
    expect(await numbers('citrus', { offset: 9_998 })).toEqual([9_999, 10_000, 10_001, 10_002, 10_003])
    expect(await numbers('citrus', { offset: pages })).toEqual([])
  })

  it('are counted in page types with fewer pages', async () => {
    const found = await search('citrus', { count: 1, pageTypes: ['news'] })
    expect(found).toMatchObject({ total: pages / 10, isTotalExact: true })
    expect(found.types).toEqual([
      { type: 'basic', total: pages * 0.9 },
      { type: 'news', total: pages / 10 },
    ])
    expect(await numbers('citrus', { pageTypes: ['news'] })).toEqual([10, 20, 30, 40, 50])
  })

  it('may be on old pages only', async () => {
    expect(await search('tangelo', { count: 0 })).toMatchObject({ total: 5_000, isTotalExact: false })
    expect(await numbers('tangelo')).toEqual([1_601, 1_602, 1_603, 1_604, 1_605])
    expect(await numbers('tangelo', { offset: 198 })).toEqual([1_799, 1_800, 1_801, 1_802, 1_803])
  })

  it('are counted if they are on fewer pages', async () => {
    expect(await search('pomelo', { count: 0 })).toMatchObject({ total: 1_600, isTotalExact: true })
    expect(await numbers('pomelo', { offset: 198 })).toEqual([199, 200, 201, 202, 203])
  })

  it('do not hide an older page with the word in its title', async () => {
    const page = await makeLive('Citrus')
    await sql`update search_entry set sort_at = '2000-01-01' where page_id = ${page.id}`.execute(
      test.database.db,
    )
    expect((await titles('citrus', { count: 1 }))[0]).toBe('Citrus')
  })
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

it('keeps pages that search engines leave out from its results and from the sitemap', async () => {
  const { id } = await makeLive('Verborgen vlinder')
  expect(await titles('vlinder')).toEqual(['Verborgen vlinder'])
  const indexed = async (seoIndexed: boolean) => {
    const { pageVersion } = (await publisher.page.get({ params: { id } })).page
    await publisher.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: pageVersion.revision, seoIndexed },
    })
    await publisher.page.publish({ params: { id }, body: {} })
  }
  const inSitemap = async () => {
    const { rows } = await sql`select from live_sitemap where id = ${id}`.execute(test.app.db)
    return rows.length === 1
  }
  expect(await inSitemap()).toBe(true)
  await indexed(false)
  expect(await titles('vlinder')).toEqual([])
  expect(await inSitemap()).toBe(false)
  expect((await publisher.page.get({ params: { id } })).page.pageVersion.seoIndexed).toBe(false)
  await indexed(true)
  expect(await titles('vlinder')).toEqual(['Verborgen vlinder'])
})
