import type { Client } from '@ximblox/contract/client'
import type { PageID } from '@ximblox/contract/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf, someSlug } from '../../test/content.ts'

const clock = new Date('2026-03-01T09:00:00Z')
let test: TestApp
let admin: Client
let event: PageID
let form: PageID
let day: string

const days = [
  '2026-05-01',
  '2026-05-02',
  '2026-05-03',
  '2026-05-04',
  '2026-05-05',
  '2026-05-06',
  '2026-05-07',
]
let serial = 0

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  admin = await test.as('Administrator')
  const home = await makePage(admin, { slug: '', title: 'Home' })
  await admin.page.publish({ params: { id: home.id } })
})
afterAll(() => test.close())

beforeEach(async () => {
  await test.app.db.deleteFrom('submission').execute()
  await test.app.db.deleteFrom('attempt').execute()
  await test.app.db.deleteFrom('mail').execute()
  day = days[serial++ % days.length] ?? ''
  const body = { title: 'The event', slug: `actueel/${someSlug()}`, type: 'news', locale: 'nl-nl' as const }
  event = (await admin.page.create({ body: { ...body, typeData: { day } } })).pageID
  await admin.page.publish({ params: { id: event } })
  form = await formIn('nl-nl')
  for (const email of ['anna@example.org', 'ben@example.org']) await register(email)
})

const formIn = async (locale: 'nl-nl' | 'en-gb') => {
  const blocks = [{ type: 'registration-form', key: 'registration', props: {} }]
  const { id } = await makePage(admin, { blocks, locale })
  await admin.page.publish({ params: { id } })
  return id
}
const register = (email: string, pageID = form) =>
  test.visitor().forms.submit({
    params: { form: 'registration' },
    body: { pageID, blockKey: 'registration', date: day, email },
  })
const store = async (change: { title?: string; pageType?: { id: string; props: { day: string } } }) => {
  const { page } = await admin.page.get({ params: { id: event } })
  const { id, revision } = page.pageVersion
  await admin.page.storeVersion({ params: { id }, body: { revision, ...change } })
}
const concerned = async (action: 'publish' | 'accept' | 'unpublish' | 'delete' | 'tag', by = admin) => {
  const { changes } = await by.page.previewChanges({ body: { action, pageIDs: [event] } })
  return changes[0]?.concerned
}
const mails = () =>
  test.app.db
    .selectFrom('mail')
    .where('subject', 'like', '%:%')
    .select(['to_address', 'subject', 'text'])
    .orderBy('id')
    .execute()

const all = { form: 'registration', label: 'The event', submissions: 2, quantity: 2, taken: 2 }

describe('people with submissions for a page', () => {
  it.each(['unpublish', 'delete'] as const)('are counted before %s', async action => {
    expect(await concerned(action)).toEqual([
      {
        ...all,
        subject: day,
        change: 'gone',
        places: null,
        letters: [{ language: 'nl', submissions: 2, subject: 'nl: The event', text: `Was ${day}, is over` }],
      },
    ])
  })

  it('are counted before a version without their day, or with other facts, is published', async () => {
    await store({ title: 'A new title' })
    expect(await concerned('publish')).toMatchObject([{ ...all, change: 'changed', places: 10 }])
    await store({ pageType: { id: 'news', props: { day: '2026-06-01' } } })
    expect(await concerned('publish')).toMatchObject([
      { ...all, change: 'gone', letters: [{ text: `Was ${day}, is over` }] },
    ])
  })

  it('are counted before a request is accepted, by the version that is requested', async () => {
    const author = await test.as([{ name: 'edit-page' }, { name: 'request-publication' }])
    await store({ title: 'A new title' })
    await author.page.requestPublication({ params: { id: event }, body: {} })
    await store({ title: 'The event' })
    expect(await concerned('accept')).toMatchObject([{ change: 'changed' }])
    expect(await concerned('publish')).toEqual([])
  })

  it('are not concerned by other changes', async () => {
    await store({ title: 'The event' })
    expect(await concerned('publish')).toEqual([])
    expect(await concerned('tag')).toEqual([])
    await test.app.db.updateTable('submission').set({ state: 'cancelled' }).execute()
    expect(await concerned('unpublish')).toEqual([])
  })

  it('are counted by who may not read what they sent', async () => {
    const publisher = await test.as([{ name: 'edit-page' }, { name: 'publish-page' }])
    expect(await concerned('unpublish', publisher)).toMatchObject([{ submissions: 2 }])
  })
})

describe('a letter', () => {
  const letters = [
    { language: 'nl' as const, subject: 'nl: Verplaatst', text: 'Het is nu morgen.' },
    { language: 'en' as const, subject: 'en: Moved', text: 'It is tomorrow.' },
  ]
  const write = (by = admin, subject = day) =>
    by.forms.write({ body: { form: 'registration', subject, letters } })

  it('reaches everyone in their language, once, also when it is sent twice at once', async () => {
    await register('carl@example.org', await formIn('en-gb'))
    await test.app.db
      .updateTable('submission')
      .set({ state: 'cancelled' })
      .where('email', '=', 'ben@example.org')
      .execute()
    const answers = await Promise.all([write(), write()])
    expect(answers.reduce((sum, { total }) => sum + total, 0)).toBe(2)
    expect(await mails()).toMatchObject([
      { to_address: 'anna@example.org', subject: 'nl: Verplaatst' },
      { to_address: 'carl@example.org', subject: 'en: Moved' },
    ])
    const earlier = new Date(clock.getTime() - 2 * 3_600_000)
    await test.app.db.updateTable('mail').set({ created_at: earlier }).execute()
    expect(await write()).toMatchObject({ total: 2 })
  })

  it('has a link to cancel, also after the page was deleted', async () => {
    await admin.page.delete({ params: { id: event }, body: {} })
    await admin.page.delete({ params: { id: form }, body: {} })
    await write()
    const [mail] = await mails()
    expect(mail?.text).toMatch(/\/\?form=registration&block=&action=cancel&token=/)
  })

  it('is refused without the permission for submissions, for other forms, and without a text', async () => {
    const publisher = await test.as([{ name: 'edit-page' }, { name: 'publish-page' }])
    expect(await refusalOf(write(publisher))).toMatchObject({ status: 403 })
    const body = { form: 'survey', subject: day, letters }
    expect(await refusalOf(admin.forms.write({ body }))).toMatchObject({ status: 404 })
    const empty = {
      form: 'registration',
      subject: day,
      letters: [{ language: 'nl' as const, subject: ' ', text: '' }],
    }
    expect(await refusalOf(admin.forms.write({ body: empty }))).toMatchObject({
      status: 422,
      codes: ['V_01 letters.0.subject', 'V_01 letters.0.text'],
    })
    expect(await write(admin, 'nobody')).toMatchObject({ total: 0 })
    expect(await mails()).toEqual([])
  })
})
