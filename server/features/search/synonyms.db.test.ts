import type { Client } from '@ximblox/contract/client'
import { limits } from '@ximblox/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'

let test: TestApp
let manager: Client
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  manager = await test.as([{ name: 'manage-search' }])
  publisher = await test.as('Publisher')
  await makeLive('Duurzaamheidsverslaggeving', 'Wat erin staat.')
  await makeLive('Cursussen', 'Leren over CSRD in een dag.')
  await makeLive('Inkoop', 'Maatschappelijk verantwoord inkopen.')
  await makeLive('Sustainability reporting', 'What it says.', 'en-gb')
})
afterAll(() => test.close())
beforeEach(async () => {
  await sql`delete from search_synonym`.execute(test.app.db)
})

const makeLive = async (title: string, text: string, locale = 'nl-nl') => {
  const page = await makePage(publisher, { title, locale, blocks: [note('one', text)] })
  await publisher.page.publish({ params: { id: page.id }, body: {} })
}
const add = async (words: string[], language = 'nl') =>
  (await manager.synonym.create({ body: { language, words } })).group
const refused = async (words: string[], language = 'nl') =>
  (await refusalOf(manager.synonym.create({ body: { language, words } }))).codes
const titles = async (term: string, locales = ['nl-nl']) =>
  (await test.visitor().search.search({ body: { term, locales } })).results
    .map(({ title }) => title)
    .toSorted((a, b) => a.localeCompare(b))

describe('a search with synonyms', () => {
  it('finds the pages with either word at once', async () => {
    expect(await titles('duurzaamheidsverslaggeving')).toEqual(['Duurzaamheidsverslaggeving'])
    const { id } = await add(['CSRD', 'duurzaamheidsverslaggeving'])
    for (const term of ['csrd', 'Duurzaamheidsverslaggeving', 'CSRD!'])
      expect(await titles(term)).toEqual(['Cursussen', 'Duurzaamheidsverslaggeving'])
    await manager.synonym.remove({ params: { id } })
    expect(await titles('csrd')).toEqual(['Cursussen'])
  })

  it('finds entries of several words, and by them', async () => {
    await add(['MVO-inkoop', 'maatschappelijk verantwoord inkopen'])
    expect(await titles('mvo')).toEqual([])
    expect(await titles('mvo-inkoop')).toEqual(['Inkoop'])
    await add(['csrd', 'verslag over duurzaamheid'])
    expect(await titles('verslag over duurzaamheid')).toEqual(['Cursussen'])
    expect(await titles('verslag over duurzaamheid leren')).toEqual(['Cursussen'])
  })

  it('finds inflections of an entry', async () => {
    await add(['rapporten', 'duurzaamheidsverslaggeving'])
    expect(await titles('rapport')).toEqual(['Duurzaamheidsverslaggeving'])
  })

  it('marks the synonyms in the excerpts', async () => {
    await add(['zzyzx', 'csrd'])
    const { results } = await test.visitor().search.search({ body: { term: 'zzyzx', locales: ['nl-nl'] } })
    expect(results[0]?.excerpt).toContainEqual({ text: 'CSRD', hit: true })
  })

  it('leaves other languages alone', async () => {
    await add(['csrd', 'sustainability'])
    expect(await titles('csrd', ['en-gb'])).toEqual([])
    await add(['csrd', 'sustainability'], 'en')
    expect(await titles('csrd', ['en-gb'])).toEqual(['Sustainability reporting'])
  })
})

describe('the list of synonyms', () => {
  it('is listed, searched and changed', async () => {
    const group = await add(['Training', 'cursus'])
    await add(['CSRD', 'verslag'])
    const list = async (searchTerm: string) =>
      (await manager.synonym.list({ body: { searchTerm } })).data.items.map(({ words }) => words)
    expect(await list('')).toEqual([
      ['CSRD', 'verslag'],
      ['Training', 'cursus'],
    ])
    expect(await list('CURS')).toEqual([['Training', 'cursus']])
    const { group: changed } = await manager.synonym.update({
      params: { id: group.id },
      body: { words: ['Training', ' cursus ', '', 'les', 'Les'], revision: group.revision },
    })
    expect(changed).toMatchObject({ words: ['Training', 'cursus', 'les'], revision: 2 })
    const stale = { params: { id: group.id }, body: { words: ['a', 'b'], revision: 1 } }
    expect((await refusalOf(manager.synonym.update(stale))).codes).toEqual(['PM_02'])
  })

  it('refuses what cannot be used', async () => {
    await add(['training', 'cursus'])
    expect(await refused(['Trainingen', 'les'])).toEqual(['V_05 words.0'])
    expect(await refused(['les'])).toEqual(['V_12 words'])
    expect(await refused(['les', 'LES', '!'])).toEqual(['V_12 words'])
    expect(await refused(['les', 'een heel lang woord toch'])).toEqual(['V_10 words.1'])
    expect(await refused(['les', 'x'.repeat(61)])).toEqual(['V_10 words.1'])
    expect(await refused(Array.from({ length: 9 }, (_, index) => `word${index}`))).toEqual(['V_10 words'])
    expect(await refused(['les', 'kurs'], 'pl')).toEqual(['V_15 language'])
  })

  it('has a limit in each language', async () => {
    await sql`insert into search_synonym (language, words, keys)
      select 'nl', array['w' || n, 'v' || n], array['w' || n, 'v' || n]
      from generate_series(1, ${limits.synonymGroups}::integer) as n`.execute(test.app.db)
    expect(await refused(['les', 'cursus'])).toEqual(['V_10'])
    await add(['lesson', 'course'], 'en')
  })

  it('gets each word once, also when two users add it at the same time', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3].map(number => add(['les', `cursus${number}`])))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is changed only by those who may manage the search, and each change is recorded', async () => {
    const { id } = await add(['les', 'cursus'])
    const editor = await test.as('Editor')
    const body = { words: ['les', 'training'] }
    const calls = [
      () => editor.synonym.list({ body: {} }),
      () => editor.synonym.create({ body: { language: 'nl', ...body } }),
      () => editor.synonym.update({ params: { id }, body }),
      () => editor.synonym.remove({ params: { id } }),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 403, codes: ['UM_01'] })
    await manager.synonym.update({ params: { id }, body })
    await manager.synonym.remove({ params: { id } })
    const { rows } = await sql<{ action: string; detail: unknown }>`
      select action, detail from audit where object = 'synonym' and object_id = ${id} order by id`.execute(
      test.app.db,
    )
    expect(rows).toEqual([
      { action: 'synonym.create', detail: { title: 'les, cursus', language: 'nl' } },
      { action: 'synonym.update', detail: { title: 'les, training', language: 'nl' } },
      { action: 'synonym.delete', detail: { title: 'les, training', language: 'nl' } },
    ])
  })
})
