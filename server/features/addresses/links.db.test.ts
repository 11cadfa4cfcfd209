import type { BlockInput } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { JsonObject } from '@ximblox/contract/fields'
import type { PageID } from '@ximblox/contract/ids'
import type { MenuItem } from '@ximblox/contract/menus'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'

let test: TestApp
let publisher: Client
let other: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Publisher')
  other = await test.as('Editor')
})
afterAll(() => test.close())

const publish = (id: PageID) => publisher.page.publish({ params: { id }, body: {} })
const pageAt = async (id: PageID) => (await publisher.page.get({ params: { id } })).page

const move = async (id: PageID, { shouldUpdateLinks = true, to = someSlug() } = {}) => {
  const { updatedLinks } = await publisher.page.save({
    params: { id },
    body: { id, slug: to, shouldUpdateLinks },
  })
  return { to, updatedLinks }
}

const makeLive = async (options: Parameters<typeof makePage>[1] = {}) => {
  const page = await makePage(publisher, options)
  await publish(page.id)
  return page
}

const pointer = (props: NonNullable<BlockInput['props']>, key = 'a'): BlockInput => ({
  type: 'pointer',
  key,
  props,
})
const linkingTo = (url: string) =>
  makePage(publisher, { blocks: [pointer({ to: { url } })], title: 'Linking' })
const linkOf = async (id: PageID) => (await pageAt(id)).content[0]?.props.to

const formatted = (attrs: JsonObject) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'there', marks: [{ type: 'link', attrs }] }],
    },
  ],
})

describe('updating links', () => {
  it('replaces written-out URLs by references, in all fields of all blocks that contain links', async () => {
    const { id, slug } = await makeLive()
    const url = `${test.app.config.publicURL}/${slug}`
    const props = {
      to: { url: `/${slug}`, label: 'Read' },
      body: formatted({ href: url }),
      site: `/nl-nl/${slug}/`,
      more: [{ key: 'one', to: { url: `/${slug}/` } }],
    }
    const box = { type: 'box', key: 'box', slots: { inside: [pointer(props)] } }
    const linking = await makePage(publisher, { blocks: [box], title: 'Linking' })
    const { to, updatedLinks } = await move(id)
    const target = { ref: 'page', id }
    expect(updatedLinks).toEqual([{ pageID: linking.id, title: 'Linking' }])
    expect((await pageAt(linking.id)).content[0]?.slots?.inside?.[0]?.props).toEqual({
      to: { label: 'Read', target },
      body: formatted({ target }),
      site: `/${to}`,
      more: [{ key: 'one', to: { target } }],
    })
  })

  it('happens only on request', async () => {
    const { id, slug } = await makeLive()
    const linking = await linkingTo(`/${slug}`)
    expect((await move(id, { shouldUpdateLinks: false })).updatedLinks).toEqual([])
    expect(await linkOf(linking.id)).toEqual({ url: `/${slug}` })
  })

  it('finds links to former paths of the page, and to pages that move along', async () => {
    const page = await makeLive()
    const child = await makeLive({ slug: `${page.slug}/child` })
    const toPage = await linkingTo(`/${page.slug}`)
    const toChild = await linkingTo(`/${child.slug}`)
    await move(page.id, { shouldUpdateLinks: false })
    const { updatedLinks } = await move(page.id)
    expect(updatedLinks.map(({ pageID }) => pageID)).toEqual([toPage.id, toChild.id])
    expect(await linkOf(toPage.id)).toEqual({ target: { ref: 'page', id: page.id } })
    expect(await linkOf(toChild.id)).toEqual({ target: { ref: 'page', id: child.id } })
  })

  it('links to the block with the anchor of the URL, and keeps what a reference cannot express', async () => {
    const { id, slug } = await makeLive({ blocks: [{ ...note('here', 'x'), anchorPoint: 'place' }] })
    const more = [`#place`, '#elsewhere', '?page=2'].map((end, index) => ({
      key: `k${index}`,
      to: { url: `/${slug}${end}` },
    }))
    const linking = await makePage(publisher, { blocks: [pointer({ more })] })
    const { to } = await move(id)
    expect((await pageAt(linking.id)).content[0]?.props.more).toEqual([
      { key: 'k0', to: { target: { ref: 'page', id, block: 'here' } } },
      { key: 'k1', to: { url: `/${to}#elsewhere` } },
      { key: 'k2', to: { url: `/${to}?page=2` } },
    ])
  })

  it('does not change other links, links of the page itself, and unknown blocks', async () => {
    const page = await makePage(publisher)
    const own = await publisher.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: 1, blocks: [pointer({ to: { url: `/${page.slug}` } })] },
    })
    const elsewhere = await linkingTo(`/${page.slug}-2`)
    const host = await linkingTo(`https://other.example/${page.slug}`)
    const unknown = await makePage(publisher, {
      blocks: [{ ...pointer({ to: { url: `/${page.slug}` } }), type: 'from-elsewhere' }],
    })
    expect((await move(page.id)).updatedLinks).toEqual([])
    expect((await pageAt(page.id)).pageVersion.id).toBe(own.pageVersion.id)
    for (const { id, pageVersion } of [elsewhere, host, unknown])
      expect((await pageAt(id)).pageVersion).toEqual(pageVersion)
  })

  it('does not take over links to a path that still redirects to the page that left it', async () => {
    const former = await makeLive()
    const { to } = await move(former.id, { shouldUpdateLinks: false })
    const linking = await linkingTo(`/${former.slug}`)
    const draft = await makePage(publisher)
    await move(draft.id, { to: former.slug })
    expect((await move(draft.id)).updatedLinks).toEqual([])
    expect(await linkOf(linking.id)).toEqual({ url: `/${former.slug}` })
    expect((await test.read(`/${former.slug}`)).headers.get('location')).toBe(`/${to}`)
  })

  it('follows a path to the page that is published there now', async () => {
    const former = await makeLive()
    await move(former.id, { shouldUpdateLinks: false })
    const page = await makeLive()
    await move(page.id, { to: former.slug })
    const linking = await linkingTo(`/${former.slug}`)
    expect((await move(former.id)).updatedLinks).toEqual([])
    await move(page.id)
    expect(await linkOf(linking.id)).toEqual({ target: { ref: 'page', id: page.id } })
  })
})

describe('a version with updated links', () => {
  const rows = (pageID: PageID) =>
    test.app.db
      .selectFrom('page_version')
      .where('page_id', '=', pageID)
      .select(['id', 'kind', 'sealed', 'revision'])
      .orderBy('id')
      .execute()

  it('is a new version, sealed if the last one was, and never published', async () => {
    const target = await makeLive()
    const linking = await linkingTo(`/${target.slug}`)
    await publish(linking.id)
    const shown = await (await test.read(`/${linking.slug}`)).text()
    await move(target.id)
    const { state, publishedVersionID, pageVersion } = await pageAt(linking.id)
    expect({ state, publishedVersionID }).toEqual({
      state: 'unpublished-changes',
      publishedVersionID: linking.pageVersion.id,
    })
    expect(await rows(linking.id)).toMatchObject([
      { id: linking.pageVersion.id, revision: 1, sealed: true },
      { id: pageVersion.id, revision: 2, kind: 'saved', sealed: true },
    ])
    expect(await (await test.read(`/${linking.slug}`)).text()).toBe(shown)
  })

  it('stays open while someone edits it, with its incomplete fields', async () => {
    const target = await makeLive()
    const linking = await makePage(other, {
      blocks: [pointer({ to: { url: `/${target.slug}` } }), note('half', '')],
    })
    const typing = await other.page.storeVersion({
      params: { id: linking.pageVersion.id },
      body: {
        revision: 1,
        autosave: true,
        title: '',
        blocks: linking.content,
      },
    })
    await move(target.id)
    expect((await rows(linking.id)).at(-1)).toMatchObject({ kind: 'autosave', sealed: false })
    expect((await pageAt(linking.id)).title).toBe('')
    // The user who was editing gets the conflict with the whole head, and merges.
    const { id, revision } = typing.pageVersion
    const late = other.page.storeVersion({ params: { id }, body: { revision, title: 'Mine' } })
    const refused = await refusalOf(late)
    expect(refused).toMatchObject({ status: 409, codes: ['PM_02'] })
    expect(refused.payload.current).toMatchObject({
      revision: revision + 1,
      blocks: [{ props: { to: { target: { ref: 'page', id: target.id } } } }, { key: 'half' }],
    })
  })

  it('is recorded in the log, and its page keeps its path', async () => {
    const target = await makeLive()
    const linking = await linkingTo(`/${target.slug}`)
    await move(target.id)
    const { slug, pageVersion } = await pageAt(linking.id)
    expect(slug).toBe(linking.slug)
    const audit = await test.app.db
      .selectFrom('audit')
      .where('object_id', '=', linking.id)
      .where('action', '=', 'page.relink')
      .select('detail')
      .execute()
    expect(audit).toEqual([{ detail: { versionID: pageVersion.id, kind: 'autosave' } }])
  })
})

describe('a menu with updated links', () => {
  const menuRow = async () => {
    const { data } = await publisher.menu.list({})
    const row = data.find(({ locale }) => locale === 'nl-nl')
    if (!row) throw new Error('there is no menu')
    return row
  }
  const store = async (items: MenuItem[]) => {
    const { id, revision } = await menuRow()
    return (await publisher.menu.store({ params: { id }, body: { items, revision } })).menu
  }
  const entry = (key: string, link: Partial<MenuItem>): MenuItem => ({
    key,
    title: key,
    children: [],
    ...link,
  })

  it('refers to the page at every level, and keeps what a reference cannot express', async () => {
    const { id, slug } = await makeLive()
    const inner = [entry('b', { url: `${test.app.config.publicURL}/${slug}` })]
    const before = await store([
      entry('a', { url: `/${slug}`, children: inner }),
      entry('c', { url: `/${slug}?page=2` }),
      entry('d', { url: 'https://other.example/' }),
    ])
    const { to } = await move(id)
    const { menu } = await publisher.menu.get({ params: { id: before.id } })
    expect(menu).toEqual({
      ...before,
      revision: before.revision + 1,
      items: [
        entry('a', { pageID: id, children: [entry('b', { pageID: id })] }),
        entry('c', { url: `/${to}?page=2` }),
        entry('d', { url: 'https://other.example/' }),
      ],
    })
    expect(await (await test.read(`/${to}`)).text()).toContain(`"href":"/${to}"`)
  })

  it('is unchanged when it has no such links', async () => {
    const page = await makeLive()
    const before = await store([entry('a', { url: '/somewhere' }), entry('b', { pageID: page.id })])
    await move(page.id)
    expect((await publisher.menu.get({ params: { id: before.id } })).menu).toEqual(before)
  })
})

describe('the preview of a move', () => {
  const preview = (id: PageID, slug: string, client = publisher) =>
    client.page.previewSave({ params: { id }, body: { slug } })

  it('lists the pages that move along and the pages and menus with links, and changes nothing', async () => {
    const page = await makeLive()
    const child = await makePage(publisher, { slug: `${page.slug}/child`, title: 'Child' })
    const linking = await linkingTo(`/${page.slug}`)
    const to = someSlug()
    expect(await preview(page.id, to)).toMatchObject({
      Errors: [],
      follows: null,
      moved: {
        totalItems: 1,
        items: [{ pageID: child.id, title: 'Child', from: child.slug, to: `${to}/child`, taken: false }],
      },
      linking: { totalItems: 1, items: [{ pageID: linking.id, title: 'Linking', locale: 'nl-nl' }] },
      menus: [],
    })
    expect((await pageAt(page.id)).slug).toBe(page.slug)
    expect(await preview(page.id, page.slug)).toMatchObject({
      moved: { totalItems: 0 },
      linking: { totalItems: 0 },
    })
  })

  it('reports the errors of the save', async () => {
    const page = await makePage(publisher)
    const child = await makePage(publisher, { slug: `${page.slug}/child` })
    const held = await makePage(publisher)
    await makePage(publisher, { slug: `${held.slug}-2/child` })
    const errorsAt = async (slug: string) => (await preview(page.id, slug)).Errors
    expect(await errorsAt('Not a slug')).toEqual([{ property: 'slug', code: 'V_16' }])
    expect(await errorsAt(held.slug)).toEqual([{ property: 'slug', code: 'V_05' }])
    expect(await preview(page.id, `${held.slug}-2`)).toMatchObject({
      Errors: [{ property: 'slug', code: 'V_05' }],
      moved: { items: [{ pageID: child.id, taken: true }] },
    })
  })

  it('is available to all users, for existing pages', async () => {
    const { id } = await makePage(publisher)
    expect(await refusalOf(preview(id, 'x', test.visitor()))).toMatchObject({ status: 401 })
    expect(await refusalOf(preview(pageIDOf(999_999_999), 'x'))).toMatchObject({ codes: ['PM_01'] })
  })
})
