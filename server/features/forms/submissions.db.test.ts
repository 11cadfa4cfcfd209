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
      { type: 'form', key: 'composed', props: { questions: [{ key: 'q1', question: 'Why?' }] } },
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

const submit = (form: string, body: Record<string, unknown>) =>
  test.visitor().forms.submit({ params: { form }, body: { pageID, ...body } })
const survey = (rest: Record<string, unknown> = {}) =>
  submit('survey', { name: 'Jane', email: 'jane@example.org', agreement: true, ...rest })
const listed = async (query: NonNullable<Parameters<Client['forms']['submissions']>[0]>['query'] = {}) =>
  (await admin.forms.submissions({ query })).data

describe('a submission over the API', () => {
  it('is stored with what the visitor was asked', async () => {
    await survey({ friends: [{ name: ' Joe ', email: 'JOE@example.org' }], topics: ['b', 'a'] })
    const { items, totalItems } = await listed()
    expect(totalItems).toBe(1)
    expect(items[0]).toMatchObject({
      form: 'survey',
      locale: 'nl-nl',
      pageID,
      state: 'new',
      email: 'jane@example.org',
      fields: {
        name: 'Jane',
        topics: ['a', 'b'],
        age: null,
        friends: [{ name: 'Joe', email: 'joe@example.org' }],
      },
    })
    const { submission } = await admin.forms.get({ params: { id: items[0]?.id ?? 0 } })
    expect(submission).toMatchObject({ revision: 1, note: '', language: 'nl', formVersion: 1 })
    expect(submission.wording.label).toBe('Enquête')
    expect(submission.wording.fields[0]).toEqual({ name: 'name', kind: 'text', label: 'Naam' })
  })

  it('is refused with all errors at once', async () => {
    const refused = await refusalOf(
      survey({
        name: '',
        email: 'x',
        phone: 'y',
        age: 1.5,
        day: '2026-02-30',
        colour: 'other',
        size: 'xl',
        topics: ['z'],
        friends: [{ email: 'a@b' }],
        address: [],
        agreement: false,
        surplus: 1,
      }),
    )
    expect(refused.codes.toSorted()).toEqual(
      [
        'V_01 name',
        'V_02 email',
        'V_15 phone',
        'V_17 age',
        'V_17 day',
        'V_01 shade',
        'V_15 size',
        'V_15 topics',
        'V_01 friends.0.name',
        'V_02 friends.0.email',
        'V_15 address',
        'V_01 agreement',
        'V_15 surplus',
      ].toSorted(),
    )
    expect((await listed()).totalItems).toBe(0)
  })

  it('of a composed form belongs to its block', async () => {
    await submit('form:composed', { q1: 'Because' })
    const { data } = await admin.forms.list({})
    const form = data.find(({ id }) => id === 'form:composed')
    expect(form).toMatchObject({
      label: 'Form composed',
      isDeclared: false,
      page: { id: pageID },
      columns: [{ path: 'q1', label: 'Why?' }],
      states: [{ id: 'new', label: 'New', count: 1 }],
      total: 1,
      lastWeek: 1,
    })
  })

  it('of an unknown form or page is not found', async () => {
    const notFound = { status: 404, codes: ['G_05'] }
    expect(await refusalOf(submit('nothing', {}))).toMatchObject(notFound)
    expect(await refusalOf(survey({ pageID: 999_999 }))).toMatchObject(notFound)
    expect(await refusalOf(submit('form:other', {}))).toMatchObject(notFound)
  })
})

describe('the list of submissions', () => {
  it('filters by form, state, subject, period and words, and sorts', async () => {
    await survey()
    await survey({ name: 'Zoë', email: 'zoe@example.org', message: 'About 100% apples' })
    await submit('registration', { date: '2027-01-01', email: 'anna@example.org' })
    const emails = async (query: Parameters<typeof listed>[0]) =>
      (await listed(query)).items.map(({ email }) => email)
    expect(await emails({})).toEqual(['anna@example.org', 'zoe@example.org', 'jane@example.org'])
    expect(await emails({ form: 'survey', columnToSort: 'email' })).toEqual([
      'jane@example.org',
      'zoe@example.org',
    ])
    expect(await emails({ state: 'registered' })).toEqual(['anna@example.org'])
    expect(await emails({ subject: '2027-01-01' })).toEqual(['anna@example.org'])
    expect(await emails({ searchTerm: '100% app' })).toEqual(['zoe@example.org'])
    expect(await emails({ searchTerm: 'message' })).toEqual([])
    expect(await emails({ to: '2000-01-01T00:00:00Z' })).toEqual([])
    expect(await emails({ pageSize: '1', pageIndex: '2' })).toEqual(['jane@example.org'])
  })

  it('counts what a form is about', async () => {
    for (let number = 0; number < 12; number++)
      await submit('registration', { date: '2027-01-01', email: `${number}@example.org` })
    const { data } = await admin.forms.subjects({ query: { form: 'registration' } })
    expect(data).toEqual([
      {
        subject: '2027-01-01',
        label: 'The event on 2027-01-01',
        pageID,
        isOffered: false,
        startsAt: null,
        places: null,
        left: null,
        totals: {
          registered: { submissions: 10, quantity: 10 },
          waiting: { submissions: 2, quantity: 2 },
        },
      },
    ])
  })

  it('is exported without formulas, with a column for each field', async () => {
    await survey({
      name: '=cmd()',
      message: 'two\nlines "quoted"',
      friends: [{ name: 'Joe' }, { name: '@SUM(A1)' }],
      topics: ['a', 'b'],
    })
    const text = await (
      await fetch(admin.forms.csv({ query: { form: 'survey', language: 'nl' } }), {
        headers: await logInRaw(test.url),
      })
    ).text()
    const [head = '', row = '', ...rest] = text.split('\r\n')
    expect(head).toMatch(/^"Nummer","Verzonden op","Status","Pagina"/)
    expect(head).toContain('"Friends 1: Name","Friends 1: Email","Friends 2: Name"')
    expect(row).toContain(`"'=cmd()"`)
    expect(row).toContain(`"'@SUM(A1)"`)
    expect(row).toContain('"two\\nlines ""quoted"""')
    expect(row).toContain('"A; B"')
    expect(row).toContain('"ja"')
    expect(rest).toEqual([''])
    const audit = await test.app.db.selectFrom('audit').select('action').orderBy('id', 'desc').execute()
    expect(audit[0]).toEqual({ action: 'submission.export' })
  })
})

describe('a stored submission', () => {
  const stored = async () => {
    await submit('registration', { date: '2027-01-01', email: 'anna@example.org' })
    const [item] = (await listed({ form: 'registration' })).items
    return { id: item?.id ?? 0 }
  }

  it('gets another state and a note, unless someone else was faster', async () => {
    await survey()
    const params = { id: (await listed({ form: 'survey' })).items[0]?.id ?? 0 }
    const body = { state: 'done', note: 'By phone', revision: 1 }
    const { submission } = await admin.forms.update({ params, body })
    expect(submission).toMatchObject({ state: 'done', note: 'By phone', hasNote: true })
    const { data } = await admin.audit.list({ body: { searchTerm: '' } })
    const own = data.items.filter(({ action }) => action === 'submission.update')
    expect(own.slice(0, 2).map(({ details }) => details)).toMatchObject([
      { from: 'new', to: 'done' },
      { note: true },
    ])
    const refused = await refusalOf(admin.forms.update({ params, body }))
    expect(refused).toMatchObject({ status: 409, codes: ['PM_02'] })
    expect(refused.payload.current).toMatchObject({ state: 'done' })
    const mails = await test.app.db.selectFrom('mail').select('subject').orderBy('id').execute()
    expect(mails.at(-1)).toEqual({ subject: 'From new to done' })
    const { revision } = submission
    expect(
      await refusalOf(admin.forms.update({ params, body: { state: 'nothing', revision } })),
    ).toMatchObject({ status: 422, codes: ['V_15 state'] })
  })

  it('keeps its state where only actions change it', async () => {
    const params = await stored()
    const body = { state: 'cancelled', note: 'By phone', revision: 1 }
    const refused = await refusalOf(admin.forms.update({ params, body }))
    expect(refused).toMatchObject({ status: 422, codes: ['V_15 state'] })
    const { submission } = await admin.forms.get({ params })
    expect(submission).toMatchObject({ state: 'registered', note: '', revision: 1 })
  })

  it('is deleted with its mails', async () => {
    const params = await stored()
    await admin.forms.remove({ params })
    expect(await refusalOf(admin.forms.get({ params }))).toMatchObject({ status: 404, codes: ['G_05'] })
    const mails = await test.app.db
      .selectFrom('mail')
      .where('submission_id', '=', params.id)
      .selectAll()
      .execute()
    expect(mails).toEqual([])
  })
})

describe('erasing a person', () => {
  it('deletes what they sent, and empties their place in what others sent', async () => {
    await survey()
    await survey({
      name: 'Zoë',
      email: 'zoe@example.org',
      message: 'Ask JANE@example.org about it',
      friends: [
        { name: 'Jane', email: 'jane@example.org' },
        { name: 'Mary-Jane', email: 'mary-jane@example.org' },
      ],
    })
    await survey({
      name: 'Other',
      email: 'other@example.org',
      message: 'm.jane@example.org.uk, jane@example.org-x',
    })
    await test.app.db.updateTable('mail').set({ sent_at: new Date() }).execute()
    const body = { email: 'Jane@example.org' }
    const counts = { submissions: 1, mentions: 1 }
    expect(await admin.forms.erase({ body: { ...body, preview: true } })).toMatchObject(counts)
    expect((await listed()).totalItems).toBe(3)
    expect(await admin.forms.erase({ body })).toMatchObject(counts)
    const { items } = await listed()
    expect(items).toHaveLength(2)
    expect(items[0]?.fields).toMatchObject({ message: 'm.jane@example.org.uk, jane@example.org-x' })
    expect(items[1]?.fields).toMatchObject({
      message: 'Ask *** about it',
      friends: [
        { name: '', email: '' },
        { name: 'Mary-Jane', email: 'mary-jane@example.org' },
      ],
    })
    const left = await admin.forms.erase({ body: { ...body, preview: true } })
    expect(left).toMatchObject({ submissions: 0, mentions: 0, mails: 0 })
    const mails = await test.app.db
      .selectFrom('mail')
      .select('subject')
      .where('template', '^@', 'form:')
      .execute()
    expect(mails).toEqual([{ subject: 'Survey of Other' }])
  })
})
