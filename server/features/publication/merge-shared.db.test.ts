import type { Client } from '@ximblox/contract/client'
import type { JsonObject } from '@ximblox/contract/fields'
import type { PageID } from '@ximblox/contract/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, someSlug } from '../../test/content.ts'
import { registryBeforeSharing, registryWithCourses } from '../../test/shared-dates.ts'
import { writeSetting } from '../settings/store.ts'
import { mergeShared } from './merge-shared.ts'

let before: TestApp
let after: TestApp
/** Edits with the definitions from before the fields were shared. */
let former: Client
let editor: Client

beforeAll(async () => {
  before = await startTestApp({ registry: registryBeforeSharing })
  after = await startTestApp({ beside: before, registry: registryWithCourses })
  former = await before.as('Publisher')
  editor = await after.as('Publisher')
})
afterAll(async () => {
  await after.close()
  await before.close()
})

const upgrade = () => mergeShared(after.app)

const date = (key: string, place: string, capacity = 10) => ({ key, start: '2027-03-02', capacity, place })
const spring = date('spring', 'Utrecht')
const autumn = date('autumn', 'Zwolle')
const abroad = date('abroad', 'London')
const worded = { ...spring, place: 'Utrecht, the Netherlands' }

const open = async (id: PageID) => (await editor.page.get({ params: { id } })).page
const propsOf = async (id: PageID) => (await open(id)).typeData

const store = async (client: Client, id: PageID, props: JsonObject, autosave?: true) => {
  const { pageVersion } = (await client.page.get({ params: { id } })).page
  const pageType = { id: 'course', props: { ...pageVersion.pageType.props, ...props } }
  await client.page.storeVersion({
    params: { id: pageVersion.id },
    body: { revision: pageVersion.revision, pageType, ...(autosave && { autosave }) },
  })
}
const publish = (client: Client, id: PageID) => client.page.publish({ params: { id }, body: {} })

/** What visitors get of a page; undefined when it is not public. */
const shownOf = async (id: PageID) => {
  const { slug, locale } = await open(id)
  const path = locale === 'nl-nl' ? `/${slug}` : `/en-gb/${slug}`
  try {
    return (await after.visitor().page.getBySlug({ body: { slug: path } })).page?.typeData
  } catch {
    return undefined
  }
}

let first: PageID
let second: PageID

beforeEach(async () => {
  await writeSetting(after.app.db, 'merged-types', [])
  first = (await makePage(former, { type: 'course' })).id
  await store(former, first, { price: 400, dates: [spring, autumn], summary: 'Leren' })
  const body = { pageID: first, newLocale: 'en-gb' as const, title: 'A course', slug: someSlug() }
  second = (await former.page.createTranslation({ body })).pageID
  await store(former, second, {
    price: 450,
    dates: [{ ...worded, capacity: 3 }, abroad],
    summary: 'Learning',
  })
})

describe('translations from before the fields of their type were shared', () => {
  it('keep their words and their dates, which are shown in every language', async () => {
    await publish(former, first)
    await publish(former, second)
    await upgrade()
    const dates = [spring, autumn, abroad]
    const translated = [worded, autumn, abroad]
    expect(await propsOf(first)).toEqual({ price: 400, dates, summary: 'Leren' })
    expect(await shownOf(first)).toEqual({ price: 400, dates, summary: 'Leren' })
    expect(await propsOf(second)).toEqual({ price: 400, dates: translated, summary: 'Learning' })
    expect(await shownOf(second)).toEqual({ price: 400, dates: translated, summary: 'Learning' })
    expect([(await open(first)).state, (await open(second)).state]).toEqual(['published', 'published'])
  })

  it('stay live as they were beside what is not published', async () => {
    await store(former, second, { dates: [worded] })
    await publish(former, first)
    await publish(former, second)
    await store(former, first, { price: 500, dates: [autumn] })
    await store(former, second, { dates: [worded, abroad], summary: 'Learning more' })
    await upgrade()
    expect(await shownOf(first)).toMatchObject({ price: 400, dates: [spring, autumn] })
    expect(await shownOf(second)).toEqual({ price: 400, dates: [worded, autumn], summary: 'Learning' })
    expect(await propsOf(first)).toMatchObject({ price: 500, dates: [autumn, worded, abroad] })
    expect(await propsOf(second)).toMatchObject({ price: 500, dates: [autumn, worded, abroad] })
    expect((await propsOf(second)).summary).toBe('Learning more')
    const [one, other] = [await open(first), await open(second)]
    expect([one.state, other.state]).toEqual(['unpublished-changes', 'unpublished-changes'])
    await publish(editor, first)
    expect(await shownOf(second)).toMatchObject({ price: 500, dates: [autumn, worded, abroad] })
  })

  it('give a value that the page they belong to lacks', async () => {
    await store(former, first, { dates: [] })
    await publish(former, second)
    await upgrade()
    expect(await shownOf(first)).toBeUndefined()
    const dates = [{ ...worded, capacity: 3 }, abroad]
    expect(await propsOf(first)).toMatchObject({ price: 400, dates })
    expect(await shownOf(second)).toMatchObject({ price: 400, dates })
  })

  it('are merged once: what is deleted since does not come back', async () => {
    await upgrade()
    await store(editor, first, { dates: [spring] })
    await upgrade()
    expect((await propsOf(first)).dates).toEqual([spring])
  })

  it('keep every version from before', async () => {
    await publish(former, first)
    await publish(former, second)
    const versions = async (pageID: PageID) =>
      (await editor.page.listVersions({ params: { id: pageID }, query: {} })).data.items
    const formerly = (await versions(first)).map(row => ({ ...row, published: false }))
    await upgrade()
    const [newest, ...others] = await versions(first)
    expect(newest).toMatchObject({ kind: 'merged', published: true })
    expect(others).toEqual(formerly)
  })

  it('hold up no start when they cannot be merged', async () => {
    await store(former, first, { price: 1 }, true)
    const props = { text: 'x'.repeat(3_000_000) }
    const block = {
      type: 'rich-text',
      version: 1,
      key: 'x',
      anchorPoint: '',
      props,
      __images: {},
      __files: {},
    }
    const blocks = sql`${JSON.stringify([block])}::jsonb`
    await sql`
      update page_version set blocks = ${blocks}
      where id = (select head_id from page where id = ${first})`.execute(after.app.db)
    await upgrade()
    expect((await propsOf(first)).dates).toEqual([spring, autumn])
  })
})
