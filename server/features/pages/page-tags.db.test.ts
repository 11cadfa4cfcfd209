import type { Client } from '@ximblox/contract/client'
import type { JsonObject } from '@ximblox/contract/fields'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'

let test: TestApp
let publisher: Client
let editor: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Administrator')
  editor = await test.as([{ name: 'create-page' }, { name: 'edit-page' }])
})
afterAll(() => test.close())

let serial = 0
const someName = () => `Subject ${++serial}`
const create = async (isPrivate = false) =>
  (await publisher.tag.create({ body: { name: someName(), private: isPrivate } })).tag
const refTo = (...tags: { id: number }[]) => tags.map(({ id }) => ({ ref: 'tag', id }))

const makeNews = async () => makePage(publisher, { type: 'news', title: 'Tagged' })
type Page = Awaited<ReturnType<typeof makeNews>>

const storeProps = async (
  page: Pick<Page, 'id'>,
  props: JsonObject,
  { client = publisher, autosave = false }: { client?: Client; autosave?: boolean } = {},
) => {
  const { pageVersion } = (await client.page.get({ params: { id: page.id } })).page
  return client.page.storeVersion({
    params: { id: pageVersion.id },
    body: { revision: pageVersion.revision, autosave, pageType: { id: 'news', props } },
  })
}
const publish = (page: Pick<Page, 'id'>) => publisher.page.publish({ params: { id: page.id }, body: {} })

/** The names that the page shows to visitors. */
const shown = async (page: Pick<Page, 'slug'>) => {
  const html = await (await test.read(`/${page.slug}`)).text()
  const [, data = '{}'] = /<script[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const { tags } = JSON.parse(data) as { tags: Record<string, { name: string }> }
  return Object.values(tags).map(tag => tag.name)
}

const publishedWith = async (...tags: { id: number }[]) => {
  const page = await makeNews()
  await storeProps(page, { tags: refTo(...tags) })
  await publish(page)
  return page
}

describe('a stored version', () => {
  it('accepts tags of the kind of the field', async () => {
    const [page, open, secret] = [await makeNews(), await create(), await create(true)]
    const { pageVersion } = await storeProps(page, { tags: refTo(open), privateTags: refTo(secret) })
    expect(pageVersion.pageType.props).toMatchObject({ tags: refTo(open), privateTags: refTo(secret) })
  })

  it('refuses tags that do not exist, were deleted, or are of the other kind', async () => {
    const [page, open, secret, gone] = [await makeNews(), await create(), await create(true), await create()]
    await publisher.tag.remove({ params: { id: gone.id }, body: {} })
    const props = { tags: refTo(secret, { id: 999_999 }, open, gone), privateTags: refTo(open) }
    expect((await refusalOf(storeProps(page, props))).codes).toEqual([
      'V_18 pageType.props.tags.0',
      'V_18 pageType.props.tags.1',
      'V_18 pageType.props.tags.3',
      'V_18 pageType.props.privateTags.0',
    ])
    const autosaved = await storeProps(page, props, { autosave: true })
    expect(autosaved.Errors).toHaveLength(4)
  })

  it('keeps a tag that was deleted since it was stored', async () => {
    const [page, tag] = [await makeNews(), await create()]
    await storeProps(page, { tags: refTo(tag) })
    await publisher.tag.remove({ params: { id: tag.id }, body: { force: true } })
    await storeProps(page, { tags: refTo(tag), summary: 'changed' })
    await publish(page)
    expect(await shown(page)).toEqual([])
  })

  it('may name tags, and new ones with the permission to manage them', async () => {
    const [page, known, name] = [await makeNews(), await create(), someName()]
    const props = {
      tags: [
        { ref: 'tag', name: known.name.toUpperCase() },
        { ref: 'tag', name },
      ],
    }
    expect(await refusalOf(storeProps(page, props, { client: editor }))).toMatchObject({
      status: 422,
      codes: ['V_18 pageType.props.tags.1'],
    })
    const { pageVersion } = await storeProps(page, props)
    const { tags } = await publisher.tag.search({ body: { term: name } })
    expect(pageVersion.pageType.props.tags).toEqual(refTo(known, ...tags))
    expect(tags).toHaveLength(1)
    for (const [wrong, code] of [
      ['', 'V_12'],
      ['x'.repeat(65), 'V_10'],
      ['a\nb', 'V_15'],
    ])
      expect(
        (await refusalOf(storeProps(page, { tags: [{ ref: 'tag', name: wrong ?? '' }] }))).codes,
      ).toEqual([`${code} pageType.props.tags.0.name`])
  })

  it('a new page may name tags, too', async () => {
    const name = someName()
    const body = {
      title: 'New',
      slug: someSlug(),
      type: 'news',
      locale: 'nl-nl' as const,
      typeData: { tags: [{ ref: 'tag', name }], privateTags: [{ ref: 'tag', name }] },
    }
    expect((await refusalOf(editor.page.create({ body }))).codes).toEqual([
      'V_18 typeData.tags.0',
      'V_18 typeData.privateTags.0',
    ])
    const { pageID } = await publisher.page.create({ body })
    const { page } = await publisher.page.get({ params: { id: pageID } })
    const [open, secret] = [
      await publisher.tag.search({ body: { term: name } }),
      await publisher.tag.searchPrivate({ body: { term: name } }),
    ]
    expect(page.typeData).toMatchObject({ tags: refTo(...open.tags), privateTags: refTo(...secret.tags) })
    expect(
      (
        await refusalOf(
          publisher.page.create({
            body: { ...body, slug: someSlug(), typeData: { tags: refTo({ id: 999_999 }) } },
          }),
        )
      ).codes,
    ).toEqual(['V_18 typeData.tags.0'])
  })

  it('one new tag results when several versions name it at once', async () => {
    const name = someName()
    const pages = [await makeNews(), await makeNews(), await makeNews()]
    const stored = await Promise.all(pages.map(page => storeProps(page, { tags: [{ ref: 'tag', name }] })))
    const { tags } = await publisher.tag.search({ body: { term: name } })
    expect(tags).toHaveLength(1)
    for (const { pageVersion } of stored) expect(pageVersion.pageType.props.tags).toEqual(refTo(...tags))
  })
})

describe('visitors', () => {
  it('see the names of public tags, and a new name at once', async () => {
    const [open, secret] = [await create(), await create(true)]
    const page = await makeNews()
    await storeProps(page, { tags: refTo(open), privateTags: refTo(secret) })
    await publish(page)
    expect(await shown(page)).toEqual([open.name])
    const name = someName()
    await publisher.tag.rename({ params: { id: open.id }, body: { name } })
    expect(await shown(page)).toEqual([name])
    const { page: sent } = await test.visitor().page.getBySlug({ body: { slug: `/${page.slug}` } })
    expect(JSON.stringify(sent)).not.toContain('privateTags')
  })

  it('see a merged tag under its new name until it is separated again', async () => {
    const [from, into] = [await create(), await create()]
    const page = await publishedWith(from)
    expect(await shown(page)).toEqual([from.name])
    await publisher.tag.merge({ params: { id: from.id }, body: { into: into.id } })
    expect(await shown(page)).toEqual([into.name])
    const name = someName()
    await publisher.tag.rename({ params: { id: into.id }, body: { name } })
    expect(await shown(page)).toEqual([name])
    await publisher.tag.restore({ params: { id: from.id }, body: {} })
    expect(await shown(page)).toEqual([from.name])
  })

  it('do not see a deleted tag until it is restored', async () => {
    const tag = await create()
    const page = await publishedWith(tag)
    expect(await shown(page)).toEqual([tag.name])
    const params = { id: tag.id }
    const refused = await refusalOf(publisher.tag.remove({ params, body: {} }))
    expect(refused).toMatchObject({
      status: 409,
      codes: ['TAG_01'],
      payload: { pages: [{ pageID: page.id, where: ['page'], published: true }], totalPages: 1, files: [] },
    })
    await publisher.tag.remove({ params, body: { force: true } })
    expect(await shown(page)).toEqual([])
    await publisher.tag.restore({ params, body: {} })
    expect(await shown(page)).toEqual([tag.name])
  })

  it('keep their cached pages while only private tags change', async () => {
    const secret = await create(true)
    const page = await makeNews()
    await storeProps(page, { privateTags: refTo(secret) })
    await publish(page)
    const events = async () =>
      (
        await test.app.db
          .selectFrom('content_event')
          .select(({ fn }) => fn.max('id').as('id'))
          .executeTakeFirstOrThrow()
      ).id
    const before = await events()
    await publisher.tag.rename({ params: { id: secret.id }, body: { name: someName() } })
    expect(await events()).toBe(before)
  })

  it('on another node see a new name soon', async () => {
    const beside = await startTestApp({ beside: test })
    try {
      const tag = await create()
      const page = await publishedWith(tag)
      const read = async () => (await beside.read(`/${page.slug}`)).text()
      expect(await read()).toContain(tag.name)
      const name = someName()
      await publisher.tag.rename({ params: { id: tag.id }, body: { name } })
      await eventually(async () => expect(await read()).toContain(name))
    } finally {
      await beside.close()
    }
  })
})

describe('what has a tag', () => {
  it('is counted and listed with what has the tags merged into it', async () => {
    const [from, into] = [await create(), await create()]
    const [one, two] = [await publishedWith(from), await publishedWith(into)]
    await storeProps(await makeNews(), { tags: refTo(from, into) })
    const row = async (name: string) =>
      (await publisher.tag.list({ body: { searchTerm: name, columnToSort: 'uses', sortOrder: 'desc' } })).data
        .items[0]
    expect(await row(into.name)).toMatchObject({ pages: 2, files: 0 })
    await publisher.tag.merge({ params: { id: from.id }, body: { into: into.id } })
    expect(await row(into.name)).toMatchObject({ id: into.id, pages: 3, merged: [from.name] })
    for (const tagID of [from.id, into.id]) {
      const { data } = await publisher.tag.listPages({ body: { tagID } })
      expect(data.totalItems).toBe(3)
      expect(data.items.map(item => item.pageID)).toEqual(expect.arrayContaining([one.id, two.id]))
    }
    const { data } = await publisher.page.list({ body: { tag: into.id } })
    expect(data.items.map(item => item.id)).toEqual(expect.arrayContaining([one.id, two.id]))
    expect(data.totalItems).toBe(3)
    expect((await publisher.page.list({ body: { tag: 999_999 } })).data.totalItems).toBe(0)
    expect(await refusalOf(publisher.tag.listPages({ body: { tagID: 999_999 } }))).toMatchObject({
      status: 404,
    })
  })
})
