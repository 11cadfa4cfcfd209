import type { Client } from '@ximblox/contract/client'
import type { JsonObject } from '@ximblox/contract/fields'
import type { PageID } from '@ximblox/contract/ids'
import type { Locale } from '@ximblox/contract/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'
import { registryWithCourses } from '../../test/shared-dates.ts'

let test: TestApp
let editor: Client

beforeAll(async () => {
  test = await startTestApp({ registry: registryWithCourses })
  editor = await test.as('Publisher')
  const administrator = await test.as('Administrator')
  const { defaultLocale, customSlugLocales } = await administrator.settings.get({})
  await administrator.settings.store({
    body: { defaultLocale, customSlugLocales, availableLocales: ['nl-nl', 'en-gb', 'de-de'] },
  })
})
afterAll(() => test.close())

const date = (key: string, start: string, place = 'Utrecht', capacity = 10) => ({
  key,
  start,
  capacity,
  place,
})
const spring = date('spring', '2027-03-02')
const autumn = date('autumn', '2027-10-05')
const facts = { price: 400, dates: [spring] }

const open = async (id: PageID) => (await editor.page.get({ params: { id } })).page
const propsOf = async (id: PageID) => (await open(id)).typeData

const store = async (id: PageID, props: JsonObject, { autosave }: { autosave?: true } = {}) => {
  const { pageVersion } = await open(id)
  const body = {
    revision: pageVersion.revision,
    pageType: { id: 'course', props: { ...pageVersion.pageType.props, ...props } },
    ...(autosave && { autosave }),
  }
  return editor.page.storeVersion({ params: { id: pageVersion.id }, body })
}
const publish = (id: PageID) => editor.page.publish({ params: { id }, body: {} })
const unpublish = (id: PageID) => editor.page.unpublish({ params: { id }, body: {} })
const remove = (id: PageID) => editor.page.delete({ params: { id }, body: { force: true } })

const translate = async (pageID: PageID, newLocale: Locale = 'en-gb') => {
  const body = { pageID, newLocale, title: 'A course', slug: someSlug() }
  const { pageID: id } = await editor.page.createTranslation({ body })
  return id
}

/** What visitors get of a page; undefined when it is not public. */
const shownOf = async (id: PageID) => {
  const { slug, locale } = await open(id)
  const path = locale === 'nl-nl' ? `/${slug}` : `/en-gb/${slug}`
  try {
    return (await test.visitor().page.getBySlug({ body: { slug: path } })).page?.typeData
  } catch {
    return undefined
  }
}

const listedOf = (id: PageID) =>
  test.database.db
    .selectFrom('list_entry as l')
    .innerJoin('live_entry as e', 'e.page_id', 'l.page_id')
    .where('l.page_id', '=', id)
    .select(['l.sort_keys', 'e.card'])
    .executeTakeFirstOrThrow()

let first: PageID
let second: PageID

describe('a translation', () => {
  beforeEach(async () => {
    const page = await makePage(editor, { type: 'course' })
    first = page.id
    await store(first, { ...facts, summary: 'Leren' })
    second = await translate(first)
  })

  it('shows the shared values of the page it was made from', async () => {
    await store(first, { price: 450, dates: [spring, autumn], summary: 'Beter leren' })
    expect(await propsOf(second)).toEqual({ price: 450, dates: [spring, autumn], summary: 'Leren' })
  })

  it('changes no shared value, and says so', async () => {
    const { pageVersion: before } = await open(second)
    const changed = await store(second, { price: 1, dates: [] })
    expect(changed.ignored).toEqual(['pageType.props.price', 'pageType.props.dates'])
    expect(changed.pageVersion).toMatchObject({ id: before.id, revision: before.revision })
    expect(await propsOf(second)).toMatchObject(facts)
    expect(await propsOf(first)).toMatchObject(facts)
    const kept = await store(second, { summary: 'Learning' })
    expect(kept.ignored).toBeUndefined()
    expect(kept.pageVersion.pageType.props).toEqual({ ...facts, summary: 'Learning' })
  })

  it('changes nothing when it leaves shared values out', async () => {
    const { pageVersion } = await open(second)
    const body = {
      revision: pageVersion.revision,
      pageType: { id: 'course', props: { summary: 'Learning' } },
    }
    const stored = await editor.page.storeVersion({ params: { id: pageVersion.id }, body })
    expect(stored.ignored).toEqual(['pageType.props.price', 'pageType.props.dates'])
    expect(stored.pageVersion.pageType.props).toEqual({ ...facts, summary: 'Learning' })
  })

  it('words parts of a shared list, as long as they mean what they were written for', async () => {
    await store(second, { dates: [{ ...spring, place: 'Utrecht, the Netherlands' }] })
    await store(first, { dates: [{ ...spring, capacity: 4 }, autumn] })
    expect((await propsOf(second)).dates).toEqual([
      { ...spring, capacity: 4, place: 'Utrecht, the Netherlands' },
      autumn,
    ])
    await store(first, { dates: [{ ...spring, place: 'Zwolle' }, autumn] })
    expect((await propsOf(second)).dates).toEqual([{ ...spring, place: 'Zwolle' }, autumn])
  })

  it('gets no version when only shared values change', async () => {
    await publish(first)
    await publish(second)
    const before = await open(second)
    await store(first, { price: 500 })
    await publish(first)
    const after = await open(second)
    expect(await shownOf(second)).toMatchObject({ price: 500 })
    expect([after.state, after.pageVersion.id, after.publishedVersionID]).toEqual([
      'published',
      before.pageVersion.id,
      before.publishedVersionID,
    ])
    await store(second, {})
    expect((await open(second)).pageVersion.revision).toBe(before.pageVersion.revision)
  })

  it('can be saved while the page that shared values belong to is incomplete', async () => {
    await store(first, { price: null }, { autosave: true })
    const stored = await store(second, { summary: 'Learning' })
    expect(stored.pageVersion.pageType.props).toMatchObject({ price: null, summary: 'Learning' })
  })

  it('is restored without bringing back shared values', async () => {
    const { pageVersion } = await store(second, { summary: 'Learning' })
    await store(first, { price: 700 })
    const { pageVersion: newer } = await store(second, { summary: 'Studying' })
    const params = { id: pageVersion.id }
    await editor.page.restoreVersion({ params, body: { revision: newer.revision } })
    expect(await propsOf(second)).toMatchObject({ summary: 'Learning', price: 700 })
  })

  it('is duplicated with the values that it shows', async () => {
    await store(first, { price: 800 })
    const body = { pageID: second, locale: 'en-gb' as const, title: 'Copy', slug: someSlug() }
    const { pageID } = await editor.page.duplicate({ body })
    expect(await propsOf(pageID)).toMatchObject({ price: 800 })
    expect((await store(pageID, { price: 9 })).pageVersion.pageType.props).toMatchObject({ price: 9 })
  })
})

describe('visitors', () => {
  beforeEach(async () => {
    const page = await makePage(editor, { type: 'course' })
    first = page.id
    await store(first, facts)
    second = await translate(first)
  })

  it('see a shared value on every translation once it is published', async () => {
    await publish(first)
    await publish(second)
    await store(first, { price: 450 })
    expect(await shownOf(second)).toMatchObject({ price: 400 })
    await publish(second)
    expect(await shownOf(second)).toMatchObject({ price: 400 })
    await publish(first)
    expect(await shownOf(second)).toMatchObject({ price: 450 })
  })

  it('find the new value in lists', async () => {
    await publish(first)
    await publish(second)
    await store(first, { price: 123 })
    await publish(first)
    expect(await listedOf(second)).toMatchObject({ sort_keys: { price: 123 }, card: { price: 123 } })
  })

  it('find no value in lists that is only saved, which editors of a translation see', async () => {
    await publish(first)
    await store(first, { price: 450 })
    const { page } = await publish(second)
    expect(page.typeData).toMatchObject({ price: 450 })
    expect(await listedOf(second)).toMatchObject({ sort_keys: { price: 400 }, card: { price: 400 } })
  })

  it('see what was last saved while the page of the value has never been live', async () => {
    await store(first, { price: 1 }, { autosave: true })
    await publish(second)
    expect(await shownOf(second)).toMatchObject({ price: 400 })
    await store(first, { price: 2 })
    expect(await shownOf(second)).toMatchObject({ price: 400 })
    await store(second, { summary: 'Learning' })
    await publish(second)
    expect(await shownOf(second)).toMatchObject({ price: 2 })
    await store(first, { price: 3 })
    await publish(first)
    expect(await shownOf(second)).toMatchObject({ price: 3 })
  })

  it('keep the last published value when its page is not live any more', async () => {
    await publish(first)
    await publish(second)
    await store(first, { price: 5 })
    await unpublish(first)
    await publish(second)
    expect(await shownOf(second)).toMatchObject({ price: 400 })
  })
})

describe('a page that shared values belong to', () => {
  let third: PageID

  beforeEach(async () => {
    const page = await makePage(editor, { type: 'course' })
    first = page.id
    await store(first, facts)
    second = await translate(first)
    third = await translate(first, 'de-de')
    await publish(first)
    await publish(second)
  })

  it('hands them to the oldest translation when it is deleted', async () => {
    await store(first, { price: 450 })
    await remove(first)
    expect(await propsOf(second)).toMatchObject({ price: 450 })
    expect(await propsOf(third)).toMatchObject({ price: 450 })
    expect(await shownOf(second)).toMatchObject({ price: 400 })
    expect((await store(second, { price: 460 })).ignored).toBeUndefined()
    expect(await propsOf(third)).toMatchObject({ price: 460 })
    await publish(second)
    expect(await shownOf(second)).toMatchObject({ price: 460 })
  })

  it('has the newest values again when it is restored', async () => {
    await remove(first)
    await store(second, { price: 460 })
    await editor.page.restore({ params: { id: first } })
    expect(await propsOf(first)).toMatchObject({ price: 460 })
    expect((await store(second, { price: 1 })).ignored).toEqual(['pageType.props.price'])
    expect(await shownOf(second)).toMatchObject({ price: 400 })
  })

  it('changes no values when a translation is deleted and restored', async () => {
    await remove(second)
    await store(first, { price: 470 })
    await editor.page.restore({ params: { id: second } })
    expect(await propsOf(second)).toMatchObject({ price: 470 })
    expect((await open(second)).state).toBe('not-published')
  })

  it('is published with its own values only', async () => {
    await store(first, { price: null }, { autosave: true })
    const refused = await refusalOf(publish(first))
    expect(refused.codes).toEqual([expect.stringContaining('pageType.props.price')])
    await publish(second)
    expect(await shownOf(second)).toMatchObject({ price: 400 })
  })
})

it('shared values belong to one page when several of a group are deleted at once', async () => {
  const { id } = await makePage(editor, { type: 'course' })
  await store(id, { price: 900 })
  const english = await translate(id)
  const german = await translate(id, 'de-de')
  await Promise.all([remove(english), remove(id)])
  expect(await propsOf(german)).toMatchObject({ price: 900 })
  expect((await store(german, { price: 901 })).ignored).toBeUndefined()
  await Promise.all([english, id].map(page => editor.page.restore({ params: { id: page } })))
  expect(await propsOf(id)).toMatchObject({ price: 901 })
  expect((await store(id, { price: 902 })).ignored).toBeUndefined()
})
