import type { Client } from '@ximblox/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'

let test: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Publisher')
})
afterAll(() => test.close())

const mainMenu = async () => {
  const { data } = await publisher.menu.list({})
  const row = data.find(menu => menu.name === 'main' && menu.locale === 'nl-nl')
  if (!row) throw new Error('there is no main menu')
  return row
}

const store = async (
  items: { key: string; title: string; pageID?: number; url?: string; children: never[] }[],
) => {
  const { id, revision } = await mainMenu()
  return publisher.menu.store({ params: { id }, body: { items, revision } })
}

const entry = (key: string, link: { pageID?: number; url?: string } = {}) => ({
  key,
  title: key,
  children: [],
  ...link,
})

describe('a menu', () => {
  it('is returned as it was stored, and shows only live pages', async () => {
    const [live, draft] = [await makePage(publisher), await makePage(publisher)]
    await publisher.page.publish({ params: { id: live.id }, body: {} })
    const items = [entry('live', { pageID: live.id }), entry('draft', { pageID: draft.id })]
    expect((await store(items)).menu.items).toEqual(items)
    const page = await (await test.read(`/${live.slug}`)).text()
    expect(page).toContain(`"href":"/${live.slug}"`)
    expect(page).not.toContain('"key":"draft"')
    await publisher.page.publish({ params: { id: draft.id }, body: {} })
    expect(await (await test.read(`/${live.slug}`)).text()).toContain(`"href":"/${draft.slug}"`)
  })

  it('comes with descriptions of its targets, except for pages in the bin', async () => {
    const [kept, binned] = [await makePage(publisher, { title: 'Kept' }), await makePage(publisher)]
    const items = [entry('kept', { pageID: kept.id }), entry('binned', { pageID: binned.id })]
    const { menu } = await store(items)
    await publisher.page.delete({ params: { id: binned.id }, body: { force: true } })
    const { targets } = await publisher.menu.get({ params: { id: menu.id } })
    expect(targets).toEqual({
      pages: [{ id: kept.id, title: 'Kept', slug: kept.slug, locale: kept.locale, state: 'concept' }],
      files: [],
    })
  })

  it('refuses a stale revision and sends the newer one', async () => {
    const { id, revision } = await mainMenu()
    await store([entry('theirs', { url: '/theirs' })])
    const mine = publisher.menu.store({ params: { id }, body: { items: [], revision } })
    expect(await refusalOf(mine)).toMatchObject({
      status: 409,
      codes: ['PM_02'],
      payload: { current: { items: [{ key: 'theirs' }] } },
    })
  })

  it('links only to existing pages, paths of the site and http URLs', async () => {
    for (const url of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x']) {
      expect((await refusalOf(store([entry('a', { url })]))).codes).toEqual(['V_09 items.0.url'])
    }
    expect((await refusalOf(store([entry('a', { pageID: 987_654 })]))).codes).toEqual(['V_18 items.0.pageID'])
  })

  it('has a limited number of items', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => entry(`k${index}`, { pageID: index + 1 }))
    expect((await refusalOf(store(many))).codes).toEqual(['V_10 items'])
  })
})
