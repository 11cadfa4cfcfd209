import type { Client } from '@ximblox/contract/client'
import type { SiteSettings } from '@ximblox/contract/settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'

let test: TestApp
let beside: TestApp
let administrator: Client
beforeAll(async () => {
  test = await startTestApp()
  beside = await startTestApp({ beside: test })
  administrator = await test.as('Administrator')
})
afterAll(async () => {
  await beside.close()
  await test.close()
})

const initial = ['nl-nl', 'en-gb']
beforeEach(() => setLocales(initial))

const settingsNow = async (): Promise<SiteSettings> => {
  const { availableLocales, defaultLocale, customSlugLocales, revision } = await administrator.settings.get(
    {},
  )
  return { availableLocales, defaultLocale, customSlugLocales, revision }
}

const setLocales = async (availableLocales: string[], changes: Partial<SiteSettings> = {}) => {
  const { revision: _, ...settings } = await settingsNow()
  return administrator.settings.store({ body: { ...settings, availableLocales, ...changes } })
}

const publishPage = async (values: Parameters<typeof makePage>[1]) => {
  const page = await makePage(administrator, values)
  await administrator.page.publish({ params: { id: page.id }, body: {} })
  return page
}

const statusOf = async (path: string, app = test) => (await app.read(path)).status

describe('a locale that is added', () => {
  it('has its menus at once, and pages can be created and read there', async () => {
    expect(await refusalOf(makePage(administrator, { locale: 'de-de' }))).toMatchObject({
      codes: ['V_15 locale'],
    })
    await setLocales([...initial, 'de-de'])
    const { data } = await administrator.menu.list({})
    expect(data.filter(menu => menu.locale === 'de-de').map(menu => menu.name)).toEqual(['main'])
    const page = await publishPage({ locale: 'de-de' })
    expect(await statusOf(`/de-de/${page.slug}`)).toBe(200)
  })

  it('may be any language with its region', async () => {
    await setLocales([...initial, 'pt-br'])
    const page = await publishPage({ locale: 'pt-br', title: 'Olá', blocks: [note('a', 'Bom dia')] })
    expect(await statusOf(`/pt-br/${page.slug}`)).toBe(200)
  })

  it('is offered as a language link once its home page is live', async () => {
    const page = await publishPage({})
    await setLocales([...initial, 'fr-fr'])
    const links = async () => (await test.read(`/${page.slug}`)).text()
    expect(await links()).not.toContain('"fr-fr":"/fr-fr"')
    await publishPage({ locale: 'fr-fr', slug: '' })
    expect(await links()).toContain('"fr-fr":"/fr-fr"')
  })

  it('is known on every node', async () => {
    await setLocales([...initial, 'de-de'])
    const page = await publishPage({ locale: 'de-de' })
    await eventually(async () => expect(await statusOf(`/de-de/${page.slug}`, beside)).toBe(200))
    await setLocales(initial)
    await eventually(async () => expect(await statusOf(`/de-de/${page.slug}`, beside)).toBe(404))
  })
})

describe('a locale that is removed', () => {
  it('is hidden from visitors with everything in it, and comes back as it was', async () => {
    await setLocales([...initial, 'de-de'])
    const { id, slug } = await publishPage({})
    const { pageID } = await administrator.page.createTranslation({
      body: { pageID: id, newLocale: 'de-de', title: 'Deutsch', slug: `${slug}-de` },
    })
    await administrator.page.publish({ params: { id: pageID }, body: {} })
    const visitor = test.visitor()
    const isShown = async () => ({
      page: await statusOf(`/de-de/${slug}-de`),
      sibling: (await (await test.read(`/${slug}`)).text()).includes(`/de-de/${slug}-de`),
      search: (await test.visitor().search.search({ body: { term: 'Deutsch', locales: [] } })).total,
      row: (await visitor.page.getMultiple({ body: { pageIDs: [pageID], locale: '' } })).pages.length,
      rows: (await visitor.page.getPages({ body: { type: '', locale: 'de-de' } })).pages.length,
      siblingOfRow: (await visitor.page.getMultiple({ body: { pageIDs: [id], locale: '' } })).pages[0]
        ?.siblings.length,
      siblings: (await visitor.page.getSiblingSlugs({ params: { pageID: id } })).siblings.length,
      ownSiblings: await visitor.page.getSiblingSlugs({ params: { pageID } }).then(
        ({ siblings }) => siblings.length,
        ({ status }) => status,
      ),
    })
    const shown = await isShown()
    expect(shown).toMatchObject({
      page: 200,
      sibling: true,
      row: 1,
      siblingOfRow: 1,
      siblings: 1,
      ownSiblings: 1,
    })
    await setLocales(initial)
    expect(await isShown()).toEqual({
      page: 404,
      sibling: false,
      search: 0,
      row: 0,
      rows: 0,
      siblingOfRow: 0,
      siblings: 0,
      ownSiblings: 404,
    })
    expect((await administrator.page.get({ params: { id: pageID } })).page.state).toBe('published')
    const { data } = await administrator.settings.localeUses({})
    expect(data.find(({ locale }) => locale === 'de-de')).toMatchObject({ isAvailable: false })
    await setLocales([...initial, 'de-de'])
    expect(await isShown()).toEqual(shown)
  })

  it('is no target of redirects', async () => {
    await setLocales([...initial, 'de-de'])
    const target = await publishPage({ locale: 'de-de' })
    const left = await publishPage({})
    await administrator.page.unpublish({
      params: { id: left.id },
      body: { leave: 'redirect', to: `/de-de/${target.slug}` },
    })
    expect(await statusOf(`/${left.slug}`)).toBe(302)
    await setLocales(initial)
    expect(await statusOf(`/${left.slug}`)).toBe(404)
  })

  it('may still be edited and published there', async () => {
    await setLocales([...initial, 'de-de'])
    const page = await makePage(administrator, { locale: 'de-de' })
    await setLocales(initial)
    const { page: published } = await administrator.page.publish({ params: { id: page.id }, body: {} })
    expect(published.state).toBe('published')
    expect(await statusOf(`/de-de/${page.slug}`)).toBe(404)
  })
})

describe('the settings', () => {
  it('keep the default locale', async () => {
    expect((await refusalOf(setLocales(initial, { defaultLocale: 'en-gb' }))).codes).toEqual([
      'V_15 defaultLocale',
    ])
    expect((await refusalOf(setLocales(['en-gb']))).codes).toEqual(['V_15 availableLocales'])
    expect((await refusalOf(setLocales([]))).codes).toEqual(['V_15 availableLocales'])
  })

  it('refuse what is no locale, or there twice', async () => {
    for (const locale of [
      'xx-yy',
      'nl',
      'NL-nl',
      'nl-NL',
      'nl_nl',
      '../..',
      'nl-nl\u0000',
      'a'.repeat(1_000_000),
    ])
      expect((await refusalOf(setLocales([...initial, locale]))).codes).toEqual(['V_15 availableLocales.2'])
    expect((await refusalOf(setLocales([...initial, 'en-gb']))).codes).toEqual(['V_05 availableLocales.2'])
    expect((await refusalOf(setLocales(Array.from({ length: 5_000 }, () => 'nl-nl')))).codes).toEqual([
      'V_10 availableLocales',
    ])
  })

  it('refuse a stale revision and send the newer settings', async () => {
    const { revision } = await settingsNow()
    await setLocales([...initial, 'fr-fr'])
    expect(await refusalOf(setLocales(initial, { revision }))).toMatchObject({
      status: 409,
      codes: ['PM_02'],
      payload: { current: { availableLocales: [...initial, 'fr-fr'] } },
    })
  })

  it('accept one of several changes of the same revision', async () => {
    const { revision } = await settingsNow()
    const changes = ['de-de', 'fr-fr', 'es-es', 'it-it'].map(locale =>
      setLocales([...initial, locale], { revision }).then(
        () => 'stored',
        () => 'refused',
      ),
    )
    expect((await Promise.all(changes)).toSorted()).toEqual(['refused', 'refused', 'refused', 'stored'])
  })

  it('are changed by those with the permission alone', async () => {
    const editor = await test.as('Editor')
    const body = { ...(await settingsNow()), availableLocales: ['nl-nl'] }
    expect((await refusalOf(editor.settings.store({ body }))).status).toBe(403)
    expect((await refusalOf(editor.settings.localeUses({}))).status).toBe(403)
    expect((await refusalOf(test.visitor().settings.store({ body }))).status).toBe(401)
  })
})
