import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, someSlug } from '../../test/content.ts'

let test: TestApp
let publisher: Client
let clock = new Date('2026-03-02T09:00:00Z')

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  publisher = await test.as('Publisher')
})
afterAll(() => test.close())

type Query = NonNullable<NonNullable<Parameters<Client['page']['overview']>[0]>['body']>
const list = async (body: Query = {}, by = publisher) => (await by.page.overview({ body })).data
const titles = async (body: Query, by = publisher) => (await list(body, by)).items.map(({ title }) => title)
const translate = async (pageID: PageID, title: string) => {
  const slug = someSlug()
  return (await publisher.page.createTranslation({ body: { pageID, newLocale: 'en-gb', title, slug } }))
    .pageID
}
const publish = (id: PageID) => publisher.page.publish({ params: { id } })
const wait = () => {
  clock = new Date(clock.getTime() + 60_000)
}

describe('the page overview', () => {
  it('has one row for a page with all its languages, led by the default locale', async () => {
    const dutch = await makePage(publisher, { title: 'Zonnebloem' })
    const english = await translate(dutch.id, 'Sunflower zonnebloem')
    const { items, totalItems } = await list({ searchTerm: 'zonnebloem' })
    expect(totalItems).toBe(1)
    expect(items).toMatchObject([{ id: dutch.id, title: 'Zonnebloem' }])
    expect(items[0]?.pages.map(({ id, locale }) => [locale, id])).toEqual([
      ['en-gb', english],
      ['nl-nl', dutch.id],
    ])
  })

  it('shows the language that was found when the leading one was not', async () => {
    const dutch = await makePage(publisher, { title: 'Vlinder' })
    const english = await translate(dutch.id, 'Butterfly')
    expect((await list({ searchTerm: 'butterfly' })).items).toMatchObject([
      { id: english, title: 'Butterfly' },
    ])
    expect((await list({ searchTerm: 'vlinder', locale: 'en-gb' })).totalItems).toBe(0)
  })

  it('names the latest version of each language, for its preview', async () => {
    const { id, pageVersion } = await makePage(publisher, { title: 'Roodborst' })
    await publish(id)
    const { pageVersion: latest } = await publisher.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: pageVersion.revision, title: 'Roodborst!' },
    })
    expect((await list({ searchTerm: 'roodborst' })).items[0]?.pages).toMatchObject([
      { versionID: latest.id },
    ])
  })

  it('has the date that visitors see, and before publication that of the latest change', async () => {
    const { id, pageVersion } = await makePage(publisher, { title: 'Kievit' })
    const dateOf = async () => (await list({ searchTerm: 'kievit' })).items[0]?.date
    expect(await dateOf()).toBe(clock.toISOString())
    wait()
    await publish(id)
    const published = clock.toISOString()
    wait()
    const { revision } = pageVersion
    await publisher.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision, title: 'Kievit!' },
    })
    expect((await list({ searchTerm: 'kievit' })).items[0]?.pages[0]?.updatedAt).toBe(clock.toISOString())
    expect(await dateOf()).toBe(published)
  })

  it('narrows to what is requested, scheduled, one’s own or behind, and counts each', async () => {
    const editor = await test.as('Editor')
    const before = (await editor.page.overviewCounts({ body: {} })).counts
    const requested = await makePage(editor, { title: 'Requested page' })
    await editor.page.requestPublication({ params: { id: requested.id } })
    const scheduled = await makePage(publisher, { title: 'Scheduled page' })
    const publishAt = '2030-01-01T09:00:00Z'
    await publisher.page.schedule({ params: { id: scheduled.id }, body: { publishAt } })
    const source = await makePage(publisher, { title: 'Source' })
    wait()
    const behind = await translate(source.id, 'Behind')
    expect(await titles({ view: 'behind' })).toEqual([])
    wait()
    await publish(source.id)

    expect(await titles({ view: 'requested' })).toEqual(['Requested page'])
    expect(await titles({ view: 'scheduled' })).toEqual(['Scheduled page'])
    expect(await titles({ view: 'behind' })).toEqual(['Behind'])
    expect(await titles({ view: 'mine' }, editor)).toEqual(['Requested page'])
    expect((await editor.page.overviewCounts({ body: {} })).counts).toEqual({
      all: before.all + 3,
      mine: 1,
      requested: 1,
      scheduled: 1,
      behind: 1,
    })
    const narrowed = { searchTerm: 'Scheduled', locale: 'nl-nl' } as const
    expect((await editor.page.overviewCounts({ body: narrowed })).counts).toEqual({
      all: 1,
      mine: 0,
      requested: 0,
      scheduled: 1,
      behind: 0,
    })
    const [row] = (await list({ view: 'behind' })).items
    expect(row?.pages.find(({ id }) => id === behind)).toMatchObject({ behind: true })
    const [asked] = (await list({ view: 'requested' })).items
    expect(asked?.pages).toMatchObject([{ request: { versionID: requested.pageVersion.id } }])
  })

  it('pages through the rows without repeating or skipping any', async () => {
    const prefix = 'Reeks'
    for (const number of [1, 2, 3, 4, 5]) {
      const { id } = await makePage(publisher, { title: `${prefix} ${number}` })
      if (number % 2 === 0) await translate(id, `${prefix} ${number} in English`)
    }
    const pages = [0, 1, 2].map(pageIndex =>
      titles({ searchTerm: prefix, columnToSort: 'title', pageIndex, pageSize: 2 }),
    )
    expect((await Promise.all(pages)).flat()).toEqual([1, 2, 3, 4, 5].map(number => `${prefix} ${number}`))
  })
})

describe('the structure of a locale', () => {
  const below = async (under?: PageID) =>
    (await publisher.page.structure({ body: { locale: 'en-gb', ...(under && { under }), pageSize: 100 } }))
      .data.items

  it('has each page below the nearest page above it, with the number of those below it', async () => {
    const make = (slug: string) => makePage(publisher, { slug, title: slug, locale: 'en-gb' })
    const [top, child, deep] = [await make('oben'), await make('oben/kind'), await make('oben/luecke/tief')]
    await make('oben-daneben')
    const orphan = await make('ohne/seite')
    const rows = await below()
    const names = rows
      .filter(({ slug }) => slug.startsWith('o') && !slug.startsWith('ot'))
      .map(({ slug, children }) => [slug, children])
    expect(names).toEqual([
      ['oben', 2],
      ['oben-daneben', 0],
      ['ohne/seite', 0],
    ])
    expect((await below(top.id)).map(({ id }) => id)).toEqual([child.id, deep.id])
    expect(await below(orphan.id)).toEqual([])
  })
})
