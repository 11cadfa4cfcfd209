import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'
import { testSite } from '../../test/site.ts'
import { writeSetting } from '../settings/store.ts'

let test: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Publisher')
})
afterAll(() => test.close())

const save = (
  id: PageID,
  slug: string,
  more: { revision?: number; swap?: boolean } = {},
  client = publisher,
) => client.page.save({ params: { id }, body: { id, slug, shouldUpdateLinks: false, ...more } })

const publish = (id: PageID) => publisher.page.publish({ params: { id }, body: {} })
const slugOf = async (id: PageID) => (await publisher.page.get({ params: { id } })).page.slug

const makeLive = async (options: Parameters<typeof makePage>[1] = {}) => {
  const page = await makePage(publisher, options)
  await publish(page.id)
  return page
}

const translate = async (id: PageID, slug = someSlug()) => {
  const body = { pageID: id, newLocale: 'en-gb' as const, title: 'Translated', slug }
  return (await publisher.page.createTranslation({ body })).pageID
}

/** The response for visitors: the status and the target of a redirect. */
const seen = async (path: string): Promise<number | string> => {
  const { status, headers } = await test.read(path)
  return headers.has('location') ? `${status} ${headers.get('location')}` : status
}

describe('giving a page another slug', () => {
  it('returns the updated page and raises its revision', async () => {
    const page = await makePage(publisher)
    const to = someSlug()
    const { page: moved, updatedLinks } = await save(page.id, to)
    expect(moved).toMatchObject({ id: page.id, slug: to, revision: page.revision + 1 })
    expect(moved.pageVersion).toEqual(page.pageVersion)
    expect(updatedLinks).toEqual([])
  })

  it('leaves no redirect at a path that was never public', async () => {
    const page = await makePage(publisher)
    const to = someSlug()
    await save(page.id, to)
    await publish(page.id)
    expect([await seen(`/${page.slug}`), await seen(`/${to}`)]).toEqual([404, 200])
  })

  it('redirects a public path permanently, in one step for every spelling', async () => {
    const page = await makeLive()
    expect(await seen(`/${page.slug}`)).toBe(200)
    const [second, third] = [someSlug(), someSlug()]
    await save(page.id, second)
    expect([await seen(`/${page.slug}`), await seen(`/${second}`)]).toEqual([`301 /${second}`, 200])
    await save(page.id, third)
    for (const path of [page.slug, `${page.slug}/`, `nl-nl/${page.slug}`, second])
      expect([path, await seen(`/${path}`)]).toEqual([path, `301 /${third}`])
    const answer = await test.visitor().page.getBySlug({ body: { slug: `/${page.slug}` } })
    expect(answer.redirect).toEqual({ to: `/${third}`, status: 301 })
  })

  it('can be undone and redone without a loop', async () => {
    const page = await makeLive()
    const other = someSlug()
    for (const [to, from] of [
      [other, page.slug],
      [page.slug, other],
      [other, page.slug],
    ] as const) {
      await save(page.id, to)
      expect([await seen(`/${to}`), await seen(`/${from}`)]).toEqual([200, `301 /${to}`])
    }
  })

  it('takes over a redirected path as soon as it is live', async () => {
    const first = await makeLive()
    await save(first.id, someSlug())
    const draft = await makePage(publisher)
    await save(draft.id, first.slug)
    expect(await seen(`/${first.slug}`)).toBe(`301 /${await slugOf(first.id)}`)
    await publish(draft.id)
    expect(await seen(`/${first.slug}`)).toBe(200)

    const live = await makeLive()
    const left = await slugOf(first.id)
    await save(first.id, someSlug())
    await save(live.id, left)
    expect([await seen(`/${left}`), await seen(`/${live.slug}`)]).toEqual([200, `301 /${left}`])
  })

  it('turns a page into the home page, and a home page into another', async () => {
    const page = await makeLive()
    await save(page.id, '')
    expect([await seen('/'), await seen(`/${page.slug}`)]).toEqual([200, '301 /'])
    await save(page.id, page.slug)
    expect([await seen('/'), await seen(`/${page.slug}`)]).toEqual([`301 /${page.slug}`, 200])
  })

  it('changes nothing when the slug is the same', async () => {
    const page = await makeLive()
    const { page: same } = await save(page.id, page.slug)
    expect(same.revision).toBe(page.revision + 1)
    expect(await seen(`/${page.slug}`)).toBe(200)
  })

  it('is recorded in the log for every page that moved', async () => {
    const page = await makePage(publisher)
    const child = await makePage(publisher, { slug: `${page.slug}/child` })
    const to = someSlug()
    await save(page.id, to)
    const rows = await test.app.db
      .selectFrom('audit')
      .where('action', '=', 'page.move')
      .where('object_id', 'in', [page.id, child.id])
      .select(['object_id as id', 'detail'])
      .orderBy('object_id')
      .execute()
    expect(rows).toEqual([
      { id: page.id, detail: { title: 'A page', from: page.slug, to } },
      { id: child.id, detail: { title: 'A page', from: child.slug, to: `${to}/child` } },
    ])
  })
})

describe('a slug', () => {
  it.each(['/x', 'x/', 'a//b', 'Upper', 'api', 'nl-nl/x', 'a b', 'x\u0000', 'x'.repeat(256)])(
    'cannot be %j',
    async slug => {
      const page = await makePage(publisher)
      expect(await refusalOf(save(page.id, slug))).toMatchObject({ status: 422, codes: ['V_16 slug'] })
    },
  )

  it('cannot leave the prefix of the page type, or be that of another page', async () => {
    const news = await makePage(publisher, { type: 'news' })
    const other = await makePage(publisher)
    expect((await refusalOf(save(news.id, someSlug()))).codes).toEqual(['V_16 slug'])
    expect((await refusalOf(save(news.id, 'actueel-x'))).codes).toEqual(['V_16 slug'])
    expect((await refusalOf(save(other.id, news.slug))).codes).toEqual(['V_05 slug'])
    expect((await save(news.id, `actueel/${someSlug()}`)).page.type).toBe('news')
  })

  it('is required, and the id in the body must match the path', async () => {
    const page = await makePage(publisher)
    const send = (body: object) =>
      refusalOf(publisher.page.save({ params: { id: page.id }, body: body as never }))
    expect((await send({ id: page.id })).codes).toEqual(['V_01 slug'])
    expect((await send({ id: page.id + 1, slug: someSlug() })).codes).toEqual(['V_15 id'])
  })

  it('refuses a stale revision and sends the current page', async () => {
    const page = await makePage(publisher)
    const { page: moved } = await save(page.id, someSlug(), { revision: page.revision })
    const refused = await refusalOf(save(page.id, someSlug(), { revision: page.revision }))
    expect(refused).toMatchObject({ status: 409, codes: ['PM_02'], payload: { current: moved } })
    expect(await slugOf(page.id)).toBe(moved.slug)
  })

  it('requires permission to edit the page', async () => {
    const page = await makePage(publisher)
    const limited = await test.as([{ name: 'edit-page', parameters: { pageTypes: ['news'] } }])
    const viewer = await test.as('Viewer')
    for (const [client, status] of [
      [limited, 403],
      [viewer, 403],
      [test.visitor(), 401],
    ] as const)
      expect(await refusalOf(save(page.id, 'Not A Slug', {}, client))).toMatchObject({
        status,
        codes: ['UM_01'],
      })
    expect(await refusalOf(save(pageIDOf(999_999_999), someSlug()))).toMatchObject({
      status: 404,
      codes: ['PM_01'],
    })
    const editor = await test.as('Editor')
    expect((await save(page.id, someSlug(), {}, editor)).page.id).toBe(page.id)
  })
})

describe('pages below one that moves', () => {
  it('move along at every depth, and their old paths redirect', async () => {
    const top = await makeLive()
    const child = await makeLive({ slug: `${top.slug}/child` })
    const deep = await makePage(publisher, { slug: `${top.slug}/child/deep` })
    const lookAlike = await makeLive({ slug: `${top.slug}-2` })
    const to = someSlug()
    await save(top.id, to)
    expect(await Promise.all([child, deep, lookAlike].map(({ id }) => slugOf(id)))).toEqual([
      `${to}/child`,
      `${to}/child/deep`,
      lookAlike.slug,
    ])
    expect(await seen(`/${child.slug}`)).toBe(`301 /${to}/child`)
    expect([await seen(`/${deep.slug}`), await seen(`/${to}/child/deep`)]).toEqual([404, 404])
  })

  it('move out of the way of the page itself, and come back', async () => {
    const top = await makeLive()
    const child = await makeLive({ slug: `${top.slug}/${top.slug}` })
    await save(top.id, child.slug)
    expect(await slugOf(child.id)).toBe(`${child.slug}/${top.slug}`)
    expect(await seen(`/${child.slug}`)).toBe(200)
    expect(await seen(`/${top.slug}`)).toBe(`301 /${child.slug}`)
    await save(top.id, top.slug)
    expect(await slugOf(child.id)).toBe(child.slug)
    expect([await seen(`/${top.slug}`), await seen(`/${child.slug}`)]).toEqual([200, 200])
  })

  it('all stay when the new path of one of them is taken or too long', async () => {
    const top = await makePage(publisher)
    const child = await makePage(publisher, { slug: `${top.slug}/child` })
    const to = someSlug()
    await makePage(publisher, { slug: `${to}/child` })
    expect((await refusalOf(save(top.id, to))).codes).toEqual(['V_05 slug'])
    expect((await refusalOf(save(top.id, 'x'.repeat(250)))).codes).toEqual(['V_16 slug'])
    expect([await slugOf(top.id), await slugOf(child.id)]).toEqual([top.slug, child.slug])
  })

  it('stay when their type has a prefix', async () => {
    const overview = await makePage(publisher, { slug: 'actueel' })
    const news = await makeLive({ type: 'news' })
    const page = await makePage(publisher, { slug: 'actueel/archive' })
    const to = someSlug()
    await save(overview.id, to)
    expect([await slugOf(news.id), await slugOf(page.id)]).toEqual([news.slug, `${to}/archive`])
  })

  it('do not exist for the home page', async () => {
    const page = await makePage(publisher)
    const child = await makePage(publisher, { slug: `${page.slug}/child` })
    await save(page.id, '')
    await save(page.id, someSlug())
    expect(await slugOf(child.id)).toBe(child.slug)
  })
})

describe('two pages that swap their slugs', () => {
  const swap = { swap: true }
  const preview = (id: PageID, slug: string, by = publisher) =>
    by.page.previewSave({ params: { id }, body: { slug } })

  it('take the pages below them along, and leave no redirects', async () => {
    const [one, other] = [await makeLive(), await makeLive()]
    const below = await makeLive({ slug: `${one.slug}/below` })
    const inside = await makeLive({ slug: `${other.slug}/inside` })
    expect((await preview(one.id, other.slug)).swapsWith).toEqual({ pageID: other.id, title: other.title })
    expect((await refusalOf(save(one.id, other.slug))).codes).toEqual(['V_05 slug'])
    await save(one.id, other.slug, swap)
    const slugs = [one, other, below, inside].map(({ id }) => slugOf(id))
    expect(await Promise.all(slugs)).toEqual([
      other.slug,
      one.slug,
      `${other.slug}/below`,
      `${one.slug}/inside`,
    ])
    expect([await seen(`/${one.slug}`), await seen(`/${other.slug}`)]).toEqual([200, 200])
    expect(await seen(`/${one.slug}/below`)).toBe(`301 /${other.slug}/below`)
    const answer = await test.visitor().page.getBySlug({ body: { slug: `/${one.slug}` } })
    expect(answer.page?.id).toBe(other.id)
    await save(one.id, one.slug, swap)
    expect([await slugOf(one.id), await slugOf(other.id)]).toEqual([one.slug, other.slug])
    expect(await seen(`/${one.slug}/below`)).toBe(200)
  })

  it('can be the home page and another', async () => {
    const [home, next] = [await makeLive({ slug: '' }), await makeLive()]
    await save(next.id, '', swap)
    expect([await slugOf(next.id), await slugOf(home.id)]).toEqual(['', next.slug])
    expect([await seen('/'), await seen(`/${next.slug}`)]).toEqual([200, 200])
    await save(home.id, '', swap)
    await save(home.id, someSlug())
  })

  it('are not one below the other, and each stays within the prefix of its type', async () => {
    const parent = await makePage(publisher)
    const child = await makePage(publisher, { slug: `${parent.slug}/child` })
    const news = await makePage(publisher, { type: 'news' })
    for (const [id, slug, code] of [
      [child.id, parent.slug, 'V_05 slug'],
      [news.id, parent.slug, 'V_16 slug'],
      [parent.id, news.slug, 'V_05 slug'],
    ] as const) {
      expect((await preview(id, slug)).swapsWith).toBeNull()
      expect((await refusalOf(save(id, slug, swap))).codes).toEqual([code])
    }
    expect((await preview(parent.id, child.slug)).swapsWith).toBeNull()
  })

  it('are both pages that the user may edit', async () => {
    const [mine, notMine] = [await makePage(publisher), await makePage(publisher, { type: 'news' })]
    const prefixed = await makePage(publisher, { slug: `actueel/${someSlug()}` })
    const limited = await test.as([{ name: 'edit-page', parameters: { pageTypes: ['basic'] } }])
    expect((await preview(prefixed.id, notMine.slug, limited)).swapsWith).toBeNull()
    expect((await preview(prefixed.id, notMine.slug)).swapsWith).toMatchObject({ pageID: notMine.id })
    expect((await refusalOf(save(prefixed.id, notMine.slug, swap, limited))).status).toBe(403)
    expect((await save(prefixed.id, mine.slug, swap, limited)).page.slug).toBe(mine.slug)
  })

  it('change nothing else when nobody is at the slug', async () => {
    const page = await makePage(publisher)
    const to = someSlug()
    expect((await save(page.id, to, swap)).page.slug).toBe(to)
  })
})

describe('a page that is off the site', () => {
  const unpublish = (id: PageID, body: { leave?: 'nothing' | 'gone' | 'redirect'; to?: string } = {}) =>
    publisher.page.unpublish({ params: { id }, body })

  it('keeps its former paths wherever it moves in the meantime', async () => {
    const page = await makeLive()
    await unpublish(page.id)
    await save(page.id, someSlug())
    expect(await seen(`/${page.slug}`)).toBe(404)
    await save(page.id, someSlug())
    await publish(page.id)
    expect(await seen(`/${page.slug}`)).toBe(`301 /${await slugOf(page.id)}`)
  })

  it('has the same response at all of its paths until it is published again', async () => {
    const elsewhere = await makeLive()
    const page = await makeLive()
    const second = someSlug()
    await save(page.id, second)
    const both = async () => [await seen(`/${page.slug}`), await seen(`/${second}`)]
    await unpublish(page.id, { leave: 'gone' })
    expect(await both()).toEqual([410, 410])
    await unpublish(page.id, { leave: 'redirect', to: `/${elsewhere.slug}` })
    expect(await both()).toEqual([`302 /${elsewhere.slug}`, `302 /${elsewhere.slug}`])
    const third = someSlug()
    await save(page.id, third)
    expect(await both()).toEqual([`302 /${elsewhere.slug}`, `302 /${elsewhere.slug}`])
    await publish(page.id)
    expect(await both()).toEqual([`301 /${third}`, `301 /${third}`])
  })

  it('does not affect a path that another page left', async () => {
    const former = await makeLive()
    const moved = someSlug()
    await save(former.id, moved)
    const page = await makeLive()
    await unpublish(page.id)
    await save(page.id, former.slug)
    await unpublish(page.id, { leave: 'gone' })
    expect([await seen(`/${former.slug}`), await seen(`/${page.slug}`)]).toEqual([`301 /${moved}`, 410])
  })
})

describe('where a locale has no slugs of its own', () => {
  const setCustom = (customSlugLocales: string[]) =>
    writeSetting(test.app.db, 'locales', { ...testSite.locales, customSlugLocales })
  afterEach(() => setCustom([...testSite.locales.customSlugLocales]))

  it('translations move with their source, with the pages below them', async () => {
    const source = await makeLive()
    await setCustom(['nl-nl'])
    const translation = await translate(source.id)
    await publish(translation)
    const child = await makePage(publisher, { slug: `${source.slug}/child` })
    const childTranslation = await translate(child.id)
    const ownID = (
      await publisher.page.create({
        body: { title: 'Own', slug: `${source.slug}/own`, type: 'basic', locale: 'en-gb' },
      })
    ).pageID
    const to = someSlug()
    await save(source.id, to)
    expect(
      await Promise.all([source.id, translation, child.id, childTranslation, ownID].map(slugOf)),
    ).toEqual([to, to, `${to}/child`, `${to}/child`, `${to}/own`])
    expect(await seen(`/en-gb/${source.slug}`)).toBe(`301 /en-gb/${to}`)
  })

  it('a new translation takes the slug of its source, and says which one it did not take', async () => {
    const source = await makePage(publisher)
    await setCustom(['nl-nl'])
    const body = { pageID: source.id, newLocale: 'en-gb' as const, title: 'Translated', slug: someSlug() }
    const { pageID, ignored } = await publisher.page.createTranslation({ body })
    expect([await slugOf(pageID), ignored]).toEqual([source.slug, ['slug']])
    await setCustom(['nl-nl', 'en-gb'])
    const other = await makePage(publisher)
    const own = await publisher.page.createTranslation({ body: { ...body, pageID: other.id } })
    expect([await slugOf(own.pageID), own.ignored]).toEqual([body.slug, undefined])
  })

  it('a translation can only have the slug of its source', async () => {
    const source = await makePage(publisher)
    await setCustom(['nl-nl'])
    const translation = await translate(source.id)
    expect((await refusalOf(save(translation, someSlug()))).codes).toEqual(['V_15 slug'])
    expect((await save(translation, source.slug)).page.slug).toBe(source.slug)
  })

  it('nothing moves when the new path of the translation is taken', async () => {
    const source = await makePage(publisher)
    await setCustom(['nl-nl'])
    await translate(source.id)
    const to = someSlug()
    await publisher.page.create({ body: { title: 'x', slug: to, type: 'basic', locale: 'en-gb' } })
    expect((await refusalOf(save(source.id, to))).codes).toEqual(['V_05 slug'])
  })

  it('a translation in a locale with slugs of its own stays', async () => {
    const source = await makePage(publisher)
    const translation = await translate(source.id)
    const slug = await slugOf(translation)
    await save(source.id, someSlug())
    expect(await slugOf(translation)).toBe(slug)
  })
})

describe('what visitors see of a move', () => {
  const text = async (path: string) => (await test.read(path)).text()
  const etagOf = async (path: string) =>
    (await test.read(path, { 'accept-encoding': 'identity' })).headers.get('etag')

  it('is updated at once wherever the page is shown, and nothing else is rendered again', async () => {
    const target = await makeLive({ type: 'news', title: 'Target' })
    const translation = await translate(target.id)
    await publish(translation)
    const to = { target: { ref: 'page', id: target.id } }
    const linking = await makeLive({ blocks: [{ type: 'pointer', key: 'a', props: { to } }] })
    const apart = await makeLive()
    const paths = [linking, apart].map(({ slug }) => `/${slug}`)
    const inEnglish = `/en-gb/${await slugOf(translation)}`
    const before = await Promise.all([...paths, inEnglish].map(text))
    expect(before[0]).toContain(`"/${target.slug}"`)
    expect(before[2]).toContain(`"/${target.slug}"`)
    const etag = await etagOf(`/${apart.slug}`)

    const slug = `actueel/${someSlug()}`
    await save(target.id, slug)
    const after = await Promise.all([...paths, inEnglish].map(text))
    expect(after[0]).toContain(`"/${slug}"`)
    expect(after[2]).toContain(`"/${slug}"`)
    expect(await etagOf(`/${apart.slug}`)).toBe(etag)
  })

  it('includes the menus that link to it', async () => {
    const target = await makeLive()
    const page = await makeLive()
    const { data } = await publisher.menu.list({})
    const menu = data.find(({ locale }) => locale === 'nl-nl')
    if (!menu) throw new Error('there is no menu')
    await publisher.menu.store({
      params: { id: menu.id },
      body: {
        revision: menu.revision,
        items: [{ key: 'a', title: 'Target', pageID: target.id, children: [] }],
      },
    })
    expect(await text(`/${page.slug}`)).toContain(`"/${target.slug}"`)
    const slug = someSlug()
    await save(target.id, slug)
    expect(await text(`/${page.slug}`)).toContain(`"/${slug}"`)
  })
})
