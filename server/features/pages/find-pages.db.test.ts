import type { Client } from '@ximblox/contract/client'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'

let test: TestApp
let publisher: Client
let visitor: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Publisher')
  visitor = test.visitor()
})
afterAll(() => test.close())

const publish = (id: number) => publisher.page.publish({ params: { id: pageIDOf(id) }, body: {} })
const published = async (title: string, type?: string) => {
  const page = await makePage(publisher, { title, ...(type && { type }) })
  await publish(page.id)
  return page
}
const translated = async (page: { id: ReturnType<typeof pageIDOf> }, title: string) => {
  const body = { pageID: page.id, newLocale: 'en-gb', title, slug: someSlug() } as const
  return (await publisher.page.createTranslation({ body })).pageID
}
/** Stores a draft that visitors must not hear of. */
const redraft = (page: Awaited<ReturnType<typeof makePage>>, title: string) =>
  publisher.page.storeVersion({ params: { id: page.pageVersion.id }, body: { revision: 1, title } })

const idsOf = ({ pages }: { pages: { id: number }[] }) => pages.map(({ id }) => id)

describe('getting several pages', () => {
  it('keeps the order asked for, and leaves out what does not exist', async () => {
    const [one, two, three] = [await makePage(publisher), await published('Two'), await published('Three')]
    await publisher.page.delete({ params: { id: three.id }, body: { force: true } })
    const pageIDs = [pageIDOf(999_999_999), two.id, three.id, one.id, two.id]
    expect(idsOf(await publisher.page.getMultiple({ body: { pageIDs } }))).toEqual([two.id, one.id])
    expect(idsOf(await visitor.page.getMultiple({ body: { pageIDs } }))).toEqual([two.id])
  })

  it('takes the sibling in the locale, for visitors only if it is published', async () => {
    const [home, draft] = [await published('Thuis'), await published('Concept')]
    const [english, unpublished] = [await translated(home, 'Home'), await translated(draft, 'Draft')]
    await publish(english)
    const body = { pageIDs: [draft.id, home.id, english], locale: 'en-gb' as const }
    expect(idsOf(await publisher.page.getMultiple({ body }))).toEqual([unpublished, english])
    expect(idsOf(await visitor.page.getMultiple({ body }))).toEqual([english])
    const without = await published('Alleen Nederlands')
    const only = { pageIDs: [without.id], locale: 'en-gb' as const }
    expect((await publisher.page.getMultiple({ body: only })).pages).toEqual([])
  })

  it('tells visitors nothing of drafts, authors and unpublished siblings', async () => {
    const page = await published('Public')
    await redraft(page, 'Secret')
    const sibling = await translated(page, 'Secret sibling')
    const body = { pageIDs: [page.id] }
    const [forUser] = (await publisher.page.getMultiple({ body })).pages
    expect(forUser).toMatchObject({ title: 'Secret', state: 'unpublished-changes', author: { name: /./ } })
    expect(forUser?.siblings.map(({ id }) => id)).toEqual([sibling])
    const [forVisitor] = (await visitor.page.getMultiple({ body })).pages
    expect(forVisitor).toMatchObject({ title: 'Public', state: 'published', siblings: [] })
    expect(forVisitor).not.toHaveProperty('author')
    expect(JSON.stringify(forVisitor)).not.toContain('Secret')
  })

  it('takes at most 200 valid ids', async () => {
    const ask = (pageIDs: unknown, locale: unknown = '') =>
      // Hostile input is not typed.
      refusalOf(visitor.page.getMultiple({ body: { pageIDs, locale } as never }))
    const many = (length: number) => Array.from({ length }, (_, index) => pageIDOf(1 + index))
    expect((await visitor.page.getMultiple({ body: { pageIDs: many(200) } })).pages).toEqual(
      expect.any(Array),
    )
    expect((await visitor.page.getMultiple({ body: { pageIDs: [] } })).pages).toEqual([])
    expect((await ask(many(201))).codes).toEqual(['V_10 pageIDs'])
    expect((await ask([0, 2 ** 60, '1', null])).status).toBe(422)
    expect((await ask([1], 'xx-xx')).codes).toEqual(['V_15 locale'])
    expect((await ask('1')).status).toBe(422)
    expect((await ask(undefined)).codes).toEqual(['V_01 pageIDs'])
  })
})

describe('searching pages', () => {
  const search = async (client: Client, searchTerm: string, locale: '' | 'nl-nl' | 'en-gb' = '') =>
    idsOf(await client.page.search({ body: { searchTerm, locale } }))

  it('finds drafts by title and slug from three characters on', async () => {
    const page = await makePage(publisher, { title: 'Quince orchard', slug: 'fruit-quincunx' })
    expect(await search(publisher, 'quince')).toEqual([page.id])
    expect(await search(publisher, 'quincunx')).toEqual([page.id])
    expect(await search(publisher, ' quince ', 'nl-nl')).toEqual([page.id])
    expect(await search(publisher, 'quince', 'en-gb')).toEqual([])
    expect(await search(publisher, ' qu ')).toEqual([])
    expect(await search(publisher, '')).toEqual([])
  })

  it('gives at most 20 pages, those with the words in their title first', async () => {
    const named = await makePage(publisher, { title: 'Zither', slug: 'the-last-one' })
    for (let index = 0; index < 21; index += 1)
      await makePage(publisher, { title: 'About', slug: `zither-${index}` })
    const found = await search(publisher, 'zither')
    expect(found).toHaveLength(20)
    expect(found[0]).toBe(named.id)
  })

  it('is for users, and takes any text literally', async () => {
    expect(await refusalOf(search(visitor, 'quince'))).toMatchObject({ status: 401, codes: ['UM_01'] })
    for (const text of ["'; drop table page; --", '%%%', '___', '\\\\\\', ':*&|!', '<->'])
      expect(await search(publisher, text)).toEqual([])
    expect((await refusalOf(search(publisher, 'a\u0000bc'))).status).toBe(422)
    expect((await refusalOf(search(publisher, 'x'.repeat(255)))).codes).toEqual(['V_08 searchTerm'])
  })
})

describe('listing published pages', () => {
  it('sorts them by title, with the published title for visitors', async () => {
    const [b, a] = [await published('B news', 'news'), await published('A news', 'news')]
    const draft = await makePage(publisher, { title: 'A draft', type: 'news' })
    await redraft(a, 'Z news')
    const body = { type: 'news', locale: 'nl-nl' } as const
    const pages = (await visitor.page.getPages({ body })).pages
    expect(pages.map(({ title }) => title)).toEqual(['A news', 'B news'])
    expect(pages.every(page => page.author === undefined)).toBe(true)
    const forUser = await publisher.page.getPages({ body })
    expect(idsOf(forUser)).toEqual([b.id, a.id])
    expect(idsOf(forUser)).not.toContain(draft.id)
    expect((await visitor.page.getPages({ body: { type: 'news', locale: 'en-gb' } })).pages).toEqual([])
    expect((await visitor.page.getPages({ body: { type: "x' or 1=1" } })).pages).toEqual([])
    expect((await visitor.page.getPages({ body: {} })).pages.length).toBeGreaterThan(2)
  })

  it('refuses unknown locales and keys', async () => {
    const ask = (body: object) => refusalOf(visitor.page.getPages({ body }))
    expect((await ask({ locale: 'xx-yy' })).codes).toEqual(['V_15 locale'])
    expect((await ask({ pageIndex: 1 })).codes).toEqual(['V_15 pageIndex'])
    expect((await ask({ type: ['news'] })).status).toBe(422)
  })
})
