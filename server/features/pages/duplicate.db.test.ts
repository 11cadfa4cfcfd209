import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'

let test: TestApp
let editor: Client

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.as('Editor')
})
afterAll(() => test.close())

const duplicate = (pageID: PageID, body: object = {}, by = editor) =>
  by.page.duplicate({ body: { pageID, locale: 'nl-nl', title: 'Copy', slug: someSlug(), ...body } })
const copyOf = async (pageID: PageID, body: object = {}) => {
  const { pageID: id } = await duplicate(pageID, body)
  return (await editor.page.get({ params: { id } })).page
}

describe('a duplicate', () => {
  it('has the current content with new keys, and is independent', async () => {
    const inner = note('inner', 'inside')
    const page = await makePage(editor, {
      blocks: [note('one', 'first'), { type: 'box', key: 'box', slots: { inside: [inner] } }],
    })
    await editor.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: 1, seoTitle: 'Found' },
    })
    const copy = await copyOf(page.id)
    expect(copy).toMatchObject({
      title: 'Copy',
      state: 'concept',
      siblings: [],
      pageVersion: { seoTitle: 'Found', revision: 1 },
    })
    const [first, box] = copy.content
    expect([first?.props.text, box?.slots?.inside?.[0]?.props.text]).toEqual(['first', 'inside'])
    const keys = [first?.key, box?.key, box?.slots?.inside?.[0]?.key]
    expect(new Set([...keys, 'one', 'box', 'inner']).size).toBe(6)
  })

  it('links to itself where the original links to itself, and keeps other links', async () => {
    const other = await makePage(editor)
    const page = await makePage(editor)
    const to = (id: PageID, block?: string) => ({ ref: 'page', id, ...(block && { block }) })
    const props = {
      self: [to(page.id, 'target')],
      other: to(other.id, 'target'),
      lost: to(page.id, 'nowhere'),
    }
    await editor.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: 1, blocks: [note('target', 'x'), { type: 'from-elsewhere', key: 'links', props }] },
    })
    const copy = await copyOf(page.id)
    const [target, links] = copy.content
    expect(links?.props).toEqual({
      self: [to(copy.id, target?.key)],
      other: to(other.id, 'target'),
      lost: to(copy.id, 'nowhere'),
    })
  })

  it('is created at the requested slug, below the prefix of its type', async () => {
    const page = await makePage(editor, { type: 'news' })
    const copy = await copyOf(page.id, { locale: 'en-gb', slug: 'copied-news' })
    expect(copy).toMatchObject({ locale: 'en-gb', slug: 'news/copied-news', siblings: [] })
  })

  it('links to translations when it is created in another locale', async () => {
    const other = await makePage(editor)
    const { pageID: translated } = await editor.page.createTranslation({
      body: { pageID: other.id, newLocale: 'en-gb', title: 'Other', slug: someSlug() },
    })
    const page = await makePage(editor)
    const to = (...ids: number[]) => ids.map(id => ({ ref: 'page', id }))
    const blocks = [{ type: 'from-elsewhere', key: 'links', props: { pages: to(other.id, page.id) } }]
    await editor.page.storeVersion({ params: { id: page.pageVersion.id }, body: { revision: 1, blocks } })
    const english = await copyOf(page.id, { locale: 'en-gb' })
    expect(english.content[0]?.props.pages).toEqual(to(translated, english.id))
    const dutch = await copyOf(page.id)
    expect(dutch.content[0]?.props.pages).toEqual(to(other.id, dutch.id))
  })

  it('requires permission to create such a page there, and an existing page', async () => {
    const page = await makePage(editor)
    const viewer = await test.as('Viewer')
    const english = await test.as([{ name: 'create-page', parameters: { locales: ['en-gb'] } }])
    const news = await test.as([{ name: 'create-page', parameters: { pageTypes: ['news'] } }])
    const total = async () => (await editor.page.list({ body: {} })).data.totalItems
    const before = await total()
    for (const by of [viewer, english, news])
      expect(await refusalOf(duplicate(page.id, {}, by))).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect((await refusalOf(duplicate(pageIDOf(987_654)))).codes).toEqual(['PM_01'])
    expect(await total()).toBe(before)
  })

  it.each([
    [{ slug: 'Not A Slug' }, 'V_16 slug'],
    [{ locale: 'fr-fr' }, 'V_15 locale'],
    [{ title: ' ' }, 'V_01 title'],
  ])('is refused with %j', async (body, code) => {
    const page = await makePage(editor)
    expect((await refusalOf(duplicate(page.id, body))).codes).toEqual([code])
  })

  it('cannot have a path in use', async () => {
    const page = await makePage(editor)
    const calls = Array.from({ length: 5 }, () => duplicate(page.id, { slug: 'the-one-copy' }))
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await refusalOf(duplicate(page.id, { slug: page.slug }))).codes).toEqual(['V_05 slug'])
  })
})
