import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { Client } from '@ximblox/contract/client'
import type { JsonObject } from '@ximblox/contract/fields'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FormMail } from '../../kernel/forms/form-handler.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { places } from '../../test/form-site.ts'
import { createFormPages } from './form-pages.ts'
import { limitsOf, unverifiedMailsPerHour } from './mail-limits.ts'

let clock = new Date('2026-03-01T09:00:00Z')
let test: TestApp
let admin: Client
let visitor: Client

beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
  admin = await test.as('Administrator')
  visitor = test.visitor()
  const page = await makePage(admin, {
    blocks: [
      { type: 'registration-form', key: 'registration', props: {} },
      { type: 'newsletter-form', key: 'newsletter', props: {} },
      { type: 'survey-form', key: 'survey', props: {} },
    ],
  })
  await admin.page.publish({ params: { id: page.id } })
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of ['submission', 'attempt', 'mail'] as const)
    await test.app.db.deleteFrom(table).execute()
})

const submit = (form: string, body: JsonObject) => visitor.forms.submit({ params: { form }, body })
const register = (email: string, date: string) => submit('registration', { email, date })
const mailsTo = async (email: string) =>
  (
    await test.app.db
      .selectFrom('mail')
      .where('to_address', '=', email)
      .select('subject')
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject)
const rows = async () => (await test.app.db.selectFrom('submission').select('id').execute()).length

describe('visitors cannot flood a mailbox', () => {
  it('with many forms, however they share the address, and every submission is stored', async () => {
    const victim = 'victim@example.org'
    await Promise.all([
      ...Array.from({ length: 30 }, (_, number) => register(victim, `day-${number}`)),
      ...Array.from({ length: 5 }, () => submit('newsletter', { email: victim, agreement: true })),
    ])
    expect(await mailsTo(victim)).toHaveLength(unverifiedMailsPerHour)
    expect(await rows()).toBeGreaterThan(30)
    await register('victim+1@example.org', 'today')
    expect(await mailsTo('victim+1@example.org')).toEqual([])
    await register('other@example.org', 'today')
    expect(await mailsTo('other@example.org')).toHaveLength(1)
  })

  it('with a confirmed address of their own, as those who take part with it', () => {
    const form = { id: 'registration' } as FormDefinition
    const mail = { to: { address: 'b@example.org', name: '' }, subject: 'Hello', before: [] }
    const limits = (changes: Partial<FormMail>) =>
      limitsOf(test.app, { form, mail: { ...mail, ...changes }, isUnverified: false }, 'b@example.org')
    expect(limits({})).toEqual([])
    expect(limits({ isForOthers: true })).toMatchObject([{ perHour: unverifiedMailsPerHour }])
  })

  it('while the organisation gets all of its mails', async () => {
    for (let number = 0; number < 20; number++)
      await submit('survey', { name: `N ${number}`, email: 'office@som.test', agreement: true })
    expect(await mailsTo('office@som.test')).toHaveLength(20)
  })

  it('and who has a place now gets an email, whatever was sent before', async () => {
    const first = { email: 'first@example.org', date: 'today' }
    await submit('registration', first)
    for (let number = 1; number < places; number++) await register(`guest-${number}@example.org`, 'today')
    for (let number = 0; number < unverifiedMailsPerHour; number++)
      await register('waiting@example.org', `other-${number}`)
    await register('waiting@example.org', 'today')
    await admin.forms.erase({ body: { email: first.email } })
    expect((await mailsTo('waiting@example.org')).at(-1)).toBe('You have a place now')
  })
})

describe('a form that is submitted without its page', () => {
  it('is found where it is now', async () => {
    const spots = createFormPages(test.app)
    const before = await spots()
    expect(before.map(({ form }) => form)).toEqual(['registration', 'newsletter', 'survey'])
    await register('jane@example.org', 'today')
    expect(await spots()).toBe(before)
    const page = await makePage(admin, {
      blocks: [{ type: 'form', key: 'composed', props: { questions: [] } }],
    })
    await admin.page.publish({ params: { id: page.id } })
    expect((await spots()).at(-1)).toMatchObject({ form: 'form:composed', pageID: page.id })
    await submit('form:composed', {})
    await admin.page.unpublish({ params: { id: page.id } })
    expect(await spots()).toEqual(before)
    expect(await refusalOf(submit('form:composed', {}))).toMatchObject({ status: 404 })
  })
})

it('an hour later an address gets mails again', async () => {
  const email = 'jane@example.org'
  for (let number = 0; number <= unverifiedMailsPerHour; number++) await register(email, `day-${number}`)
  expect(await mailsTo(email)).toHaveLength(unverifiedMailsPerHour)
  clock = new Date(clock.getTime() + 3_600_001)
  await register(email, 'today')
  expect(await mailsTo(email)).toHaveLength(unverifiedMailsPerHour + 1)
})
