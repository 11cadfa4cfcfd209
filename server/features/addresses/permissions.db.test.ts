import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Permission } from '@ximblox/contract/permissions'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'
import { tableDigests } from '../../test/digest.ts'
import { testSite } from '../../test/site.ts'
import { writeSetting } from '../settings/store.ts'

let test: TestApp
let administrator: Client
let translator: Client

beforeAll(async () => {
  test = await startTestApp()
  administrator = await test.as('Administrator')
  translator = await test.as('Translator')
})
afterAll(() => test.close())

const publish = (id: PageID) => administrator.page.publish({ params: { id }, body: {} })
const makeLive = async (options: Parameters<typeof makePage>[1] = {}) => {
  const page = await makePage(administrator, options)
  await publish(page.id)
  return page
}
const save = (by: Client, id: PageID, slug: string, more: { shouldUpdateLinks?: boolean } = {}) =>
  by.page.save({ params: { id }, body: { id, slug, ...more } })
const pageAt = async (id: PageID) => (await administrator.page.get({ params: { id } })).page
const status = async (slug: string) => (await test.read(`/${slug}`)).status

const expectRefused = async (call: () => Promise<unknown>) => {
  const before = await tableDigests(test.app.db)
  expect(await refusalOf(call())).toMatchObject({ status: 403, codes: ['UM_01'] })
  expect(await tableDigests(test.app.db)).toEqual(before)
}

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await test.database.pool.query<{ count: number }>(`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}

const english: Permission[] = [
  { name: 'edit-page' },
  { name: 'publish-page', parameters: { locales: ['en-gb'] } },
]

describe('moving a live page', () => {
  it('requires permission to publish it', async () => {
    const page = await makeLive()
    const to = someSlug()
    await expectRefused(() => save(translator, page.id, to))
    expect([await status(page.slug), await status(to)]).toEqual([200, 404])
    expect((await save(await test.as('Publisher'), page.id, to)).page.slug).toBe(to)
    expect([await status(page.slug), await status(to)]).toEqual([301, 200])
  })

  it('is refused before the new path is checked', async () => {
    const [page, other] = [await makeLive(), await makePage(administrator)]
    for (const slug of [other.slug, 'Not a slug']) await expectRefused(() => save(translator, page.id, slug))
    const body = { id: other.id, slug: someSlug(), revision: 99 }
    await expectRefused(() => translator.page.save({ params: { id: page.id }, body }))
  })

  it('includes pages below it and respects the places of the permission', async () => {
    const top = await makePage(administrator)
    const child = await makeLive({ slug: `${top.slug}/child` })
    await expectRefused(() => save(translator, top.id, someSlug()))
    const limited = await test.as(english)
    await expectRefused(() => save(limited, top.id, someSlug()))
    expect((await pageAt(child.id)).slug).toBe(child.slug)
    const dutch = await test.as([
      { name: 'edit-page' },
      { name: 'publish-page', parameters: { locales: ['nl-nl'] } },
    ])
    const to = someSlug()
    await save(dutch, top.id, to)
    expect((await pageAt(child.id)).slug).toBe(`${to}/child`)
  })

  it('of pages that are not live only requires permission to edit them', async () => {
    const page = await makePage(administrator)
    const to = someSlug()
    expect((await save(translator, page.id, to)).page.slug).toBe(to)
  })

  it('does not include saving the same slug again', async () => {
    const page = await makeLive()
    expect((await save(translator, page.id, page.slug)).page.slug).toBe(page.slug)
  })

  describe('in locales without slugs of their own', () => {
    const setCustom = (customSlugLocales: string[]) =>
      writeSetting(test.app.db, 'locales', { ...testSite.locales, customSlugLocales })
    afterEach(() => setCustom([...testSite.locales.customSlugLocales]))

    it('includes live translations', async () => {
      const source = await makePage(administrator)
      await setCustom(['nl-nl'])
      const body = { pageID: source.id, newLocale: 'en-gb' as const, title: 'Translated', slug: '' }
      const { pageID } = await administrator.page.createTranslation({ body: { ...body, slug: 'ignored' } })
      await publish(pageID)
      await expectRefused(() => save(translator, source.id, someSlug()))
      const to = someSlug()
      await save(await test.as(english), source.id, to)
      expect((await pageAt(pageID)).slug).toBe(to)
    })
  })

  it('is refused when the page goes live while the move waits for its lock', async () => {
    const page = await makePage(administrator)
    // This seals the version.
    await administrator.page.requestPublication({ params: { id: page.id }, body: {} })
    const held = await test.database.pool.connect()
    try {
      await held.query('begin')
      await held.query('select from page where id = $1 for update', [page.id])
      const moved = refusalOf(save(translator, page.id, someSlug()))
      await expect.poll(waitingForLocks, { interval: 10 }).toBe(1)
      await held.query('update page set live_id = head_id, first_live_at = now() where id = $1', [page.id])
      await held.query('commit')
      expect((await moved).codes).toEqual(['UM_01'])
    } finally {
      held.release(true)
    }
    expect((await pageAt(page.id)).slug).toBe(page.slug)
  })

  it('is predicted by the preview', async () => {
    const [live, draft] = [await makeLive(), await makePage(administrator)]
    await makeLive({ slug: `${draft.slug}/child` })
    const needs = async (by: Client, id: PageID, slug = someSlug()) =>
      (await by.page.previewSave({ params: { id }, body: { slug } })).needsPublisher
    for (const { id } of [live, draft]) {
      expect(await needs(translator, id)).toBe(true)
      expect(await needs(administrator, id)).toBe(false)
    }
    expect(await needs(translator, live.id, live.slug)).toBe(false)
  })
})

describe('updating links', () => {
  const pointer = (url: string) => ({ type: 'pointer', key: 'a', props: { to: { url } } })
  const linking = async (slug: string, locale: 'nl-nl' | 'en-gb', type = 'basic') => {
    const { pageID } = await administrator.page.create({
      body: { title: `In ${locale}`, slug: someSlug(), type, locale, content: [pointer(`/${slug}`)] },
    })
    return pageID
  }
  const menuTo = async (slug: string) => {
    const { data } = await administrator.menu.list({})
    const params = { id: data.find(({ locale }) => locale === 'nl-nl')?.id ?? 0 }
    const { menu } = await administrator.menu.get({ params })
    const items = [{ key: 'a', title: 'There', url: `/${slug}`, children: [] }]
    await administrator.menu.store({ params, body: { items, revision: menu.revision } })
    return async () => (await administrator.menu.get({ params })).menu
  }

  it('changes only pages that the user may edit, and reports how many are left', async () => {
    const page = await makePage(administrator)
    const [dutch, english, news] = [
      await linking(page.slug, 'nl-nl'),
      await linking(page.slug, 'en-gb'),
      await linking(page.slug, 'nl-nl', 'news'),
    ]
    const before = [await pageAt(english), await pageAt(news)]
    const limited = await test.as([
      { name: 'edit-page', parameters: { locales: ['nl-nl'], pageTypes: ['basic'] } },
    ])
    const to = someSlug()
    const preview = await limited.page.previewSave({ params: { id: page.id }, body: { slug: to } })
    expect(preview).toMatchObject({ linking: { totalItems: 3 }, linksLeft: { pages: 2, menus: 0 } })

    const saved = await save(limited, page.id, to, { shouldUpdateLinks: true })
    expect(saved).toMatchObject({
      updatedLinks: [{ pageID: dutch, title: 'In nl-nl' }],
      linksLeft: { pages: 2, menus: 0 },
    })
    expect((await pageAt(dutch)).content[0]?.props.to).toMatchObject({ target: { ref: 'page', id: page.id } })
    expect([await pageAt(english), await pageAt(news)]).toEqual(before)
  })

  it('changes menus only for users who manage them; redirects cover the others', async () => {
    const page = await makeLive()
    const menu = await menuTo(page.slug)
    const before = await menu()
    const publisher = await test.as([{ name: 'edit-page' }, { name: 'publish-page' }])
    const first = someSlug()
    const preview = await publisher.page.previewSave({ params: { id: page.id }, body: { slug: first } })
    expect(preview).toMatchObject({ menus: [{ locale: 'nl-nl' }], linksLeft: { pages: 0, menus: 1 } })
    const saved = await save(publisher, page.id, first, { shouldUpdateLinks: true })
    expect(saved.linksLeft).toEqual({ pages: 0, menus: 1 })
    expect(await menu()).toEqual(before)
    expect(await status(page.slug)).toBe(301)

    const again = await save(administrator, page.id, someSlug(), { shouldUpdateLinks: true })
    expect(again.linksLeft).toEqual({ pages: 0, menus: 0 })
    expect((await menu()).items).toMatchObject([{ key: 'a', pageID: page.id }])
  })

  it('never changes what is live', async () => {
    const page = await makeLive()
    const from = await makeLive({ blocks: [note('n', 'Here'), pointer(`/${page.slug}`)] })
    await save(administrator, page.id, someSlug(), { shouldUpdateLinks: true })
    const { publishedVersionID, state } = await pageAt(from.id)
    expect([publishedVersionID, state]).toEqual([from.pageVersion.id, 'unpublished-changes'])
  })
})
