import type { Client } from '@ximblox/contract/client'
import type { JsonObject } from '@ximblox/contract/fields'
import type { PageID } from '@ximblox/contract/ids'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'
import { member } from '../../test/member.ts'

let test: TestApp
let editor: Client
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.as('Editor')
  publisher = await test.as('Publisher')
})
afterAll(() => test.close())

describe('creating a page', () => {
  it('starts with the blocks, props and prefix of its page type', async () => {
    const slug = someSlug()
    const { pageID } = await editor.page.create({
      body: { title: 'News', slug, type: 'news', locale: 'nl-nl' },
    })
    const { page } = await editor.page.get({ params: { id: pageID } })
    expect(page).toMatchObject({ slug: `actueel/${slug}`, state: 'concept', typeData: { summary: '' } })
    expect(page.typeData.day).toBe(page.createdAt.slice(0, 10))
    expect(page.content.map(block => block.props)).toEqual([{ text: 'Begin' }])
  })

  it('reports all errors at once', async () => {
    const body = { title: ' ', slug: '/evil.example', type: 'unheard-of', locale: 'de-de' as const }
    const others = ['V_16 slug', 'V_15 type', 'V_15 locale']
    expect((await refusalOf(editor.page.create({ body }))).codes).toEqual(['V_01 title', ...others])
    const titled = editor.page.create({ body: { ...body, title: 'x' } })
    expect((await refusalOf(titled)).codes).toEqual(others)
  })

  it.each([
    '/evil',
    '\\evil',
    'a//b',
    '../x',
    'api',
    'cmsadmin/users',
    'nl-nl/x',
    'Upper',
    'ends-',
    'a b',
    '%2f',
  ])('refuses the slug %s', async slug => {
    const call = editor.page.create({ body: { title: 'x', slug, type: 'basic', locale: 'nl-nl' } })
    expect((await refusalOf(call)).codes).toEqual(['V_16 slug'])
  })

  it('lets one of twenty simultaneous pages with one slug have it', async () => {
    const slug = someSlug()
    const body = { title: 'Race', slug, type: 'basic', locale: 'nl-nl' as const }
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => editor.page.create({ body })))
    const refused = results.filter(result => result.status === 'rejected').map(result => result.reason)
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
    expect(refused.map(error => [error.status, error.entries])).toEqual(
      Array.from({ length: 19 }, () => [422, [{ property: 'slug', code: 'V_05' }]]),
    )
    expect(await editor.page.slugAvailable({ body: { slug, locale: 'nl-nl' } })).toMatchObject({
      available: false,
    })
  })

  it('is refused to viewers and visitors without revealing anything', async () => {
    const viewer = await test.as('Viewer')
    const body = { title: '', slug: '/', type: 'unheard-of', locale: 'nl-nl' as const }
    expect(await refusalOf(viewer.page.create({ body }))).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect(await refusalOf(test.visitor().page.create({ body }))).toMatchObject({
      status: 401,
      codes: ['UM_01'],
    })
  })
})

describe('translating a page', () => {
  it('keeps the keys of the blocks and makes the two siblings', async () => {
    const page = await makePage(publisher)
    const translate = () =>
      publisher.page.createTranslation({
        body: { pageID: page.id, newLocale: 'en-gb', title: 'Translated', slug: someSlug() },
      })
    const { pageID } = await translate()
    const { page: english } = await publisher.page.get({ params: { id: pageID } })
    expect(english.content.map(block => block.key)).toEqual(page.content.map(block => block.key))
    expect(english.siblings.map(sibling => sibling.id)).toEqual([page.id])
    expect((await refusalOf(translate())).codes).toEqual(['V_05 newLocale'])
  })

  it('links to translated pages where these exist', async () => {
    const [both, dutch, deleted] = [
      await makePage(publisher),
      await makePage(publisher),
      await makePage(publisher),
    ]
    const translate = async (pageID: PageID) => {
      const body = { pageID, newLocale: 'en-gb', title: 'Translated', slug: someSlug() } as const
      return (await publisher.page.createTranslation({ body })).pageID
    }
    const bothInEnglish = await translate(both.id)
    await publisher.page.delete({ params: { id: await translate(deleted.id) }, body: {} })

    const page = await makePage(publisher)
    const to = (id: number, block?: string) => ({ ref: 'page', id, ...(block && { block }) })
    const text = (target: JsonObject) => ({
      type: 'doc',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { target } }] }],
    })
    const props = (bothID: number, self: number) => ({
      link: { label: 'Read', target: to(bothID, 'one') },
      text: text(to(bothID)),
      self: to(self),
      others: [to(dutch.id), to(deleted.id), to(bothInEnglish), { ref: 'file', id: both.id }],
    })
    const blocks = [{ type: 'box', key: 'box', slots: { inside: [link(props(both.id, page.id))] } }]
    await publisher.page.storeVersion({ params: { id: page.pageVersion.id }, body: { revision: 1, blocks } })
    const translated = await translate(page.id)
    const { page: stored } = await publisher.page.get({ params: { id: translated } })
    expect(stored.content[0]?.slots?.inside?.[0]?.props).toEqual(props(bothInEnglish, translated))
  })
})

const link = (props: JsonObject) => ({ type: 'from-elsewhere', key: 'links', props })

describe('the anchor of a block', () => {
  const blocks = [
    { type: 'note', key: 'one', anchorPoint: 'intro' },
    { type: 'box', key: 'two', slots: { inside: [{ type: 'note', key: 'three', anchorPoint: 'deep' }] } },
  ]
  const ask = (anchorName: string, blockKey = 'two') =>
    editor.page.anchorAvailable({ body: { anchorName, blockKey, pageVersionBlocks: blocks } })

  it('is free when no other block has it, however deep', async () => {
    expect(await ask('new')).toEqual({ Success: true, Errors: [], available: true })
    expect((await ask('intro')).available).toBe(false)
    expect((await ask('deep')).available).toBe(false)
    expect((await ask('deep', 'three')).available).toBe(true)
  })

  it.each(['', '1st', 'a b', 'a'.repeat(65), 'é'])('is refused when it is "%s"', async name => {
    expect(await refusalOf(ask(name))).toMatchObject({ status: 422, codes: ['V_15 anchorName'] })
  })

  it('is available to all users', async () => {
    const body = { anchorName: 'a', blockKey: 'b', pageVersionBlocks: [] }
    expect(await refusalOf(test.visitor().page.anchorAvailable({ body }))).toMatchObject({ status: 401 })
    expect((await (await test.as('Viewer')).page.anchorAvailable({ body })).available).toBe(true)
  })
})

describe('listing pages', () => {
  it('takes wildcards literally, and finds the same words with other marks after them', async () => {
    for (const title of ['100% sure', '100 things', 'Zebra_stripes', 'Zebra stripes'])
      await makePage(editor, { title })
    const search = async (searchTerm: string) =>
      (await editor.page.list({ body: { searchTerm } })).data.items.map(item => item.title)
    expect(await search('100%')).toEqual(['100% sure', '100 things'])
    expect(await search('a_s')).toEqual(['Zebra_stripes'])
    expect(await search('stripes  zebra')).toEqual(['Zebra stripes', 'Zebra_stripes'])
  })

  it.each([
    { columnToSort: 'updatedAt', sortOrder: 'desc' },
    { columnToSort: 'publishedAt', sortOrder: 'asc' },
    { columnToSort: 'publishedAt', sortOrder: 'desc' },
    { columnToSort: 'author', sortOrder: 'asc' },
    { columnToSort: 'state', sortOrder: 'asc' },
    { searchTerm: 'e' },
  ] as const)('neither repeats nor skips rows between pages, sorted by %o', async order => {
    for (const title of ['Reed', 'Sedge', 'Rush', 'Reed'])
      await publisher.page.publish({ params: { id: (await makePage(editor, { title })).id }, body: {} })
    const ids = async (pageIndex: number, pageSize: number) =>
      (await editor.page.list({ body: { ...order, pageIndex, pageSize } })).data.items.map(item => item.id)
    const whole = await ids(0, 100)
    const pages = await Promise.all(Array.from({ length: 40 }, (_, pageIndex) => ids(pageIndex, 3)))
    expect(whole.length).toBeGreaterThan(6)
    expect(pages.flat()).toEqual(whole)
  })

  it('also finds text with all the words, after pages with the words in title or slug', async () => {
    const orchard = await makePage(editor, {
      title: 'A walk',
      blocks: [note('a', 'The orchards were blooming')],
    })
    const draft = await makePage(editor, {
      title: 'A draft',
      blocks: [note('a', 'The orchards were blooming')],
    })
    const named = await makePage(editor, { title: 'Bloom of the orchard' })
    const below = await makePage(editor, { title: 'An apple', slug: `bloom/orchard-${orchard.id}` })
    await publisher.page.publish({ params: { id: orchard.id }, body: {} })
    const found = async (searchTerm: string) =>
      (await editor.page.list({ body: { searchTerm } })).data.items.map(item => item.id)
    expect(await found('orchard bloom')).toEqual([named.id, below.id, draft.id, orchard.id])
    expect(await found('orchard walk')).toEqual([orchard.id])
    expect(await found('orchard winter')).toEqual([])
  })

  it('filters by state, and by the user who created or last changed a page', async () => {
    const [one, two] = [await member(test, 'Administrator'), await member(test, 'Administrator')]
    const idsOf = async (body: object) =>
      (await editor.page.list({ body })).data.items.map(({ id }) => id).toSorted((a, b) => a - b)
    const concept = await makePage(one.client)
    const published = await makePage(one.client)
    await one.client.page.publish({ params: { id: published.id }, body: {} })
    const changed = await makePage(one.client)
    await one.client.page.publish({ params: { id: changed.id }, body: {} })
    const body = { revision: 1, blocks: [note('one', 'More')] }
    await two.client.page.storeVersion({ params: { id: changed.pageVersion.id }, body })
    const taken = await makePage(one.client)
    await one.client.page.publish({ params: { id: taken.id }, body: {} })
    await one.client.page.unpublish({ params: { id: taken.id }, body: {} })

    const madeBy = one.user.ID
    expect(await idsOf({ madeBy })).toEqual([concept.id, published.id, changed.id, taken.id])
    expect(await idsOf({ madeBy, state: 'concept' })).toEqual([concept.id])
    expect(await idsOf({ madeBy, state: 'published' })).toEqual([published.id])
    expect(await idsOf({ madeBy, state: 'not-published' })).toEqual([taken.id])
    expect(await idsOf({ madeBy: two.user.ID, state: 'unpublished-changes' })).toEqual([changed.id])
    expect(await idsOf({ madeBy: two.user.ID, state: 'concept' })).toEqual([])
    expect((await editor.page.list({ body: { state: 'concept' } })).data.totalItems).toBeGreaterThan(1)
  })

  it('finds the page with an exact slug in any state, and none below it', async () => {
    const slug = someSlug()
    const page = await makePage(editor, { slug })
    await makePage(editor, { slug: `${slug}/below` })
    const found = async (body: object) => (await editor.page.list({ body })).data.items.map(item => item.id)
    expect(await found({ slug, locale: page.locale })).toEqual([page.id])
    expect(await found({ slug: `${slug}/else` })).toEqual([])
    for (const { slug: home } of (await editor.page.list({ body: { slug: '' } })).data.items)
      expect(home).toBe('')
  })

  it('refuses unknown columns and sizes out of range', async () => {
    const list = (body: object) => refusalOf(editor.page.list({ body: body }))
    expect((await list({ columnToSort: 'passwordHash' })).codes).toEqual(['V_15 columnToSort'])
    expect((await list({ pageSize: 101 })).codes).toEqual(['V_17 pageSize'])
    expect((await list({ pageIndex: -1 })).codes).toEqual(['V_17 pageIndex'])
    expect((await list({ state: 'lost' })).codes).toEqual(['V_15 state'])
    expect((await list({ madeBy: 0 })).codes).toEqual(['V_17 madeBy'])
  })
})

describe('what visitors may see', () => {
  it('is the published version by its path, without drafts', async () => {
    const secret = crypto.randomUUID()
    const page = await makePage(publisher, { blocks: [note('one', 'public')] })
    await publisher.page.publish({ params: { id: page.id }, body: {} })
    const body = { revision: 1, title: secret, blocks: [note('one', secret)] }
    const { pageVersion } = await publisher.page.storeVersion({ params: { id: page.pageVersion.id }, body })
    const visitor = test.visitor()
    const bySlug = await visitor.page.getBySlug({ body: { slug: `/${page.slug}` } })
    const byQuery = await visitor.page.getBySlugQuery({ query: { slug: page.slug } })
    const siblings = await visitor.page.getSiblingSlugs({ params: { pageID: page.id } })
    expect(bySlug.page?.content[0]?.props).toEqual({ text: 'public' })
    expect(byQuery).toEqual(bySlug)
    expect(JSON.stringify([bySlug, siblings])).not.toContain(secret)
    expect(await (await test.read(`/${page.slug}`)).text()).not.toContain(secret)

    expect(
      await refusalOf(visitor.page.getBySlug({ body: { slug: page.slug, preview: pageVersion.id } })),
    ).toMatchObject({ status: 401 })
    const preview = await publisher.page.getBySlug({ body: { slug: page.slug, preview: pageVersion.id } })
    expect(preview.page?.title).toBe(secret)
  })

  it('reveals neither drafts nor their existence', async () => {
    const page = await makePage(publisher)
    const visitor = test.visitor()
    const missing = await refusalOf(
      visitor.page.getSiblingSlugs({ params: { pageID: pageIDOf(999_999_999) } }),
    )
    expect(await refusalOf(visitor.page.getSiblingSlugs({ params: { pageID: page.id } }))).toEqual(missing)
    expect(await refusalOf(visitor.page.getBySlug({ body: { slug: page.slug } }))).toMatchObject({
      status: 404,
      codes: ['PM_01'],
    })
    expect(await refusalOf(visitor.page.get({ params: { id: page.id } }))).toMatchObject({ status: 401 })
  })
})
