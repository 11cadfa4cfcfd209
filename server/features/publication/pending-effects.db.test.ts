import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { versionIDOf } from '@ximblox/contract/rules/ids'
import {
  type PageAction,
  type Pending,
  type PendingEffect,
  pendingEffects,
} from '@ximblox/contract/rules/pending-effects'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf, someSlug } from '../../test/content.ts'

let test: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp()
  publisher = await test.as('Administrator')
})
afterAll(() => test.close())

const soon = new Date(Date.now() + 3_600_000).toISOString()
const later = new Date(Date.now() + 7_200_000).toISOString()
const now = async (id: PageID): Promise<Page> => (await publisher.page.get({ params: { id } })).page
const write = async (page: Page) =>
  (
    await publisher.page.storeVersion({
      params: { id: page.pageVersion.id },
      body: { revision: page.pageVersion.revision, blocks: [note('one', crypto.randomUUID())] },
    })
  ).pageVersion
const ask = (page: Page) =>
  publisher.page.requestPublication({ params: { id: page.id }, body: { comment: 'then' } })

/** Each action on a page with a pending request or schedule. */
const actions: Record<PageAction, (page: Page) => Promise<unknown>> = {
  store: write,
  move: ({ id }) =>
    publisher.page.save({ params: { id }, body: { id, slug: someSlug(), shouldUpdateLinks: true } }),
  publish: page => publisher.page.publish({ params: { id: page.id }, body: {} }),
  republish: page => publisher.page.republish({ params: { id: page.id } }),
  unpublish: page => publisher.page.unpublish({ params: { id: page.id }, body: {} }),
  request: async page => {
    await write(page)
    await publisher.page.requestPublication({ params: { id: page.id }, body: { comment: 'now' } })
  },
  revoke: page => publisher.page.revokePublication({ params: { id: page.id } }),
  accept: async page =>
    publisher.page.acceptPublication({ params: { id: page.request?.versionID ?? versionIDOf(0) }, body: {} }),
  reject: async page =>
    publisher.page.rejectPublication({ params: { id: page.request?.versionID ?? versionIDOf(0) }, body: {} }),
  schedule: page => publisher.page.schedule({ params: { id: page.id }, body: { publishAt: later } }),
  delete: page => publisher.page.delete({ params: { id: page.id }, body: {} }),
}

/** The state that a page needs for an action to have an effect. */
const live = ['unpublish', 'delete', 'store', 'move']
const decisions = ['revoke', 'accept', 'reject']

interface Cell {
  action: PageAction
  open: keyof Pending<PendingEffect>
  effect: PendingEffect
}
const cells = Object.entries(actions).flatMap(([name]) => {
  const action = name as Cell['action']
  return Object.entries(pendingEffects[action]).map(([open, effect]) => ({ action, open, effect }) as Cell)
})

/** A page on which the action can be performed. */
const prepared = async (action: Cell['action']): Promise<Page> => {
  const page = await makePage(publisher)
  if (live.includes(action)) {
    await actions.publish(page)
    // Only a version that is not live can be requested.
    await write(await now(page.id))
  }
  if (action === 'republish') {
    await actions.publish(page)
    await actions.unpublish(page)
  }
  if (decisions.includes(action)) await ask(page)
  return now(page.id)
}

const requestState = async (pageID: PageID): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('request')
    .where('page_id', '=', pageID)
    .select('state')
    .orderBy('id')
    .execute()
  return rows.map(row => row.state)
}
const scheduleOf = (pageID: PageID) =>
  test.app.db
    .selectFrom('schedule')
    .where('page_id', '=', pageID)
    .select(['publish_at as publishAt', 'unpublish_at as unpublishAt', 'version_id as versionID'])
    .executeTakeFirst()

describe('while a request is open', () => {
  it.each(cells.filter(({ open }) => open === 'request'))(
    '$action leaves it $effect',
    async ({ action, effect }) => {
      const page = await prepared(action)
      if (!decisions.includes(action)) await ask(page)
      await actions[action](await now(page.id))
      const expected = { kept: ['open'], replaced: ['replaced', 'open'] }[effect as string] ?? [effect]
      expect(await requestState(page.id)).toEqual(expected)
      if (action === 'delete') return
      const { request } = await now(page.id)
      expect(request?.comment).toBe({ kept: 'then', replaced: 'now' }[effect as string])
    },
  )
})

describe('while a publication is scheduled', () => {
  const schedule = (page: Page) =>
    publisher.page.schedule({ params: { id: page.id }, body: { publishAt: soon } })
  const scheduledCells = cells.filter(({ open }) => open === 'publishing')

  it.each(scheduledCells)('$action leaves it $effect', async ({ action, effect }) => {
    const page = await prepared(action)
    await schedule(page)
    await actions[action](await now(page.id))
    const after = await scheduleOf(page.id)
    if (effect === 'kept') expect(after).toMatchObject({ publishAt: new Date(soon) })
    else if (effect === 'replaced') expect(after).toMatchObject({ publishAt: new Date(later) })
    else expect(after).toBeUndefined()
  })

  it.each(
    scheduledCells.filter(
      ({ effect, action }) => effect === 'cancelled unless newer' && action !== 'publish',
    ),
  )('$action leaves it alone when its version is the newer one', async ({ action }) => {
    const page = await prepared(action)
    const newer = await write(page)
    await schedule(page)
    await actions[action](await now(page.id))
    expect(await scheduleOf(page.id)).toMatchObject({ publishAt: new Date(soon), versionID: newer.id })
    expect((await now(page.id)).publishedVersionID).toBe(page.pageVersion.id)
  })
})

describe('what four-eyes publishing refuses', () => {
  const goingLive: PageAction[] = ['publish', 'republish', 'accept', 'schedule']
  const set = (allowOwnRequests: boolean) =>
    publisher.settings.storePublication({ body: { allowOwnRequests } })
  afterEach(() => set(true))

  it.each(goingLive)('%s leaves the request and the schedule as they are', async action => {
    const page = await prepared(action)
    if (action !== 'accept') await ask(page)
    await publisher.page.schedule({ params: { id: page.id }, body: { publishAt: soon } })
    const before = [await requestState(page.id), await scheduleOf(page.id)]
    await set(false)
    expect((await refusalOf(actions[action](await now(page.id)))).codes).toEqual(['UM_01'])
    expect([await requestState(page.id), await scheduleOf(page.id)]).toEqual(before)
    expect((await now(page.id)).publishedVersionID).toBe(0)
  })
})

describe('while an unpublication is scheduled', () => {
  const scheduledCells = cells.filter(({ open }) => open === 'unpublishing')

  it.each(scheduledCells)('$action leaves it $effect', async ({ action, effect }) => {
    const page = await prepared(action)
    await publisher.page.schedule({ params: { id: page.id }, body: { unpublishAt: soon } })
    await actions[action](await now(page.id))
    const after = await scheduleOf(page.id)
    if (effect === 'kept') expect(after).toMatchObject({ unpublishAt: new Date(soon) })
    else if (effect === 'replaced')
      expect(after).toMatchObject({ publishAt: new Date(later), unpublishAt: null })
    else expect(after).toBeUndefined()
  })

  it('unpublish keeps it when the page is scheduled to be published before', async () => {
    const page = await prepared('unpublish')
    const body = { publishAt: soon, unpublishAt: later }
    await publisher.page.schedule({ params: { id: page.id }, body })
    await actions.unpublish(page)
    expect(await scheduleOf(page.id)).toMatchObject({
      publishAt: new Date(soon),
      unpublishAt: new Date(later),
    })
  })
})
