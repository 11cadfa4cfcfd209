import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'

let test: TestApp
let editor: Client

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.as('Publisher')
})
afterAll(() => test.close())

const latest = { type: 'latest', key: 'list' }
const renderDataOf = async (id: PageID) => (await editor.page.drawing({ params: { id } })).drawing

describe('the render data of a page', () => {
  it('contains the newest version, published or not', async () => {
    const page = await makePage(editor, { title: 'Draft', blocks: [latest] })
    expect(await renderDataOf(page.id)).toMatchObject({
      status: 200,
      page: { id: page.id, title: 'Draft', path: `/${page.slug}`, publishedAt: null },
      data: { list: [] },
      menus: { main: [] },
      site: { defaultLocale: 'nl-nl' },
    })
    await editor.page.publish({ params: { id: page.id }, body: {} })
    const body = { revision: page.pageVersion.revision, title: 'Newer' }
    await editor.page.storeVersion({ params: { id: page.pageVersion.id }, body })
    const { title, publishedAt } = (await renderDataOf(page.id)).page
    expect(title).toBe('Newer')
    expect(publishedAt).not.toBeNull()
  })

  it('contains the live pages that the newest version refers to, and no others', async () => {
    const live = await makePage(editor, { title: 'Live' })
    await editor.page.publish({ params: { id: live.id }, body: {} })
    const draft = await makePage(editor)
    const link = (id: PageID) => ({ ...note(`to-${id}`, ''), props: { to: { ref: 'page', id } } })
    const page = await makePage(editor, {
      blocks: [live, draft].map(({ id }) => ({ ...link(id), type: 'gone' })),
    })
    const { links } = await renderDataOf(page.id)
    expect(Object.values(links).map(({ title }) => title)).toEqual(['Live'])
  })

  it('is available to users only, for existing pages', async () => {
    const page = await makePage(editor)
    const params = { id: page.id }
    expect(await refusalOf(test.visitor().page.drawing({ params }))).toMatchObject({ status: 401 })
    expect(await refusalOf(editor.page.drawing({ params: { id: pageIDOf(999_999) } }))).toMatchObject({
      codes: ['PM_01'],
    })
  })
})

describe('the data of a block', () => {
  it('is the result of its query with its current props', async () => {
    const news = await makePage(editor, { type: 'news', title: 'Breaking' })
    await editor.page.publish({ params: { id: news.id }, body: {} })
    const page = await makePage(editor)
    const dataOf = async (block: Parameters<Client['page']['blockData']>[0]['body']['block']) =>
      (await editor.page.blockData({ body: { pageID: page.id, block } })).data
    expect(await dataOf(latest)).toEqual(['Breaking'])
    expect(await dataOf(note('one', 'without a query'))).toBeNull()
    expect(await dataOf({ type: 'gone', key: 'two' })).toBeNull()
  })

  it('is available to users only', async () => {
    const page = await makePage(editor)
    const asked = test.visitor().page.blockData({ body: { pageID: page.id, block: latest } })
    expect(await refusalOf(asked)).toMatchObject({ status: 401 })
  })
})
