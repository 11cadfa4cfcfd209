import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage } from '../../test/content.ts'
import { places } from '../../test/form-site.ts'
import { deleteExpiredSubmissions } from './retention.ts'

const clock = new Date('2026-03-01T09:00:00Z')
let test: TestApp
let admin: Client
let visitor: Client
let pageID: PageID
let path: string

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  admin = await test.as('Administrator')
  visitor = test.visitor()
  const page = await makePage(admin, {
    blocks: [
      { type: 'registration-form', key: 'registration', props: {} },
      { type: 'survey-form', key: 'survey', props: {} },
      { type: 'places-left', key: 'left', props: { date: 'today' } },
    ],
  })
  pageID = page.id
  path = `/${page.slug}`
  await admin.page.publish({ params: { id: pageID } })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.app.db.deleteFrom('submission').execute()
  await test.app.db.deleteFrom('attempt').execute()
})

const register = (email: string, date = 'today') =>
  visitor.forms.submit({ params: { form: 'registration' }, body: { pageID, date, email } })
const emailOf = (number: number) => `guest-${number}@example.org`
/** Twice as many as there are places: the first by a visitor, the others like it. */
const fill = async (date = 'today') => {
  await register(emailOf(0), date)
  const same = sql.raw(
    'form, form_version, wording_id, page_id, block_key, locale, language, at, subject, subject_label',
  )
  await sql`
    insert into submission (${same}, state, email, data, digest)
    select ${same}, case when n < ${places} then 'registered' else 'waiting' end, 'guest-' || n || '@example.org',
      jsonb_build_object('date', subject, 'email', 'guest-' || n || '@example.org'), sha256(n::text::bytea)
    from submission cross join generate_series(1, ${2 * places - 1}::int) n
    where subject = ${date} order by n`.execute(test.app.db)
}
const stored = (date = 'today') =>
  test.app.db
    .selectFrom('submission')
    .where('subject', '=', date)
    .select(['id', 'state', 'email'])
    .orderBy('id')
    .execute()
const registered = async (date = 'today') =>
  (await stored(date)).filter(({ state }) => state === 'registered').map(({ email }) => email)
const promoted = async () =>
  (
    await test.app.db
      .selectFrom('mail')
      .where('subject', '=', 'You have a place now')
      .select('to_address')
      .orderBy('id')
      .execute()
  ).map(({ to_address }) => to_address)
const idOf = async (number: number) =>
  (await stored()).find(({ email }) => email === emailOf(number))?.id ?? 0
const left = async () => {
  const html = await (await test.read(path)).text()
  return JSON.parse(/<script type="application\/json">(.*)<\/script>/s.exec(html)?.[1] ?? '{}').data.left
}

describe('the places of a registration go to the first on the waiting list', () => {
  it('when a user deletes it', async () => {
    await fill()
    await admin.forms.remove({ params: { id: await idOf(0) } })
    expect(await registered()).toContain(emailOf(places))
    expect(await registered()).toHaveLength(places)
    await admin.forms.removeSeveral({ body: { ids: [await idOf(1), await idOf(2), await idOf(19)] } })
    expect(await registered()).toHaveLength(places)
    expect(await promoted()).toEqual([emailOf(places), emailOf(places + 1), emailOf(places + 2)])
    expect(await left()).toBe(0)
  })

  it('when the person is erased, on every date', async () => {
    await fill('today')
    await fill('tomorrow')
    const erased = await admin.forms.erase({ body: { email: emailOf(3), preview: false } })
    expect(erased.submissions).toBe(2)
    for (const date of ['today', 'tomorrow']) {
      expect(await registered(date)).toHaveLength(places)
      expect(await registered(date)).toContain(emailOf(places))
    }
    expect(await promoted()).toEqual([emailOf(places), emailOf(places)])
  })

  it('when its time is over, and the page shows the places that are left', async () => {
    await fill()
    await test.app.db
      .updateTable('submission')
      .set({ delete_after: clock })
      .where('email', '=', emailOf(0))
      .execute()
    await deleteExpiredSubmissions(test.app)
    expect(await registered()).toHaveLength(places)
    expect(await left()).toBe(0)
    await test.app.db.updateTable('submission').set({ delete_after: clock }).execute()
    await deleteExpiredSubmissions(test.app)
    expect(await left()).toBe(places)
  })

  it('and not when one of the waiting list is deleted', async () => {
    await fill()
    const before = await registered()
    await admin.forms.remove({ params: { id: await idOf(places + 1) } })
    expect(await registered()).toEqual(before)
    expect(await promoted()).toEqual([])
  })
})

it('places stay right while visitors register, users delete and a person is erased from several dates at once', async () => {
  const dates = ['monday', 'tuesday', 'wednesday']
  for (const date of dates) await fill(date)
  const ids = (await test.app.db.selectFrom('submission').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )
  const survey = (number: number) =>
    visitor.forms.submit({
      params: { form: 'survey' },
      body: { pageID, name: 'N', email: `n${number}@example.org`, message: emailOf(1), agreement: true },
    })
  await Promise.all([
    ...[1, 2, 3, 4].map(number => admin.forms.erase({ body: { email: emailOf(number), preview: false } })),
    admin.forms.removeSeveral({ body: { ids: ids.filter((_, index) => index % 7 === 0) } }),
    admin.forms.removeSeveral({ body: { ids: ids.filter((_, index) => index % 5 === 0).toReversed() } }),
    ...dates.flatMap(date => [30, 31, 32].map(number => register(emailOf(number), date))),
    ...[1, 2, 3].map(survey),
  ])
  for (const date of dates) expect(await registered(date)).toHaveLength(places)
})

describe('a registration that is repeated', () => {
  const tokens = async () =>
    (await test.app.db.selectFrom('submission_token').select('action').execute()).length
  const cancel = async (id: number) => admin.forms.run({ params: { id }, body: { action: 'cancel' } })

  it('stores nothing, and its link leads to the same submission', async () => {
    const { location } = await register(emailOf(1))
    const before = await tokens()
    for (let times = 0; times < 5; times++) expect((await register(emailOf(1))).location).toBe(location)
    expect(await tokens()).toBe(before)
    const answer = await test.read(String(location).split('#')[0] ?? '')
    expect(answer.status).toBe(200)
  })

  it('is a new one after it was cancelled', async () => {
    const { location } = await register(emailOf(1))
    await cancel(await idOf(1))
    const again = await register(emailOf(1))
    expect(again.location).not.toBe(location)
    expect((await stored()).map(({ state }) => state)).toEqual(['cancelled', 'registered'])
    expect((await register(emailOf(1))).location).toBe(again.location)
    expect(await stored()).toHaveLength(2)
  })

  it('by a client with its key is the cancelled one', async () => {
    const send = () =>
      fetch(`${test.url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'idempotency-key': 'key', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          form: 'registration',
          blockKey: 'registration',
          date: 'today',
          email: emailOf(1),
        }).toString(),
      })
    const { headers } = await send()
    await cancel(await idOf(1))
    expect((await send()).headers.get('location')).toBe(headers.get('location'))
    expect(await stored()).toHaveLength(1)
  })
})

it('the preview of erasing a person counts exactly what erasing them deletes', async () => {
  await register('jane@example.org')
  const survey = (name: string, email: string, message: string) =>
    visitor.forms.submit({
      params: { form: 'survey' },
      body: { pageID, name, email, message, agreement: true },
    })
  await survey('Jane', 'jane@example.org', '')
  await survey('Joe', 'joe@example.org', 'Ask jane@example.org')
  const all = async () => (await test.app.db.selectFrom('mail').select('id').execute()).length
  const before = await all()
  const preview = await admin.forms.erase({ body: { email: 'jane@example.org', preview: true } })
  const erased = await admin.forms.erase({ body: { email: 'jane@example.org', preview: false } })
  expect(preview).toEqual(erased)
  expect(preview).toMatchObject({ submissions: 2, mentions: 1, mails: before - (await all()) })
  expect(preview.forms.map(({ form, submissions }) => [form, submissions])).toEqual([
    ['registration', 1],
    ['survey', 1],
  ])
})
