import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { MenuItem } from '@ximblox/contract/menus'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'
import { purgeBin } from './purge.ts'

const start = new Date('2026-03-02T09:00:00Z')
let clock = start
let test: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
})
beforeEach(async () => {
  publisher = await test.as('Publisher')
})
afterAll(() => test.close())

/** Sessions expire sooner than this, so the user logs in again. */
const waitDays = async (days: number) => {
  clock = new Date(clock.getTime() + days * 86_400_000)
  publisher = await test.as('Publisher')
}
type Delete = NonNullable<Parameters<Client['page']['delete']>[0]['body']>
const remove = (id: PageID, body: Delete = {}, by = publisher) => by.page.delete({ params: { id }, body })
const restore = (id: PageID, by = publisher) => by.page.restore({ params: { id } })
const publish = (id: PageID) => publisher.page.publish({ params: { id }, body: {} })
const answerOf = async (slug: string) => {
  const answer = await test.read(`/${slug}`)
  return [answer.status, answer.headers.get('location')]
}
const publishedPage = async () => {
  const page = await makePage(publisher)
  await publish(page.id)
  return page
}
const linkingTo = (id: PageID) => ({
  type: 'from-elsewhere',
  key: 'link',
  props: { to: { ref: 'page', id } },
})

describe('a deleted page', () => {
  it('disappears from the site, the lists and all calls, and its path is free', async () => {
    const page = await publishedPage()
    const { page: last } = await remove(page.id)
    expect(last).toMatchObject({ id: page.id, state: 'not-published', publishedVersionID: 0 })
    expect(await answerOf(page.slug)).toEqual([404, null])
    const calls: Promise<unknown>[] = [
      publisher.page.get({ params: { id: page.id } }),
      publisher.page.getVersion({ params: { versionId: page.pageVersion.id } }),
      publisher.page.listVersions({ params: { id: page.id } }),
      publish(page.id),
      remove(page.id),
    ]
    const refused = await Promise.all(calls.map(refusalOf))
    for (const refusal of refused) expect(refusal).toMatchObject({ status: 404, codes: ['PM_01'] })
    const { available } = await publisher.page.slugAvailable({ body: { slug: page.slug, locale: 'nl-nl' } })
    expect(available).toBe(true)
  })

  it('leaves 410 or a redirect at its current and former paths on request', async () => {
    const [page, target] = [await publishedPage(), await publishedPage()]
    const earlier = page.slug
    const slug = someSlug()
    await publisher.page.save({
      params: { id: page.id },
      body: { id: page.id, slug, shouldUpdateLinks: false },
    })
    expect(await answerOf(earlier)).toEqual([301, `/${slug}`])
    await remove(page.id, { leave: 'redirect', to: `/${target.slug}` })
    const gone = await publishedPage()
    await remove(gone.id, { leave: 'gone' })
    const seen = async () => Promise.all([slug, earlier, gone.slug].map(answerOf))
    const wanted = [
      [302, `/${target.slug}`],
      [302, `/${target.slug}`],
      [410, null],
    ]
    expect(await seen()).toEqual(wanted)

    await waitDays(31)
    await purgeBin(test.app)
    expect(await seen()).toEqual(wanted)
  })

  it('is refused while pages or menus link to it, which are listed, unless forced', async () => {
    const target = await makePage(publisher)
    const linking = await makePage(publisher, {
      blocks: [note('one', 'x'), linkingTo(target.id)],
      title: 'Links',
    })
    await publish(linking.id)
    const revision = linking.pageVersion.revision
    const body = { revision, blocks: [note('one', 'no link any more')] }
    await publisher.page.storeVersion({ params: { id: linking.pageVersion.id }, body })
    const menu = await putInMenu(target.id)

    const refused = await refusalOf(remove(target.id))
    expect(refused).toMatchObject({ status: 409, codes: ['PM_03'] })
    expect(refused.payload).toMatchObject({
      pages: [
        {
          pageID: linking.id,
          title: 'Links',
          slug: linking.slug,
          locale: 'nl-nl',
          versionID: linking.pageVersion.id,
          published: true,
          where: ['link'],
        },
      ],
      menus: [{ id: menu.id, name: 'main', locale: 'nl-nl', key: 'inner' }],
    })
    expect((await publisher.page.get({ params: { id: target.id } })).page.id).toBe(target.id)
    await remove(target.id, { force: true })
    expect((await refusalOf(publisher.page.get({ params: { id: target.id } }))).codes).toEqual(['PM_01'])
  })

  it('is not prevented by links in old versions, in the bin, or of its own', async () => {
    const page = await makePage(publisher)
    const own = { revision: 1, blocks: [linkingTo(page.id)] }
    await publisher.page.storeVersion({ params: { id: page.pageVersion.id }, body: own })
    const former = await makePage(publisher, { blocks: [linkingTo(page.id)] })
    await publisher.page.storeVersion({
      params: { id: former.pageVersion.id },
      body: { revision: 1, blocks: [note('one', 'x')] },
    })
    const binned = await makePage(publisher, { blocks: [linkingTo(page.id)] })
    await remove(binned.id)
    expect((await remove(page.id)).page.id).toBe(page.id)
  })

  it('requires permission to delete pages there', async () => {
    const editor = await test.as('Editor')
    const news = await test.as([{ name: 'delete-page', parameters: { pageTypes: ['news'] } }])
    const page = await publishedPage()
    for (const by of [editor, news])
      expect(await refusalOf(remove(page.id, {}, by))).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect(await answerOf(page.slug)).toEqual([200, null])
    await remove(page.id)
    for (const by of [editor, news])
      expect(await refusalOf(restore(page.id, by))).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect((await news.page.listBin()).data.totalItems).toBe(0)
    expect((await refusalOf(editor.page.listBin())).codes).toEqual(['UM_01'])
  })
})

const putInMenu = async (pageID: PageID) => {
  const administrator = await test.as('Administrator')
  const { data } = await administrator.menu.list()
  const found = data.find(({ name, locale }) => name === 'main' && locale === 'nl-nl')
  const params = { id: found?.id ?? 0 }
  const items: MenuItem[] = [
    { key: 'outer', title: 'Outer', children: [{ key: 'inner', title: 'Inner', pageID, children: [] }] },
  ]
  return (await administrator.menu.store({ params, body: { items, revision: found?.revision ?? 0 } })).menu
}

describe('the bin', () => {
  it('lists deleted pages with who deleted them, when, and until when they are kept', async () => {
    const page = await makePage(publisher, { title: 'Thrown away' })
    await remove(page.id)
    const { data } = await publisher.page.listBin({ query: { searchTerm: 'thrown' } })
    expect(data).toMatchObject({
      totalItems: 1,
      items: [
        {
          id: page.id,
          title: 'Thrown away',
          deletedAt: clock.toISOString(),
          deletedBy: { name: 'Publisher' },
          purgeAt: new Date(clock.getTime() + 30 * 86_400_000).toISOString(),
        },
      ],
    })
  })

  it('names the translations of a page that are there too, as far as they may be restored', async () => {
    const page = await makePage(publisher, { title: 'Thrown away twice' })
    const body = {
      pageID: page.id,
      newLocale: 'en-gb',
      title: 'Thrown away as well',
      slug: `${page.slug}-en`,
    }
    const { pageID } = await publisher.page.createTranslation({ body })
    const binnedOf = async (by: Client) =>
      (await by.page.listBin({ query: { searchTerm: 'twice' } })).data.items.map(({ binned }) => binned)
    await remove(page.id)
    expect(await binnedOf(publisher)).toEqual([[]])
    await remove(pageID)
    expect(await binnedOf(publisher)).toEqual([
      [{ id: pageID, locale: 'en-gb', title: 'Thrown away as well' }],
    ])
    const dutch = await test.as([{ name: 'delete-page', parameters: { locales: ['nl-nl'] } }])
    expect(await binnedOf(dutch)).toEqual([[]])
  })

  it('restores a page as it was, unpublished, with its history', async () => {
    const page = await publishedPage()
    const body = { revision: 1, title: 'Changed', blocks: [note('one', 'changed')] }
    const { pageVersion } = await publisher.page.storeVersion({ params: { id: page.pageVersion.id }, body })
    await remove(page.id, { leave: 'gone' })
    const { page: back } = await restore(page.id)
    expect(back).toMatchObject({
      state: 'not-published',
      slug: page.slug,
      title: 'Changed',
      pageVersion: { id: pageVersion.id },
    })
    const { data } = await publisher.page.listVersions({ params: { id: page.id } })
    expect(data.totalItems).toBe(2)
    expect(await answerOf(page.slug)).toEqual([410, null])
    expect((await refusalOf(restore(page.id))).codes).toEqual(['PM_01'])
  })

  it('can be undone completely by restoring and republishing', async () => {
    const page = await publishedPage()
    const before = await (await test.read(`/${page.slug}`)).text()
    const body = { revision: 1, blocks: [note('one', 'a draft')] }
    await publisher.page.storeVersion({ params: { id: page.pageVersion.id }, body })
    await remove(page.id, { leave: 'gone' })
    await restore(page.id)
    const { page: back } = await publisher.page.republish({ params: { id: page.id } })
    expect(back).toMatchObject({ state: 'unpublished-changes', publishedVersionID: page.pageVersion.id })
    expect(await (await test.read(`/${page.slug}`)).text()).toBe(before)
  })

  it('keeps a page whose path or locale is taken by now', async () => {
    const page = await makePage(publisher)
    await remove(page.id)
    const otherPage = await makePage(publisher, { slug: page.slug })
    expect(await refusalOf(restore(page.id))).toMatchObject({ status: 422, codes: ['V_05 slug'] })
    await remove(otherPage.id)
    await restore(page.id)

    const translate = async () =>
      (
        await publisher.page.createTranslation({
          body: { pageID: page.id, newLocale: 'en-gb', title: 'T', slug: someSlug() },
        })
      ).pageID
    const first = await translate()
    await remove(first)
    await translate()
    expect((await refusalOf(restore(first))).codes).toEqual(['V_05 locale'])
  })

  it('loses pages after 30 days, and no others', async () => {
    const [old, recent] = [await publishedPage(), await publishedPage()]
    await remove(old.id)
    await waitDays(29)
    await purgeBin(test.app)
    await remove(recent.id)
    await waitDays(1.5)
    await purgeBin(test.app)
    expect((await refusalOf(restore(old.id))).codes).toEqual(['PM_01'])
    const versions = await test.app.db
      .selectFrom('page_version')
      .where('page_id', '=', old.id)
      .select('id')
      .execute()
    expect(versions).toEqual([])
    expect((await restore(recent.id)).page.id).toBe(recent.id)
  })

  it('loses pages with data in every table', async () => {
    const page = await publishedPage()
    const params = { id: page.id }
    await publisher.page.share({ params: { id: page.pageVersion.id }, body: {} })
    await publisher.page.requestPublication({ params, body: {} })
    const { pageVersion } = await publisher.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: 1, title: 'Other' },
    })
    await publisher.page.restoreVersion({
      params: { id: page.pageVersion.id },
      body: { revision: pageVersion.revision },
    })
    await publisher.page.createTranslation({
      body: { pageID: page.id, newLocale: 'en-gb', title: 'T', slug: someSlug() },
    })
    await remove(page.id)
    await waitDays(31)
    await purgeBin(test.app)
    const rows = await test.app.db.selectFrom('page').where('id', '=', page.id).select('id').execute()
    expect(rows).toEqual([])
  })
})
