import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { runDueSchedules } from './run-due-schedules.ts'

let clock = new Date('2026-03-02T09:00:00Z')
let test: TestApp
let administrator: Client
let author: Client
let second: Client
let editor: Client

const setAllowOwnRequests = (allowOwnRequests: boolean) =>
  administrator.settings.storePublication({ body: { allowOwnRequests } })

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  ;[administrator, author, second, editor] = await Promise.all([
    test.as('Administrator'),
    test.as('Publisher'),
    test.as('Publisher'),
    test.as('Editor'),
  ])
})
beforeEach(async () => {
  await setAllowOwnRequests(false)
})
afterEach(async () => {
  await test.app.db.deleteFrom('schedule').execute()
})
afterAll(() => test.close())

const soon = () => new Date(clock.getTime() + 60_000).toISOString()
const waitUntilDue = () => {
  clock = new Date(clock.getTime() + 120_000)
}
const pageNow = async (id: PageID): Promise<Page> => (await author.page.get({ params: { id } })).page
const publish = (by: Client, id: PageID) => by.page.publish({ params: { id }, body: {} })
const unpublish = (by: Client, id: PageID) => by.page.unpublish({ params: { id }, body: {} })
const store = async (
  by: Client,
  { pageVersion: { id, revision } }: Page,
  text: string = crypto.randomUUID(),
) =>
  (await by.page.storeVersion({ params: { id }, body: { revision, blocks: [note('one', text)] } }))
    .pageVersion

/** All ways to publish a version that its author changed last. */
const waysToPublish: Record<string, (by: Client, page: Page) => Promise<unknown>> = {
  publish: (by, page) => publish(by, page.id),
  accept: async (by, page) => {
    const { id } = page.pageVersion
    await editor.page.requestPublication({ params: { id: page.id }, body: {} })
    return by.page.acceptPublication({ params: { id }, body: {} })
  },
  schedule: (by, page) => by.page.schedule({ params: { id: page.id }, body: { publishAt: soon() } }),
  republish: async (by, page) => {
    await publish(second, page.id)
    await unpublish(second, page.id)
    return by.page.republish({ params: { id: page.id } })
  },
}

describe('four-eyes publishing', () => {
  it.each(Object.entries(waysToPublish))(
    '%s is for other users than the one who changed the page last',
    async (_, open) => {
      const page = await makePage(author)
      expect(await refusalOf(open(author, page))).toMatchObject({ status: 403, codes: ['UM_01'] })
      expect((await pageNow(page.id)).publishedVersionID).toBe(0)
      expect((await pageNow(page.id)).scheduled.publishAt).toBeNull()
      await open(second, page)
      waitUntilDue()
      await runDueSchedules(test.app)
      expect(await pageNow(page.id)).toMatchObject({
        state: 'published',
        publishedVersionID: page.pageVersion.id,
      })
    },
  )

  it.each(Object.entries(waysToPublish))('%s is for every publisher when it is off', async (_, open) => {
    await setAllowOwnRequests(true)
    const page = await makePage(author)
    await open(author, page)
    waitUntilDue()
    await runDueSchedules(test.app)
    expect((await pageNow(page.id)).state).toBe('published')
  })

  it('considers who changed the page last, not who created it', async () => {
    const page = await makePage(author)
    await store(second, page)
    expect((await refusalOf(publish(second, page.id))).codes).toEqual(['UM_01'])
    expect((await publish(author, page.id)).page.state).toBe('published')
  })

  it('includes autosaves, translations, copies and restored versions', async () => {
    const page = await makePage(author)
    const { id, revision } = page.pageVersion
    const blocks = [note('one', 'half typed')]
    const { pageVersion } = await second.page.storeVersion({
      params: { id },
      body: { revision, blocks, autosave: true },
    })
    expect((await refusalOf(publish(second, page.id))).codes).toEqual(['UM_01'])
    await author.page.restoreVersion({ params: { id }, body: { revision: pageVersion.revision } })
    expect((await refusalOf(publish(author, page.id))).codes).toEqual(['UM_01'])
    const named = { pageID: page.id, title: 'Copy', slug: `copy-of-${page.slug}` }
    for (const copied of [
      await second.page.duplicate({ body: { ...named, locale: 'nl-nl' } }),
      await second.page.createTranslation({ body: { ...named, newLocale: 'en-gb' } }),
    ]) {
      expect((await refusalOf(publish(second, copied.pageID))).codes).toEqual(['UM_01'])
      expect((await publish(author, copied.pageID)).page.state).toBe('published')
    }
  })

  it('does not treat users as authors whose change only updated links', async () => {
    const target = await makePage(second)
    await publish(author, target.id)
    const link = { type: 'pointer', key: 'a', props: { to: { url: `/${target.slug}` } } }
    const page = await makePage(author, { blocks: [link] })
    const moved = { id: target.id, slug: `${target.slug}-moved`, shouldUpdateLinks: true }
    const { updatedLinks } = await second.page.save({ params: { id: target.id }, body: moved })
    expect(updatedLinks).toMatchObject([{ pageID: page.id }])
    expect((await refusalOf(publish(author, page.id))).codes).toEqual(['UM_01'])
    expect((await publish(second, page.id)).page.state).toBe('published')
  })

  it('cannot be bypassed by storing the page unchanged', async () => {
    const page = await makePage(author, { blocks: [note('one', 'the same')] })
    await store(second, page, 'the same')
    expect((await refusalOf(publish(author, page.id))).codes).toEqual(['UM_01'])
    expect((await publish(second, page.id)).page.state).toBe('published')
  })

  it('lets neither the requester nor the author accept a request', async () => {
    const page = await makePage(author)
    await second.page.requestPublication({ params: { id: page.id }, body: {} })
    const params = { id: page.pageVersion.id }
    for (const by of [author, second]) {
      expect((await refusalOf(by.page.acceptPublication({ params, body: {} }))).codes).toEqual(['UM_01'])
    }
    expect((await pageNow(page.id)).request).not.toBeNull()
    const { page: accepted } = await administrator.page.acceptPublication({ params, body: {} })
    expect(accepted.state).toBe('published')
  })

  it('applies to the requested version, whatever was stored since', async () => {
    const page = await makePage(author)
    await editor.page.requestPublication({ params: { id: page.id }, body: {} })
    await store(second, page)
    const params = { id: page.pageVersion.id }
    expect((await refusalOf(author.page.acceptPublication({ params, body: {} }))).codes).toEqual(['UM_01'])
    const { page: accepted } = await second.page.acceptPublication({ params, body: {} })
    expect(accepted.publishedVersionID).toBe(page.pageVersion.id)
  })

  it('lets authors unpublish their pages, now or later, and cancel schedules', async () => {
    const page = await makePage(author)
    await publish(second, page.id)
    const params = { id: page.id }
    await author.page.schedule({ params, body: { unpublishAt: soon() } })
    await author.page.schedule({ params, body: {} })
    expect((await unpublish(author, page.id)).page.state).toBe('not-published')
  })

  it('does not end what was scheduled before it applied', async () => {
    await setAllowOwnRequests(true)
    const page = await makePage(author)
    await author.page.schedule({ params: { id: page.id }, body: { publishAt: soon() } })
    await setAllowOwnRequests(false)
    waitUntilDue()
    await runDueSchedules(test.app)
    expect(await pageNow(page.id)).toMatchObject({ state: 'published', scheduled: { failure: null } })
  })

  it('shows the authors of the live and the requested version', async () => {
    const page = await makePage(author)
    expect((await pageNow(page.id)).liveAuthor).toBeNull()
    await editor.page.requestPublication({ params: { id: page.id }, body: {} })
    await publish(second, page.id)
    await store(second, page)
    const { User } = await author.users.current({})
    const written = { ID: User.ID, name: 'Publisher' }
    expect(await pageNow(page.id)).toMatchObject({ liveAuthor: written, request: { author: written } })
    const { data } = await second.page.listRequests({ query: {} })
    expect(data.items.find(({ pageID }) => pageID === page.id)?.author).toEqual(written)
  })
})
