import { createRegistry } from '@ximblox/blocks/registry'
import type { Client } from '@ximblox/contract/client'
import type { Page } from '@ximblox/contract/pages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClient } from '../../kernel/db/pool.ts'
import { runJobs } from '../../kernel/jobs/run-jobs.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, someSlug } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { testSite } from '../../test/site.ts'
import { indexStalePages, keepWords } from './keep-words.ts'

let test: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Publisher')
})
afterAll(() => test.close())

const found = async (searchTerm: string) => {
  const { items } = (await publisher.page.list({ body: { searchTerm } })).data
  const { pages } = await publisher.page.search({ body: { searchTerm } })
  expect(pages.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
  return pages.map(({ id }) => id)
}
const makeNote = (text: string, rest: { title?: string; slug?: string } = {}) =>
  makePage(publisher, { blocks: [note('one', text)], ...rest })
const store = async (page: Page, text: string, kind: { autosave?: true } = {}) => {
  const { pageVersion } = (await publisher.page.get({ params: { id: page.id } })).page
  const { id, revision } = pageVersion
  await publisher.page.storeVersion({
    params: { id },
    body: { revision, blocks: [note('one', text)], ...kind },
  })
}
const publish = (page: Page) => publisher.page.publish({ params: { id: page.id }, body: {} })
const digest = async () =>
  (
    await sql<{
      text: string
    }>`select string_agg(tsv::text, '' order by page_id) as text from draft_entry`.execute(test.app.db)
  ).rows[0]?.text

describe('the words of a draft', () => {
  it('find it as soon as it is created or saved, and no longer once they are gone', async () => {
    const page = await makeNote('Bamboo grows fast')
    expect(await found('bamboo')).toEqual([page.id])
    await store(page, 'Willows grow faster')
    expect(await found('bamboo')).toEqual([])
    expect(await found('willow fast')).toEqual([page.id])
  })

  it('follow an autosave with the background job, so that the autosave does not wait for them', async () => {
    const page = await makeNote('Heather')
    const before = await digest()
    await store(page, 'Gorse', { autosave: true })
    expect(await digest()).toBe(before)
    await indexStalePages(test.app)
    expect(await found('gorse')).toEqual([page.id])
    expect(await found('heather')).toEqual([])
    expect(await indexStalePages(test.app)).toBe(0)
  })

  it('are shown with the words around them, where title and slug do not explain what was found', async () => {
    const season = 'Everything that grows at the water has its season. '.repeat(4)
    const page = await makePage(publisher, {
      title: 'Shores',
      blocks: [
        ...['one', 'two', 'three'].map(key => note(key, season)),
        note('four', 'Osiers are growing in the café’s garden.'),
      ],
    })
    const excerptFor = async (searchTerm: string, excerpts = true) => {
      const { items } = (await publisher.page.list({ body: { searchTerm, excerpts } })).data
      const row = items.find(({ id }) => id === page.id)
      expect(row).toBeDefined()
      return row?.excerpt?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')
    }
    expect(await excerptFor('osier cafe')).toMatch(/^\[Osiers\] are growing in the \[café\]’s garden\.$/)
    expect(await excerptFor('growing osier')).toMatch(
      /^Everything that \[grows\] .*\[Osiers\] are \[growing\] in/,
    )
    expect(await excerptFor('shores')).toBeUndefined()
    expect(await excerptFor('shores osiers')).toContain('[Osiers]')
    expect(await excerptFor('osiers', false)).toBeUndefined()
    await store(page, 'Sedges under the <mark>willow</mark>')
    expect(await excerptFor('willow')).toBe('Sedges under the <mark>[willow]</mark>')
  })

  it('find its published text too while that differs', async () => {
    const page = await makeNote('Alder')
    await publish(page)
    await store(page, 'Poplar')
    expect([await found('alder'), await found('poplar')]).toEqual([[page.id], [page.id]])
    await publish(page)
    await indexStalePages(test.app)
    expect([await found('alder'), await found('poplar')]).toEqual([[], [page.id]])
    await store(page, 'Aspen')
    await publisher.page.unpublish({ params: { id: page.id }, body: {} })
    await indexStalePages(test.app)
    expect([await found('poplar'), await found('aspen')]).toEqual([[], [page.id]])
  })

  it('go with copies, translations and restored versions', async () => {
    const page = await makeNote('Hornbeam')
    const body = { pageID: page.id, title: 'Other', slug: someSlug() }
    const copy = await publisher.page.duplicate({ body: { ...body, locale: 'nl-nl' } })
    const translation = await publisher.page.createTranslation({ body: { ...body, newLocale: 'en-gb' } })
    expect((await found('hornbeam')).toSorted((a, b) => a - b)).toEqual([
      page.id,
      copy.pageID,
      translation.pageID,
    ])
    await publish(page)
    await store(page, 'Linden')
    const { pageVersion } = (await publisher.page.get({ params: { id: page.id } })).page
    const { revision } = pageVersion
    await publisher.page.restoreVersion({ params: { id: page.pageVersion.id }, body: { revision } })
    await indexStalePages(test.app)
    expect(await found('linden')).toEqual([])
  })

  it('ignore accents, and words that a language of the site does not index', async () => {
    const page = await makeNote('Het is één jaar later dan de première')
    expect(await found('een jaar')).toEqual([page.id])
    expect(await found('de premiere')).toEqual([page.id])
    expect(await found('een eeuw')).toEqual([])
  })

  it('count less than the title, and the title more than the slug', async () => {
    const inText = await makeNote('About junipers', { title: 'A' })
    const inSlug = await makeNote('Nothing', { title: 'B', slug: 'juniper-tree' })
    const inTitle = await makeNote('Nothing', { title: 'Juniper' })
    expect(await found('juniper')).toEqual([inTitle.id, inSlug.id, inText.id])
  })
})

describe('the job that stores the words', () => {
  it('fills them for pages from before, and continues after an interruption', async () => {
    const pages = [await makeNote('Rowan'), await makeNote('Rowan'), await makeNote('Rowan')]
    await indexStalePages(test.app)
    await test.database.asOwner('truncate draft_entry; update page set words_stale = true')
    expect(await found('rowan')).toEqual([])
    const stopping = new AbortController()
    stopping.abort()
    expect(await indexStalePages(test.app, { signal: stopping.signal })).toBe(0)
    await test.database.asOwner(`update page set words_stale = false where id = ${pages[0]?.id}`)
    await indexStalePages(test.app)
    expect(await found('rowan')).toEqual(pages.slice(1).map(({ id }) => id))
  })

  it('runs a few seconds after an autosave, beside the server', async () => {
    let time = Date.now()
    const app = { ...test.app, now: () => new Date(time) }
    const jobs = runJobs(app, test.database.connection, { standing: [keepWords(app)] })
    const page = await makeNote('Fennel')
    await store(page, 'Chervil', { autosave: true })
    await eventually(async () => {
      time += 5_000
      jobs.wake()
      expect(await found('chervil')).toEqual([page.id])
    })
    await jobs.stop()
  })

  it('is woken by the first of several autosaves, and not by those that follow until it has run', async () => {
    const page = await makeNote('Fennel')
    const heard: string[] = []
    const client = await openClient(test.database.connection, () => {})
    client.on('notification', ({ payload = '' }) => heard.push(payload))
    await client.query('listen words_stale')
    const next = async (mark: string) => {
      await client.query(`notify words_stale, '${mark}'`)
      await eventually(() => expect(heard).toContain(mark))
      return heard.splice(0)
    }
    for (const text of ['Thyme', 'Rue', 'Sage']) await store(page, text, { autosave: true })
    expect(await next('three')).toEqual(['', 'three'])
    await indexStalePages(test.app)
    await store(page, 'Dill', { autosave: true })
    expect(await next('one')).toEqual(['', 'one'])
    await makeNote('Basil')
    expect(await next('new')).toContain('')
    await client.end()
  })

  it('leaves a page that is being changed for later', async () => {
    const page = await makeNote('Elder')
    await store(page, 'Sorrel', { autosave: true })
    const now = new Date()
    const words = keepWords({ ...test.app, now: () => now })
    const { signal } = new AbortController()
    await test.app.db.transaction().execute(async db => {
      await sql`select from page where id = ${page.id} for update`.execute(db)
      expect(await words.run(signal)).toEqual(new Date(now.getTime() + 5_000))
    })
    expect(await found('sorrel')).toEqual([])
    expect(await words.run(signal)).toBeUndefined()
    expect(await found('sorrel')).toEqual([page.id])
  })

  it('finds a page by its title when its text cannot be read', async () => {
    const blocks = [...testSite.registry.blocks.values()].map(definition => ({
      ...definition,
      get fields(): never {
        throw new Error('broken')
      },
    }))
    const page = await makeNote('Unreadable', { title: 'Yarrow' })
    await test.database.asOwner(`update page set words_stale = true where id = ${page.id}`)
    const { pageTypes } = testSite.registry
    const sound = createRegistry({ blocks: [], pageTypes: [...pageTypes.values()] })
    const registry = {
      ...sound,
      blocks: new Map(blocks.map(definition => [definition.id, definition])),
    }
    await indexStalePages({ ...test.app, registry })
    expect([await found('unreadable'), await found('yarrow')]).toEqual([[], [page.id]])
  })
})
