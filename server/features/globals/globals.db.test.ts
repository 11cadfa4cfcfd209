import { defineGlobal } from '@ximblox/blocks/define-global'
import { link } from '@ximblox/blocks/fields/link'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { testSite } from '../../test/site.ts'

const footer = defineGlobal({
  id: 'footer',
  version: 1,
  label: { en: 'Footer', nl: 'Voettekst' },
  fields: { claim: plain({ label: 'Claim' }), more: link({ label: 'More' }) },
  initialProps: locale => ({ claim: `claim of ${locale}` }),
})

let test: TestApp
let editor: Client
beforeAll(async () => {
  const { blocks, pageTypes } = testSite.registry
  const registry = createRegistry({
    blocks: [...blocks.values()],
    pageTypes: [...pageTypes.values()],
    globals: [footer],
  })
  test = await startTestApp({ registry })
  editor = await test.as('Administrator')
})
afterAll(() => test.close())

const pageOf = async (locale: string) => {
  const { id } = await test.app.db
    .selectFrom('page')
    .where('type', '=', '~global/footer')
    .where('locale', '=', locale)
    .select('id')
    .executeTakeFirstOrThrow()
  return (await editor.page.get({ params: { id: pageIDOf(id) } })).page
}

const store = async (locale: string, claim: string) => {
  const { pageVersion } = await pageOf(locale)
  return editor.page.storeVersion({
    params: { id: pageVersion.id },
    body: {
      revision: pageVersion.revision,
      pageType: { id: '~global/footer', props: { ...pageVersion.pageType.props, claim } },
    },
  })
}

const read = async (path: string) => (await test.read(path)).text()

describe('a global', () => {
  it('exists once in each locale, with its initial content', async () => {
    const page = await pageOf('nl-nl')
    expect(page).toMatchObject({ title: 'Voettekst', slug: '~global/footer', state: 'concept' })
    expect(page.typeData).toEqual({ claim: 'claim of nl-nl', more: null })
    expect(page.siblings.map(({ locale }) => locale)).toEqual(['en-gb'])
  })

  it('is on every page of its locale as soon as it is published', async () => {
    const [dutch, english] = [await makePage(editor), await makePage(editor, { locale: 'en-gb' })]
    for (const { id } of [dutch, english]) await editor.page.publish({ params: { id }, body: {} })
    expect(await read(`/${dutch.slug}`)).toContain('claim of nl-nl')
    await store('nl-nl', 'draft')
    expect(await read(`/${dutch.slug}`)).toContain('claim of nl-nl')
    await editor.page.publish({ params: { id: (await pageOf('nl-nl')).id }, body: {} })
    expect(await read(`/${dutch.slug}`)).toContain('"claim":"draft"')
    expect(await read(`/en-gb/${english.slug}`)).toContain('claim of en-gb')
  })
})

describe('the address of a global', () => {
  it('is answered in no spelling', async () => {
    const { id } = await pageOf('nl-nl')
    await editor.page.publish({ params: { id }, body: {} })
    const spellings = [
      '/~global/footer',
      '/%7Eglobal/footer',
      '/%7eglobal%2ffooter',
      '/nl-nl/~global/footer',
      '/en-gb/~global/footer',
      '/~global/footer/',
      '//~global/footer',
      '/~global%2Ffooter?page=1',
    ]
    for (const path of spellings) {
      const { status, headers } = await test.read(path)
      expect([301, 404, 400]).toContain(status)
      if (status === 301) expect((await test.read(headers.get('location') ?? '')).status).toBe(404)
    }
    for (const slug of ['/~global/footer', '~global/footer', '/nl-nl/~global/footer']) {
      expect((await refusalOf(test.visitor().page.getBySlug({ body: { slug } }))).codes).toEqual(['PM_01'])
      expect((await refusalOf(test.visitor().page.getBySlugQuery({ query: { slug } }))).codes).toEqual([
        'PM_01',
      ])
    }
    expect((await refusalOf(test.visitor().page.getSiblingSlugs({ params: { pageID: id } }))).codes).toEqual([
      'PM_01',
    ])
  })

  it('can be given to no page, menu, redirect or list', async () => {
    const { id } = await pageOf('nl-nl')
    const { data } = await editor.page.list({ body: { searchTerm: 'Voettekst' } })
    expect(data.totalItems).toBe(0)
    expect((await editor.page.list({ body: { slug: '~global/footer' } })).data.totalItems).toBe(0)
    expect((await refusalOf(makePage(editor, { type: '~global/footer' }))).codes).toContain('V_15 type')
    expect((await refusalOf(makePage(editor, { slug: '~global/other' }))).codes).toEqual(['V_16 slug'])
    const { data: menus } = await editor.menu.list({})
    const items = [{ key: 'a', title: 'A', pageID: id, children: [] }]
    const { id: menuID = 0, revision = 0 } = menus[0] ?? {}
    expect(
      (await refusalOf(editor.menu.store({ params: { id: menuID }, body: { items, revision } }))).codes,
    ).toEqual(['V_18 items.0.pageID'])
    const left = await makePage(editor)
    await editor.page.publish({ params: { id: left.id }, body: {} })
    const unpublish = editor.page.unpublish({
      params: { id: left.id },
      body: { leave: 'redirect', to: '/~global/footer' },
    })
    expect((await refusalOf(unpublish)).codes).toEqual(['V_18 to'])
    const redirect = { from: 'a-redirect', to: '/~global/footer' }
    expect((await refusalOf(editor.redirect.create({ body: redirect }))).codes).toEqual(['V_18 to'])
  })
})

describe('a page that holds a global', () => {
  it('cannot be moved, copied, translated, unpublished or deleted', async () => {
    const page = await pageOf('nl-nl')
    const params = { id: page.id }
    const refused = [
      () => editor.page.delete({ params, body: { force: true } }),
      () => editor.page.unpublish({ params, body: {} }),
      () => editor.page.save({ params, body: { id: page.id, slug: 'elsewhere', shouldUpdateLinks: false } }),
      () => editor.page.duplicate({ body: { pageID: page.id, locale: 'nl-nl', title: 'B', slug: 'b' } }),
      () =>
        editor.page.createTranslation({
          body: { pageID: page.id, newLocale: 'en-gb', title: 'B', slug: 'b' },
        }),
      () =>
        editor.page.schedule({
          params,
          body: { publishAt: null, unpublishAt: '2099-01-01T00:00:00Z', zone: 'UTC' },
        }),
    ]
    for (const call of refused) expect((await refusalOf(call())).codes).toEqual(['PM_01'])
  })

  it('has versions, and another one for each published change', async () => {
    await store('en-gb', 'first')
    const page = await pageOf('en-gb')
    await editor.page.publish({ params: { id: page.id }, body: {} })
    await store('en-gb', 'second')
    expect((await pageOf('en-gb')).state).toBe('unpublished-changes')
    const { data } = await editor.page.listVersions({ params: { id: page.id }, query: {} })
    expect(data.totalItems).toBeGreaterThan(1)
  })

  it('is changed only by those who may edit pages of its type and locale', async () => {
    const { pageVersion } = await pageOf('en-gb')
    const body = { revision: pageVersion.revision, title: 'Changed' }
    const params = { id: pageVersion.id }
    for (const parameters of [{ pageTypes: ['news'] }, { locales: ['nl-nl'] }]) {
      const limited = await test.as([{ name: 'edit-page', parameters }])
      expect((await refusalOf(limited.page.storeVersion({ params, body }))).status).toBe(403)
    }
    const footerEditor = await test.as([{ name: 'edit-page', parameters: { pageTypes: ['~global/footer'] } }])
    await footerEditor.page.storeVersion({ params, body })
    expect((await pageOf('en-gb')).title).toBe('Changed')
  })

  it('is published by a second person with four-eyes publishing', async () => {
    await editor.settings.storePublication({ body: { allowOwnRequests: false } })
    await store('nl-nl', 'by one person')
    const { id } = await pageOf('nl-nl')
    const own = editor.page.publish({ params: { id }, body: {} })
    expect((await refusalOf(own)).status).toBe(403)
    const other = await test.as('Publisher')
    await other.page.publish({ params: { id }, body: {} })
    await editor.settings.storePublication({ body: { allowOwnRequests: true } })
    expect((await pageOf('nl-nl')).state).toBe('published')
  })
})

describe('the list of site-wide content', () => {
  it('has a row for each language, also of one that was added', async () => {
    const rows = async () => (await editor.global.list({})).data.map(row => `${row.global} ${row.locale}`)
    expect(await rows()).toEqual(['footer nl-nl', 'footer en-gb'])
    const { availableLocales, defaultLocale, customSlugLocales } = await editor.settings.get({})
    const settings = { defaultLocale, customSlugLocales }
    await editor.settings.store({ body: { ...settings, availableLocales: [...availableLocales, 'de-de'] } })
    expect(await rows()).toEqual(['footer nl-nl', 'footer en-gb', 'footer de-de'])
    const page = await makePage(editor, { locale: 'de-de' })
    await editor.page.publish({ params: { id: page.id }, body: {} })
    expect(await read(`/de-de/${page.slug}`)).toContain('claim of de-de')
    await editor.settings.store({ body: { ...settings, availableLocales } })
    expect(await rows()).toEqual(['footer nl-nl', 'footer en-gb'])
  })
})
