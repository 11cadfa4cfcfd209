import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { logInRaw } from '../../test/raw.ts'

let test: TestApp
let admin: Client
let pageID: PageID

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.as('Administrator')
  const page = await makePage(admin, {
    blocks: [
      { type: 'survey-form', key: 'survey', props: {} },
      { type: 'registration-form', key: 'registration', props: {} },
    ],
  })
  pageID = page.id
  await admin.page.publish({ params: { id: pageID } })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.app.db.deleteFrom('submission').execute()
  await test.app.db.deleteFrom('attempt').execute()
})

const day = '2027-03-02'
const submit = async (form: string, body: Record<string, unknown>) => {
  await test.visitor().forms.submit({ params: { form }, body: { pageID, ...body } })
  const { items } = (await admin.forms.submissions({ query: { form } })).data
  return { id: items[0]?.id ?? 0 }
}
const register = (email: string) => submit('registration', { date: day, email })
const survey = (rest: Record<string, unknown> = {}) =>
  submit('survey', { name: 'Jane', email: 'jane@example.org', agreement: true, ...rest })
const get = async (params: { id: number }) => (await admin.forms.get({ params })).submission

describe('a submission in the admin area', () => {
  it('shows its emails, and what can be done for the visitor with what effects', async () => {
    const submission = await get(await register('anna@example.org'))
    expect(submission.mails).toMatchObject([
      { to: 'anna@example.org', subject: 'You are registered', state: 'kept', sentAt: null },
    ])
    expect(submission.actions).toEqual([
      {
        name: 'cancel',
        label: { en: 'Cancel registration', nl: 'Inschrijving annuleren' },
        effects: ['Costs: {"cost":0}'],
      },
    ])
    expect((await get(await survey())).actions).toEqual([])
  })

  it('is cancelled for the visitor as if they had done it, once', async () => {
    const params = await register('first@example.org')
    for (let number = 1; number <= 10; number++) await register(`${number}@example.org`)
    const { submission } = await admin.forms.run({ params, body: { action: 'cancel' } })
    expect(submission).toMatchObject({ state: 'cancelled', actions: [] })
    const states = (await admin.forms.submissions({ query: { form: 'registration', pageSize: 50 } })).data
    expect(states.items.filter(({ state }) => state === 'registered')).toHaveLength(10)
    expect(states.items.filter(({ state }) => state === 'waiting')).toHaveLength(0)
    const again = await admin.forms.run({ params, body: { action: 'cancel' } })
    expect(again.submission.revision).toBe(submission.revision)
    const { data } = await admin.audit.list({ body: { action: 'submission.update' } })
    expect(data.items.map(({ details }) => details)).toEqual([
      { title: 'registration', action: 'cancel', from: 'registered', to: 'cancelled' },
    ])
  })

  it('offers no action that the site has not opened to users', async () => {
    const params = await survey()
    for (const action of ['cancel', 'confirm', 'constructor'])
      expect(await refusalOf(admin.forms.run({ params, body: { action } }))).toMatchObject({
        status: 422,
        codes: ['V_15 action'],
      })
    const missing = admin.forms.run({ params: { id: 999_999 }, body: { action: 'cancel' } })
    expect(await refusalOf(missing)).toMatchObject({ status: 404, codes: ['G_05'] })
  })

  it('is deleted together with others; those already gone do not count', async () => {
    const ids = [(await survey()).id, (await register('anna@example.org')).id, 999_999]
    expect(await admin.forms.removeSeveral({ body: { ids } })).toMatchObject({ total: 2 })
    expect((await admin.forms.submissions({})).data.totalItems).toBe(0)
    const tooMany = Array.from({ length: 101 }, (_, index) => index + 1)
    expect(await refusalOf(admin.forms.removeSeveral({ body: { ids: tooMany } }))).toMatchObject({
      codes: ['V_10 ids'],
    })
  })

  it('requires the permission', async () => {
    const params = await register('anna@example.org')
    const editor = await test.as([{ name: 'edit-page' }])
    const calls = [
      () => editor.forms.run({ params, body: { action: 'cancel' } }),
      () => editor.forms.removeSeveral({ body: { ids: [params.id] } }),
      () => editor.forms.subjects({ query: { form: 'registration' } }),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 403, codes: ['UM_01'] })
  })
})

describe('what visitors register for', () => {
  it('is listed with the places left, also before anyone has registered', async () => {
    const body = { title: 'The event', slug: 'actueel/event', type: 'news', locale: 'nl-nl' as const }
    const { pageID: id } = await admin.page.create({ body: { ...body, typeData: { day } } })
    await admin.page.publish({ params: { id } })
    const subjects = async () => (await admin.forms.subjects({ query: { form: 'registration' } })).data
    const offered = { subject: day, label: 'The event', pageID: id, isOffered: true, startsAt: day }
    expect(await subjects()).toEqual([{ ...offered, places: 10, left: 10, totals: {} }])
    await register('anna@example.org')
    expect(await subjects()).toMatchObject([{ ...offered, left: 9 }])
    await admin.page.unpublish({ params: { id } })
    expect(await subjects()).toMatchObject([
      { subject: day, label: `The event on ${day}`, isOffered: false, places: null, left: null },
    ])
    const { data } = await admin.forms.list({})
    const counting = data.filter(({ countsPlaces }) => countsPlaces).map(({ id }) => id)
    expect(counting).toEqual(['registration'])
  })

  it('is exported with one row per item of a repeated field', async () => {
    await survey({ friends: [{ name: 'Joe' }, { name: '=Ann' }] })
    await survey({ name: 'Zoë', email: 'zoe@example.org' })
    const csv = admin.forms.csv({ query: { form: 'survey', each: 'friends' } })
    const text = await (await fetch(csv, { headers: await logInRaw(test.url) })).text()
    const [head = '', ...rows] = text.trim().split('\r\n')
    expect(head).toContain('"Friends: Name","Friends: Email"')
    const names = rows.map(row => /"(Jane|Zoë)"/.exec(row)?.[1])
    expect(names).toEqual(['Zoë', 'Jane', 'Jane'])
    expect(rows[1]).toContain('"Joe"')
    expect(rows[2]).toContain(`"'=Ann"`)
  })
})

it('a person is erased after the counts of each form', async () => {
  await survey()
  await register('jane@example.org')
  const body = { email: 'jane@example.org' }
  const forms = [
    { form: 'registration', label: 'Registration', submissions: 1 },
    { form: 'survey', label: { en: 'Survey', nl: 'Enquête' }, submissions: 1 },
  ]
  expect(await admin.forms.erase({ body: { ...body, preview: true } })).toMatchObject({ forms })
  expect(await admin.forms.erase({ body })).toMatchObject({ forms, submissions: 2 })
})
