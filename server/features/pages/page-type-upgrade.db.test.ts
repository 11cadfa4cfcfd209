import { createRegistry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import type { PageVersion } from '@ximblox/contract/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../kernel/logging/log.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'
import { withRenamedProp } from '../../test/renamed-prop.ts'

// A page is made and published by a node where news has a summary, and read by one where that is called intro.
let older: TestApp
let newer: TestApp
let before: Client
let after: Client

beforeAll(async () => {
  older = await startTestApp()
  newer = await startTestApp({ beside: older, registry: withRenamedProp() })
  before = await older.as('Publisher')
  after = await newer.as('Publisher')
})
afterAll(async () => {
  await newer.close()
  await older.close()
})

type News = { id: 'news'; version?: number; props: Record<string, string | []> }
const day = '2026-11-22'
const tags: News['props'] = { tags: [], privateTags: [] }
const wasOf = (summary: string): News => ({ id: 'news', version: 1, props: { summary, day, ...tags } })
const isNow = (intro: string): News => ({ id: 'news', version: 2, props: { intro, day, ...tags } })
/** What visitors get of the props. */
const shownProps = (intro: string) => ({ intro, day, tags: [] })

const store = async (
  client: Client,
  { id, revision }: Pick<PageVersion, 'id' | 'revision'>,
  pageType: News,
  options: { autosave?: true } = {},
) => {
  const body = { revision, pageType, ...options }
  return (await client.page.storeVersion({ params: { id }, body })).pageVersion
}

/** As it was stored before the prop was renamed, in two versions of which the second is live. */
const oldPage = async () => {
  const made = await makePage(before, { type: 'news', title: 'Old news' })
  const first = await store(before, made.pageVersion, wasOf('Draft'))
  const second = await store(before, first, wasOf('Hello'))
  await before.page.publish({ params: { id: made.id }, body: {} })
  return { id: made.id, slug: made.slug, first, second }
}

const open = async (client: Client, { id }: { id: Awaited<ReturnType<typeof oldPage>>['id'] }) =>
  (await client.page.get({ params: { id } })).page

const storedAs = (id: number) =>
  newer.database.db
    .selectFrom('page_version')
    .where('id', '=', id)
    .select(['props', 'props_version'])
    .executeTakeFirstOrThrow()

describe('a page stored before a prop of its type was renamed', () => {
  it('opens with the prop under its new name, and its row stays as it is', async () => {
    const old = await oldPage()
    const page = await open(after, old)
    expect(page.pageVersion.pageType).toEqual(isNow('Hello'))
    expect(page.typeData).toEqual(isNow('Hello').props)
    expect(page.state).toBe('published')
    expect(await storedAs(old.second.id)).toEqual({ props: wasOf('Hello').props, props_version: 1 })
  })

  it('is saved and autosaved with the version of its props', async () => {
    const old = await oldPage()
    const { pageVersion } = await open(after, old)
    const typed = await store(after, pageVersion, isNow('Hel'), { autosave: true })
    expect(typed.pageType).toEqual(isNow('Hel'))
    const saved = await store(after, typed, isNow('Hello again'))
    expect(saved.pageType).toEqual(isNow('Hello again'))
    expect(await storedAs(saved.id)).toEqual({ props: isNow('Hello again').props, props_version: 2 })
  })

  it('is saved without its props being sent', async () => {
    const old = await oldPage()
    const { pageVersion } = await open(after, old)
    const { pageVersion: saved } = await after.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: pageVersion.revision, title: 'Another title' },
    })
    expect(saved.pageType).toEqual(isNow('Hello'))
  })

  it('is published, listed and found by what its prop says', async () => {
    const old = await oldPage()
    const { pageVersion } = await open(after, old)
    await store(after, pageVersion, isNow('Fresh words'))
    await after.page.publish({ params: { id: old.id }, body: {} })
    const entry = await newer.database.db
      .selectFrom('live_entry')
      .where('page_id', '=', old.id)
      .select(['card', 'body'])
      .executeTakeFirstOrThrow()
    expect(entry.card).toEqual({ intro: 'Fresh words' })
    expect(entry.body).toContain('Fresh words')
  })

  it('is published as it is stored', async () => {
    const old = await oldPage()
    await after.page.unpublish({ params: { id: old.id }, body: {} })
    await after.page.publish({ params: { id: old.id }, body: {} })
    const { page } = await after.page.getBySlug({ body: { slug: `/${old.slug}` } })
    expect(page?.pageVersion.pageType).toEqual({ ...isNow('Hello'), props: shownProps('Hello') })
    expect(page?.typeData).toEqual(shownProps('Hello'))
    expect((await newer.read(`/${old.slug}`)).status).toBe(200)
  })

  it('is compared by what people changed, and not by the renaming', async () => {
    const old = await oldPage()
    const compare = async (from: PageVersion['id'], to: PageVersion['id']) =>
      (await after.page.compareVersions({ query: { from, to } })).changes
    const { pageVersion } = await open(after, old)
    const retitled = await after.page.storeVersion({
      params: { id: pageVersion.id },
      body: { revision: pageVersion.revision, title: 'Other' },
    })
    expect(await compare(old.second.id, retitled.pageVersion.id)).toMatchObject([
      { blockKey: null, fields: [{ path: 'title' }] },
    ])
    expect(await compare(old.first.id, retitled.pageVersion.id)).toMatchObject([
      { blockKey: null, fields: [{ path: 'title' }, { path: 'pageType.props.intro' }] },
    ])
  })

  it('is restored from its history, previewed, duplicated and translated', async () => {
    const old = await oldPage()
    const { pageVersion } = await open(after, old)
    const saved = await store(after, pageVersion, isNow('Later'))
    const { pageVersion: restored } = await after.page.restoreVersion({
      params: { id: old.first.id },
      body: { revision: saved.revision },
    })
    expect(restored.pageType).toEqual(isNow('Draft'))
    const { pageVersion: fetched } = await after.page.getVersion({ params: { versionId: old.first.id } })
    expect(fetched.pageType).toEqual(isNow('Draft'))
    const { drawing } = await after.page.drawing({ params: { id: old.id } })
    expect(drawing.page.props).toEqual(shownProps('Draft'))

    const other = await oldPage()
    const names = { title: 'Copy', slug: someSlug() }
    const copies = [
      await after.page.duplicate({ body: { pageID: other.id, locale: 'nl-nl', ...names } }),
      await after.page.createTranslation({ body: { pageID: other.id, newLocale: 'en-gb', ...names } }),
    ]
    for (const { pageID } of copies)
      expect((await open(after, { id: pageID })).pageVersion.pageType).toEqual(isNow('Hello'))
  })

  it('is given upgraded to who saves on an old base', async () => {
    const old = await oldPage()
    const { payload } = await refusalOf(store(after, { ...old.second, revision: 1 }, isNow('Mine')))
    expect(payload).toMatchObject({ current: { pageType: isNow('Hello') } })
  })
})

describe('while nodes with the definitions of before and after run together', () => {
  it('takes props that an older admin area has written', async () => {
    const old = await oldPage()
    const { pageVersion } = await open(after, old)
    const saved = await store(after, pageVersion, wasOf('Written before'))
    expect(saved.pageType).toEqual(isNow('Written before'))
  })

  it('takes props without a version for those of today', async () => {
    const old = await oldPage()
    const { pageVersion } = await open(after, old)
    const { props } = wasOf('Which one?')
    const refused = await refusalOf(store(after, pageVersion, { id: 'news', props }))
    expect(refused.codes).toEqual(['V_15 pageType.props.summary'])
    const saved = await store(after, pageVersion, { id: 'news', props: isNow('This one').props })
    expect(saved.pageType).toEqual(isNow('This one'))
  })

  it('keeps newer props as they are on the older node, which refuses to change them', async () => {
    const old = await oldPage()
    const { pageVersion } = await open(after, old)
    await store(after, pageVersion, isNow('From the future'))
    const seen = await open(before, old)
    expect(seen.pageVersion.pageType).toEqual(isNow('From the future'))
    expect(await refusalOf(store(before, seen.pageVersion, isNow('Changed')))).toMatchObject({
      status: 422,
      codes: ['V_15 pageType.version'],
    })
    const { id, revision } = seen.pageVersion
    await before.page.storeVersion({ params: { id }, body: { revision, title: 'Other' } })
    expect((await open(after, old)).pageVersion.pageType).toEqual(isNow('From the future'))
  })

  it('shows visitors of the older node a page without the props that it cannot read', async () => {
    const old = await oldPage()
    const { pageVersion } = await open(after, old)
    await store(after, pageVersion, isNow('From the future'))
    const { drawing } = await before.page.drawing({ params: { id: old.id } })
    expect(drawing.page.props).toEqual({ summary: '', day: '', tags: [] })
  })
})

describe('a page whose upgrade fails', () => {
  it('is shown and edited as it is stored, and reported once', async () => {
    const lines: object[] = []
    const log = createLog('error', false, { write: text => void lines.push(JSON.parse(text)) })
    const upgrades = {
      1: () => {
        throw new Error('planted')
      },
    }
    const { blocks, pageTypes } = withRenamedProp()
    const registry = createRegistry({
      blocks: [...blocks.values()].map(type =>
        type.id === 'note' ? { ...type, version: 2, upgrades } : type,
      ),
      pageTypes: [...pageTypes.values()].map(type => (type.id === 'news' ? { ...type, upgrades } : type)),
    })
    const failing = await startTestApp({ beside: older, registry, log })
    const editor = await failing.as('Publisher')
    const old = await oldPage()
    const read = async () => {
      expect((await failing.read(`/${old.slug}`)).status).toBe(200)
      return (await open(editor, old)).pageVersion
    }
    const { id, revision, pageType, blocks: stored } = await read()
    expect(pageType).toEqual(wasOf('Hello'))
    const { pageVersion: changed } = await editor.page.storeVersion({
      params: { id },
      body: { revision, title: 'Changed', pageType, blocks: stored },
    })
    expect(changed).toMatchObject({ pageType, blocks: stored })
    await editor.page.publish({ params: { id: old.id }, body: {} })
    await read()
    expect(lines).toMatchObject([
      { pageID: old.id, blockType: 'note', version: 1, err: { message: 'planted' } },
      { pageID: old.id, pageType: 'news', version: 1, err: { message: 'planted' } },
    ])
    await failing.close()
  })
})
