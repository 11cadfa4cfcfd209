import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'

let test: TestApp
let second: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  second = await startTestApp({ beside: test })
  publisher = await test.as('Publisher')
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const publish = (id: PageID) => publisher.page.publish({ params: { id }, body: {} })
const text = async (path: string, from = test) => (await from.read(path)).text()

describe('publishing', () => {
  it('shows visitors exactly what was published until the next publish', async () => {
    const page = await makePage(publisher, { blocks: [note('one', 'first edition')] })
    expect((await test.read(`/${page.slug}`)).status).toBe(404)

    const published = await publish(page.id)
    expect(published.page).toMatchObject({ state: 'published', publishedVersionID: page.pageVersion.id })
    expect(published.page.publishedID).toBeGreaterThan(0)
    expect(await text(`/${page.slug}`)).toContain('first edition')

    const before = await text(`/${page.slug}`)
    const body = { revision: 1, blocks: [note('one', 'second edition')] }
    await publisher.page.storeVersion({ params: { id: page.pageVersion.id }, body })
    expect(await text(`/${page.slug}`)).toBe(before)
    expect((await publisher.page.get({ params: { id: page.id } })).page.state).toBe('unpublished-changes')

    await publish(page.id)
    expect(await text(`/${page.slug}`)).toContain('second edition')
  })

  it('responds with 404 once the page is unpublished, and remembers that it was published', async () => {
    const page = await makePage(publisher)
    await publish(page.id)
    const { page: after } = await publisher.page.unpublish({ params: { id: page.id }, body: {} })
    expect(after).toMatchObject({ state: 'not-published', publishedVersionID: 0, publishedID: 0 })
    expect((await test.read(`/${page.slug}`)).status).toBe(404)
  })

  it('leaves 410 or a redirect at the path on request, until the page is published again', async () => {
    const target = await makePage(publisher)
    const page = await makePage(publisher)
    await Promise.all([publish(target.id), publish(page.id)])
    await publisher.page.unpublish({ params: { id: page.id }, body: { leave: 'gone' } })
    expect((await test.read(`/${page.slug}`)).status).toBe(410)
    await publish(page.id)
    expect((await test.read(`/${page.slug}`)).status).toBe(200)
    await publisher.page.unpublish({
      params: { id: page.id },
      body: { leave: 'redirect', to: `/${target.slug}` },
    })
    const answer = await test.read(`/${page.slug}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/${target.slug}`])
  })

  it('can change the response at the path of an offline page', async () => {
    const page = await makePage(publisher)
    await publish(page.id)
    const unpublish = (body: { leave: 'nothing' | 'gone' }) =>
      publisher.page.unpublish({ params: { id: page.id }, body })
    await unpublish({ leave: 'nothing' })
    await unpublish({ leave: 'gone' })
    expect((await test.read(`/${page.slug}`)).status).toBe(410)
    await unpublish({ leave: 'nothing' })
    expect((await test.read(`/${page.slug}`)).status).toBe(404)
  })

  it('never redirects a path to itself, in any spelling', async () => {
    const page = await makePage(publisher)
    await publish(page.id)
    for (const to of [`/${page.slug}`, `${test.app.config.publicURL}/${page.slug}`]) {
      const call = publisher.page.unpublish({ params: { id: page.id }, body: { leave: 'redirect', to } })
      expect((await refusalOf(call)).codes).toEqual(['V_18 to'])
    }
    expect((await test.read(`/${page.slug}`)).status).toBe(200)
  })

  it('refuses blocks with a version that their type does not have', async () => {
    const page = await makePage(publisher)
    const blocks = [{ type: 'note', key: 'one', version: 9_999, props: { text: { a: 1 } } }]
    const call = publisher.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: 1, blocks },
    })
    expect((await refusalOf(call)).codes).toEqual(['V_15 blocks.0.version'])
  })

  it('refuses a version that is no longer the newest', async () => {
    const page = await makePage(publisher)
    const old = page.pageVersion
    const { pageVersion } = await publisher.page.storeVersion({
      params: { id: old.id },
      body: { revision: 1, title: 'Newer' },
    })
    const saved = await publisher.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: 2, title: 'Newest' },
    })
    expect(
      await refusalOf(
        publisher.page.publish({ params: { id: page.id }, body: { versionID: pageVersion.id } }),
      ),
    ).toMatchObject({ status: 409, codes: ['PM_02'], payload: { current: { id: saved.pageVersion.id } } })
  })

  it('reports missing required fields of blocks, with their paths', async () => {
    const page = await makePage(publisher, {
      blocks: [note('one', ''), note('two', 'said'), note('three', '')],
    })
    expect(await refusalOf(publish(page.id))).toMatchObject({
      status: 422,
      codes: ['V_01 blocks.0.props.text', 'V_01 blocks.2.props.text'],
    })
    expect((await test.read(`/${page.slug}`)).status).toBe(404)
  })

  it('reports what the rules of the site find, and keeps the draft', async () => {
    const page = await makePage(publisher, { blocks: [note('one', 'Against the rules')] })
    expect(await refusalOf(publish(page.id))).toMatchObject({
      status: 422,
      codes: ['V_15 blocks.0.props.text'],
    })
    const { pageVersion } = (await publisher.page.get({ params: { id: page.id } })).page
    expect(pageVersion.blocks[0]?.props.text).toBe('Against the rules')
  })

  it('publishes once, even when requested repeatedly', async () => {
    const page = await makePage(publisher)
    await Promise.all([publish(page.id), publish(page.id), publish(page.id)])
    const rows = await test.app.db
      .selectFrom('publication')
      .where('page_id', '=', page.id)
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('is refused to users who may only edit, and changes nothing', async () => {
    const editor = await test.as('Editor')
    const page = await makePage(editor)
    expect(await refusalOf(editor.page.publish({ params: { id: page.id }, body: {} }))).toMatchObject({
      status: 403,
      codes: ['UM_01'],
    })
    expect((await editor.page.get({ params: { id: page.id } })).page.state).toBe('concept')
  })

  it('is refused outside the locales and page types of a limited permission', async () => {
    const limited = await test.as([
      { name: 'create-page' },
      { name: 'publish-page', parameters: { locales: ['nl-nl'], pageTypes: ['news'] } },
    ])
    const news = await makePage(limited, { type: 'news', slug: someSlug() })
    const basic = await makePage(limited)
    expect((await limited.page.publish({ params: { id: news.id }, body: {} })).page.state).toBe('published')
    expect(await refusalOf(limited.page.publish({ params: { id: basic.id }, body: {} }))).toMatchObject({
      status: 403,
    })
  })
})

describe('the effect of a publication on other pages', () => {
  it('re-renders the lists that show it and no other page', async () => {
    const list = await makePage(publisher, { blocks: [{ type: 'latest', key: 'latest' }] })
    const apart = await makePage(publisher)
    await Promise.all([publish(list.id), publish(apart.id)])
    // Without the suffix of the encoding, which is created shortly after the first response.
    const etagOf = async (path: string) =>
      (await test.read(path)).headers.get('etag')?.replace(/-(br|gz)"$/, '"')
    const [listTag, apartTag] = [await etagOf(`/${list.slug}`), await etagOf(`/${apart.slug}`)]

    const news = await makePage(publisher, { type: 'news', title: 'Brand new' })
    await publish(news.id)
    expect(await text(`/${list.slug}`)).toContain('Brand new')
    expect(await etagOf(`/${list.slug}`)).not.toBe(listTag)
    expect(await etagOf(`/${apart.slug}`)).toBe(apartTag)
    expect((await test.read(`/${apart.slug}`, { 'if-none-match': apartTag ?? '' })).status).toBe(304)
  })

  it('is visible through another process', async () => {
    const page = await makePage(publisher, { blocks: [note('one', 'old words')] })
    await publish(page.id)
    expect(await text(`/${page.slug}`, second)).toContain('old words')
    const body = { revision: 1, blocks: [note('one', 'new words')] }
    await publisher.page.storeVersion({ params: { id: page.pageVersion.id }, body })
    await publish(page.id)
    await expect.poll(() => text(`/${page.slug}`, second)).toContain('new words')
  })

  it('shows a translation in its siblings while it is published', async () => {
    const page = await makePage(publisher)
    await publish(page.id)
    const { pageID } = await publisher.page.createTranslation({
      body: { pageID: page.id, newLocale: 'en-gb', title: 'In English', slug: someSlug() },
    })
    expect(await text(`/${page.slug}`)).not.toContain('In English')
    await publish(pageID)
    expect(await text(`/${page.slug}`)).toContain('In English')
    await publisher.page.unpublish({ params: { id: pageID }, body: {} })
    expect(await text(`/${page.slug}`)).not.toContain('In English')
  })

  it('shows siblings that are published at the same moment in each other', async () => {
    for (let round = 0; round < 10; round++) {
      const page = await makePage(publisher)
      const slug = someSlug()
      const { pageID } = await publisher.page.createTranslation({
        body: { pageID: page.id, newLocale: 'en-gb', title: 'Sibling', slug },
      })
      await Promise.all([publish(page.id), publish(pageID), text(`/${page.slug}`), text(`/en-gb/${slug}`)])
      expect(await text(`/${page.slug}`)).toContain(`/en-gb/${slug}`)
      expect(await text(`/en-gb/${slug}`)).toContain(`"path":"/${page.slug}"`)
    }
  })

  it('resolves links to the current path and anchor of a page, and to nothing while it is not live', async () => {
    const target = await makePage(publisher, { blocks: [{ ...note('one', 'Here'), anchorPoint: 'here' }] })
    const to = { ref: 'page', id: target.id, block: 'one' }
    const page = await makePage(publisher, {
      blocks: [{ type: 'from-elsewhere', key: 'link', props: { to } }],
    })
    await publish(page.id)
    expect(await linksOf(page.slug)).not.toHaveProperty(String(target.id))
    await publish(target.id)
    expect(await linksOf(page.slug)).toMatchObject({
      [target.id]: { path: `/${target.slug}`, anchors: { one: 'here' } },
    })
  })
})

const linksOf = async (slug: string) =>
  JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(await text(`/${slug}`))?.[1] ?? '').links
