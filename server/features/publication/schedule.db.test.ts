import type { Client } from '@ximblox/contract/client'
import type { PageID, VersionID } from '@ximblox/contract/ids'
import type { Permission } from '@ximblox/contract/permissions'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type JobRunner, runJobs } from '../../kernel/jobs/run-jobs.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { eventually } from '../../test/eventually.ts'
import { keepSchedules } from './keep-schedules.ts'
import { runDueSchedules } from './run-due-schedules.ts'

const morning = new Date('2026-03-02T09:00:00Z')
let clock = morning
let test: TestApp
let second: TestApp
let publisher: Client

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  second = await startTestApp({ beside: test, now: () => clock })
  publisher = await test.as('Publisher')
})
beforeEach(async () => {
  clock = morning
  await test.app.db.deleteFrom('schedule').execute()
})
afterAll(async () => {
  await second.close()
  await test.close()
})

const inMinutes = (minutes: number) => new Date(morning.getTime() + minutes * 60_000).toISOString()
const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
type ScheduleBody = NonNullable<Parameters<Client['page']['schedule']>[0]['body']>
const schedule = (id: PageID, body: ScheduleBody, by = publisher) =>
  by.page.schedule({ params: { id }, body })
const pageNow = async (id: PageID) => (await publisher.page.get({ params: { id } })).page
const status = async (slug: string, from = test) => (await from.read(`/${slug}`)).status
const store = (versionID: VersionID, revision: number, text: string) =>
  publisher.page.storeVersion({
    params: { id: versionID },
    body: { revision, blocks: [note('one', text)] },
  })
const logOf = async (id: number) => {
  const rows = await test.app.db
    .selectFrom('publication')
    .where('page_id', '=', id)
    .select('action')
    .orderBy('id')
    .execute()
  return rows.map(row => row.action)
}

describe('a scheduled publication', () => {
  it('happens when it is due, not before', async () => {
    const page = await makePage(publisher)
    const scheduled = await schedule(page.id, { publishAt: inMinutes(10), zone: 'Europe/Amsterdam' })
    expect(scheduled.page).toMatchObject({
      state: 'concept',
      revision: page.revision + 1,
      scheduled: {
        publishAt: inMinutes(10),
        unpublishAt: null,
        versionID: page.pageVersion.id,
        zone: 'Europe/Amsterdam',
        failure: null,
      },
    })
    wait(9)
    expect(await runDueSchedules(test.app)).toBe(0)
    expect(await status(page.slug)).toBe(404)
    wait(1)
    expect(await runDueSchedules(test.app)).toBe(1)
    expect(await status(page.slug)).toBe(200)
    expect(await pageNow(page.id)).toMatchObject({
      state: 'published',
      scheduled: { publishAt: null, versionID: 0 },
    })
  })

  it('publishes the version that was newest when it was scheduled', async () => {
    const page = await makePage(publisher, { blocks: [note('one', 'as scheduled')] })
    await schedule(page.id, { publishAt: inMinutes(10) })
    await store(page.pageVersion.id, 1, 'still being written')
    wait(10)
    await runDueSchedules(test.app)
    const shown = await (await test.read(`/${page.slug}`)).text()
    expect(shown).toContain('as scheduled')
    expect(shown).not.toContain('still being written')
    expect((await pageNow(page.id)).state).toBe('unpublished-changes')
  })

  it('happens once, even with several nodes', async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => makePage(publisher)))
    for (const page of pages) await schedule(page.id, { publishAt: inMinutes(5), unpublishAt: inMinutes(6) })
    for (const minutes of [5, 1]) {
      wait(minutes)
      const runs = [test, second, test, second, second].map(({ app }) => runDueSchedules(app))
      await Promise.all(runs)
      // A node that found a page locked by another tries again.
      while ((await runDueSchedules(second.app)) > 0);
    }
    for (const page of pages) expect(await logOf(page.id)).toEqual(['publish', 'unpublish'])
  })

  it('is marked in the audit log, under the key of older entries', async () => {
    const page = await makePage(publisher)
    await schedule(page.id, { publishAt: inMinutes(5), unpublishAt: inMinutes(6) })
    for (const minutes of [5, 1]) {
      wait(minutes)
      await runDueSchedules(test.app)
    }
    const entries = await test.app.db
      .selectFrom('audit')
      .where('object_id', '=', page.id)
      .where('action', 'in', ['page.publish', 'page.unpublish'])
      .select('detail')
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([{ detail: { planned: true } }, { detail: { planned: true } }])
  })

  it('is visible through every process', async () => {
    const page = await makePage(publisher)
    await schedule(page.id, { publishAt: inMinutes(5) })
    expect(await status(page.slug, second)).toBe(404)
    wait(5)
    await runDueSchedules(test.app)
    await expect.poll(() => status(page.slug, second)).toBe(200)
  })

  it('still happens when it is long overdue, in the scheduled order', async () => {
    const page = await makePage(publisher)
    await schedule(page.id, { publishAt: inMinutes(5), unpublishAt: inMinutes(10), leave: 'gone' })
    wait(600)
    while ((await runDueSchedules(test.app)) > 0);
    expect(await logOf(page.id)).toEqual(['publish', 'unpublish'])
    expect(await status(page.slug)).toBe(410)
  })

  it('is refused at once when the version cannot be published now', async () => {
    const page = await makePage(publisher, { blocks: [note('one', '')] })
    expect((await refusalOf(schedule(page.id, { publishAt: inMinutes(5) }))).codes).toEqual([
      'V_01 blocks.0.props.text',
    ])
    expect((await pageNow(page.id)).scheduled.publishAt).toBeNull()
  })

  it('that has become impossible stays visible with the reason, is reported by mail, and is not tried again', async () => {
    const page = await makePage(publisher, { title: 'Impossible' })
    await schedule(page.id, { publishAt: inMinutes(5), unpublishAt: inMinutes(30) })
    await removeRequiredContent(page.pageVersion.id)
    wait(5)
    expect(await runDueSchedules(test.app)).toBe(1)
    expect(await runDueSchedules(test.app)).toBe(0)
    const failure = {
      action: 'publish',
      at: inMinutes(5),
      Errors: [{ property: 'blocks.0.props.text', code: 'V_01' }],
    }
    expect(await pageNow(page.id)).toMatchObject({
      state: 'concept',
      scheduled: { publishAt: inMinutes(5), unpublishAt: inMinutes(30), failure },
    })
    const { data } = await publisher.page.listSchedules()
    expect(data.items[0]).toMatchObject({ pageID: page.id, failure, scheduledBy: { name: 'Publisher' } })
    const mails = await test.app.db
      .selectFrom('mail')
      .where('template', '=', 'plan-failed')
      .select('subject')
      .execute()
    expect(mails).toEqual([{ subject: 'Scheduled change for “Impossible” failed' }])

    await schedule(page.id, {})
    expect((await pageNow(page.id)).scheduled).toMatchObject({ publishAt: null, failure: null })
  })

  it('that failed does not prevent a scheduled unpublication', async () => {
    const page = await makePage(publisher)
    await publisher.page.publish({ params: { id: page.id }, body: {} })
    const { pageVersion } = await store(page.pageVersion.id, 1, 'second')
    await schedule(page.id, { publishAt: inMinutes(5), unpublishAt: inMinutes(10) })
    await removeRequiredContent(pageVersion.id)
    wait(10)
    while ((await runDueSchedules(test.app)) > 0);
    expect(await logOf(page.id)).toEqual(['publish', 'unpublish'])
    expect((await pageNow(page.id)).scheduled).toMatchObject({
      unpublishAt: null,
      failure: { action: 'publish' },
    })
  })

  it('that fails unexpectedly is shown too, and does not block others', async () => {
    const [broken, valid] = [await makePage(publisher), await makePage(publisher)]
    await schedule(broken.id, { publishAt: inMinutes(5) })
    await schedule(valid.id, { publishAt: inMinutes(6) })
    const { pool } = test.database
    await pool.query(`alter table live_entry add constraint broken check (page_id <> ${broken.id})`)
    wait(6)
    while ((await runDueSchedules(test.app)) > 0);
    await pool.query('alter table live_entry drop constraint broken')
    expect(await status(valid.slug)).toBe(200)
    expect((await pageNow(broken.id)).scheduled.failure).toMatchObject({ Errors: [{ code: 'G_01' }] })
  })
})

/** Removes required content of a version, bypassing the protection of sealed rows. */
const removeRequiredContent = async (versionID: VersionID) => {
  const blocks = JSON.stringify([
    { ...note('one', ''), version: 1, anchorPoint: '', __images: {}, __files: {} },
  ])
  await test.database.pool.query('alter table page_version disable trigger sealed_never_changes')
  await test.app.db.updateTable('page_version').set({ blocks }).where('id', '=', versionID).execute()
  await test.database.pool.query('alter table page_version enable trigger sealed_never_changes')
}

describe('a scheduled unpublication', () => {
  it('leaves the scheduled response at the path, following a page that moved', async () => {
    const [page, target] = [await makePage(publisher), await makePage(publisher)]
    for (const { id } of [page, target]) await publisher.page.publish({ params: { id }, body: {} })
    const scheduled = await schedule(page.id, {
      unpublishAt: inMinutes(5),
      leave: 'redirect',
      to: `/${target.slug}`,
    })
    expect(scheduled.page.scheduled).toMatchObject({ leave: 'redirect', to: `/${target.slug}` })
    wait(5)
    await runDueSchedules(test.app)
    const answer = await test.read(`/${page.slug}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/${target.slug}`])
    expect((await pageNow(page.id)).state).toBe('not-published')
  })

  it('of a page that was never published ends without effect', async () => {
    const page = await makePage(publisher)
    await schedule(page.id, { unpublishAt: inMinutes(5) })
    wait(5)
    await runDueSchedules(test.app)
    expect(await logOf(page.id)).toEqual([])
    expect((await pageNow(page.id)).scheduled.unpublishAt).toBeNull()
  })
})

describe('a scheduled change belongs to the page', () => {
  const scheduler = async (permissions: Permission[] = [{ name: 'publish-page' }]) => {
    const client = await test.as(permissions)
    const { User } = await client.users.current({})
    return { client, id: User.ID, roleID: User.role.ID }
  }
  type Scheduler = Awaited<ReturnType<typeof scheduler>>
  const setPermissions = (roleID: number, permissions: Permission[]) =>
    test.app.db
      .updateTable('role')
      .set({ permissions: JSON.stringify(permissions) })
      .where('id', '=', roleID)
      .execute()
  const deactivate = async ({ id }: Scheduler) => {
    const administrator = await test.as('Administrator')
    await administrator.users.update({ params: { id }, body: { active: false } })
  }
  const erase = async ({ id }: Scheduler) => (await test.as('Administrator')).users.remove({ params: { id } })

  const changes: [string, (by: Scheduler) => Promise<unknown>][] = [
    ['was deactivated', deactivate],
    ['was erased', erase],
    ['may publish no more', ({ roleID }) => setPermissions(roleID, [])],
    [
      'may publish in another language only',
      ({ roleID }) => setPermissions(roleID, [{ name: 'publish-page', parameters: { locales: ['en-gb'] } }]),
    ],
    [
      'has to ask someone else by now',
      async () => {
        const administrator = await test.as('Administrator')
        await administrator.settings.storePublication({ body: { allowOwnRequests: false } })
      },
    ],
  ]

  it.each(changes)('and is made although the one who scheduled it %s', async (_, change) => {
    const by = await scheduler([{ name: 'create-page' }, { name: 'edit-page' }, { name: 'publish-page' }])
    const [draft, live] = [await makePage(by.client), await makePage(publisher)]
    await publisher.page.publish({ params: { id: live.id }, body: {} })
    await schedule(draft.id, { publishAt: inMinutes(5) }, by.client)
    await schedule(live.id, { unpublishAt: inMinutes(5) }, by.client)
    await change(by)
    wait(5)
    expect(await runDueSchedules(test.app)).toBe(2)
    expect(await status(draft.slug)).toBe(200)
    expect(await status(live.slug)).toBe(404)
    const administrator = await test.as('Administrator')
    await administrator.settings.storePublication({ body: { allowOwnRequests: true } })
  })

  const mailedAfterFailure = async (by: Scheduler, change: (by: Scheduler) => Promise<unknown>) => {
    const page = await makePage(publisher)
    await schedule(page.id, { publishAt: inMinutes(5) }, by.client)
    await removeRequiredContent(page.pageVersion.id)
    await change(by)
    wait(5)
    await runDueSchedules(test.app)
    const rows = await test.app.db
      .selectFrom('mail')
      .where('template', '=', 'plan-failed')
      .where('text', 'like', `%/cmsadmin/pages/${page.id}\n%`)
      .select('user_id')
      .execute()
    return rows.map(({ user_id }) => user_id)
  }

  it('and the one who scheduled it hears that it cannot be made', async () => {
    const by = await scheduler()
    expect(await mailedAfterFailure(by, async () => {})).toEqual([by.id])
  })

  const absences: [string, (by: Scheduler) => Promise<unknown>][] = [
    ['was deactivated', deactivate],
    ['was erased', erase],
    ['may publish no more', ({ roleID }) => setPermissions(roleID, [])],
  ]

  it.each(absences)(
    'and all who may publish it hear of a failure, as the one who scheduled it %s',
    async (_, change) => {
      const [by, other] = [await scheduler(), await scheduler()]
      const elsewhere = await scheduler([{ name: 'publish-page', parameters: { locales: ['en-gb'] } }])
      const editor = await scheduler([{ name: 'edit-page' }])
      const mailed = await mailedAfterFailure(by, change)
      expect(mailed).toContain(other.id)
      for (const { id } of [by, elsewhere, editor]) expect(mailed).not.toContain(id)
    },
  )
})

describe('scheduling', () => {
  it('interprets times in the given time zone', async () => {
    const page = await makePage(publisher)
    const body = { publishAt: '2026-03-29T02:30', unpublishAt: '2026-07-01T00:00', zone: 'Europe/Amsterdam' }
    expect((await schedule(page.id, body)).page.scheduled).toMatchObject({
      publishAt: '2026-03-29T01:30:00.000Z',
      unpublishAt: '2026-06-30T22:00:00.000Z',
    })
  })

  it.each([
    [{ publishAt: inMinutes(0) }, ['V_17 publishAt']],
    [{ publishAt: inMinutes(5), unpublishAt: inMinutes(5) }, ['V_17 unpublishAt']],
    [{ unpublishAt: inMinutes(-5) }, ['V_17 unpublishAt']],
    [{ publishAt: 'tomorrow' }, ['V_17 publishAt']],
    [{ publishAt: '2026-02-30T10:00' }, ['V_17 publishAt']],
    [{ publishAt: inMinutes(5), zone: 'Europe/Atlantis' }, ['V_15 zone']],
    [{ unpublishAt: inMinutes(5), leave: 'redirect' as const }, ['V_01 to']],
    [{ unpublishAt: inMinutes(-5), leave: 'redirect' as const }, ['V_17 unpublishAt', 'V_01 to']],
  ])('refuses %j', async (body, codes) => {
    const page = await makePage(publisher)
    expect((await refusalOf(schedule(page.id, body))).codes).toEqual(codes)
  })

  it.each([
    [{ publishAt: inMinutes(0) }, 'past'],
    [{ unpublishAt: inMinutes(-5) }, 'past'],
    [{ publishAt: inMinutes(5), unpublishAt: inMinutes(4) }, 'before-publication'],
  ])('explains what is wrong with the time in %j', async (body, reason) => {
    const page = await makePage(publisher)
    await expect(schedule(page.id, body)).rejects.toMatchObject({ entries: [{ reason }] })
  })

  it('refuses a stale base, and when a newer version was stored', async () => {
    const page = await makePage(publisher)
    await schedule(page.id, {
      publishAt: inMinutes(5),
      revision: page.revision,
      versionID: page.pageVersion.id,
    })
    const stale = schedule(page.id, { publishAt: inMinutes(6), revision: page.revision })
    expect(await refusalOf(stale)).toMatchObject({
      status: 409,
      codes: ['PM_02'],
      payload: { current: { id: page.id, scheduled: { publishAt: inMinutes(5) } } },
    })
    const { pageVersion } = await store(page.pageVersion.id, 1, 'newer')
    const old = schedule(page.id, { publishAt: inMinutes(6), versionID: page.pageVersion.id })
    expect(await refusalOf(old)).toMatchObject({
      codes: ['PM_02'],
      payload: { current: { id: pageVersion.id } },
    })
  })

  it('is refused without permission to publish, and keeps the schedule', async () => {
    const editor = await test.as('Editor')
    const page = await makePage(editor)
    await schedule(page.id, { publishAt: inMinutes(5) })
    expect(await refusalOf(schedule(page.id, {}, editor))).toMatchObject({ status: 403, codes: ['UM_01'] })
    expect((await pageNow(page.id)).scheduled.publishAt).toBe(inMinutes(5))
  })

  it('is shown in lists next to the state', async () => {
    const page = await makePage(publisher, { title: 'Planned row' })
    const rowOf = async () => {
      const { data } = await publisher.page.list({ body: { searchTerm: 'Planned row' } })
      return data.items.find(({ id }) => id === page.id)
    }
    expect(await rowOf()).not.toHaveProperty('scheduled')
    await schedule(page.id, { publishAt: inMinutes(10), zone: 'Europe/Amsterdam' })
    expect(await rowOf()).toMatchObject({
      state: 'concept',
      scheduled: { publishAt: inMinutes(10), unpublishAt: null, zone: 'Europe/Amsterdam', failure: null },
    })
    await schedule(page.id, {})
    expect(await rowOf()).not.toHaveProperty('scheduled')
  })

  it('is listed soonest first, for all users', async () => {
    const [late, soon] = [await makePage(publisher), await makePage(publisher, { title: 'Soon' })]
    await schedule(late.id, { publishAt: inMinutes(50) })
    await schedule(soon.id, { unpublishAt: inMinutes(20) })
    const viewer = await test.as('Viewer')
    const { data } = await viewer.page.listSchedules()
    expect(data).toMatchObject({ totalItems: 2, items: [{ pageID: soon.id }, { pageID: late.id }] })
    const found = await viewer.page.listSchedules({ query: { searchTerm: 'soon' } })
    expect(found.data.items.map(item => item.title)).toEqual(['Soon'])
    expect((await refusalOf(test.visitor().page.listSchedules())).status).toBe(401)
  })
})

describe('the node', () => {
  let jobs: JobRunner
  beforeEach(async () => {
    await test.app.db.deleteFrom('job').execute()
    jobs = runJobs(test.app, test.database.connection, { standing: [keepSchedules(test.app)] })
  })
  afterEach(() => jobs.stop())
  const runsNext = (at: string) =>
    eventually(async () => {
      const rows = await test.app.db.selectFrom('job').select(['claim', 'run_at']).execute()
      expect(rows).toEqual([{ claim: null, run_at: new Date(at) }])
    })

  it('runs a schedule when it is due, and finishes it when it stops', async () => {
    const page = await makePage(publisher)
    const [publishAt, unpublishAt] = [inMinutes(0.5), inMinutes(0.75)]
    await schedule(page.id, { publishAt, unpublishAt })
    await runsNext(publishAt)
    wait(0.5)
    jobs.wake()
    await eventually(async () => expect(await status(page.slug)).toBe(200))
    await runsNext(unpublishAt)
    wait(0.25)
    jobs.wake()
    await eventually(async () => expect(await status(page.slug)).not.toBe(200))
    await jobs.stop()
    expect(await logOf(page.id)).toEqual(['publish', 'unpublish'])
  })

  it('finds schedules within a minute of which nothing was announced', async () => {
    const page = await makePage(publisher)
    await schedule(page.id, { publishAt: inMinutes(5) })
    await runsNext(inMinutes(1))
    const publish_at = inMinutes(0.5)
    await test.app.db.updateTable('schedule').set({ publish_at }).where('page_id', '=', page.id).execute()
    wait(1)
    jobs.wake()
    await eventually(async () => expect(await status(page.slug)).toBe(200))
  })

  it('does not put off what becomes due while it looks for others', async () => {
    const page = await makePage(publisher)
    const publishAt = inMinutes(0.5)
    await jobs.stop()
    await schedule(page.id, { publishAt })
    let asked = 0
    const now = () => (asked++ === 0 ? morning : new Date(publishAt))
    const next = await keepSchedules({ ...test.app, now }).run(AbortSignal.abort())
    expect(next).toEqual(new Date(publishAt))
  })

  it('tries that of a page that is being changed again a second later, and runs others', async () => {
    const [busy, free] = [await makePage(publisher), await makePage(publisher)]
    await schedule(busy.id, { publishAt: inMinutes(0.5) })
    await schedule(free.id, { publishAt: inMinutes(0.5) })
    await test.app.db.transaction().execute(async db => {
      await sql`select from page where id = ${busy.id} for update`.execute(db)
      wait(0.5)
      jobs.wake()
      await eventually(async () => expect(await logOf(free.id)).toEqual(['publish']))
      await runsNext(inMinutes(0.5 + 1 / 60))
      expect(await logOf(busy.id)).toEqual([])
    })
    wait(1 / 60)
    jobs.wake()
    await eventually(async () => expect(await logOf(busy.id)).toEqual(['publish']))
  })
})
